race_for_the_galaxy-name = Race for the Galaxy

## Options of a game

race_for_the_galaxy-option-set = Which cards there are: base (the base game, for up to 4 players) or gathering_storm (The Gathering Storm as well: more cards, goals, up to 5 players)
race_for_the_galaxy-option-two_actions = Two players choose two actions each in every round
race_for_the_galaxy-option-goals = There are goals to reach, if the cards of The Gathering Storm are in the game
race_for_the_galaxy-option-cap = After how many rounds the game ends at the latest and is scored
race_for_the_galaxy-option-engine_quirks = The habits of another program, for comparing games with it: cards may be discarded in vain, goals are looked at when that program looks, and the second Develop or Settle card may be played alone

## Card names

race_for_the_galaxy-card-old_earth = Old Earth
race_for_the_galaxy-card-epsilon_eridani = Epsilon Eridani
race_for_the_galaxy-card-alpha_centauri = Alpha Centauri
race_for_the_galaxy-card-new_sparta = New Sparta
race_for_the_galaxy-card-earths_lost_colony = Earth's Lost Colony
race_for_the_galaxy-card-rebel_fuel_cache = Rebel Fuel Cache
race_for_the_galaxy-card-public_works = Public Works
race_for_the_galaxy-card-gem_world = Gem World
race_for_the_galaxy-card-colony_ship = Colony Ship
race_for_the_galaxy-card-comet_zone = Comet Zone
race_for_the_galaxy-card-expedition_force = Expedition Force
race_for_the_galaxy-card-mining_robots = Mining Robots
race_for_the_galaxy-card-rebel_miners = Rebel Miners
race_for_the_galaxy-card-export_duties = Export Duties
race_for_the_galaxy-card-former_penal_colony = Former Penal Colony
race_for_the_galaxy-card-malevolent_lifeforms = Malevolent Lifeforms
race_for_the_galaxy-card-new_military_tactics = New Military Tactics
race_for_the_galaxy-card-space_marines = Space Marines
race_for_the_galaxy-card-contact_specialist = Contact Specialist
race_for_the_galaxy-card-avian_uplift_race = Avian Uplift Race
race_for_the_galaxy-card-spice_world = Spice World
race_for_the_galaxy-card-lost_species_ark_world = Lost Species Ark World
race_for_the_galaxy-card-new_vinland = New Vinland
race_for_the_galaxy-card-artist_colony = Artist Colony
race_for_the_galaxy-card-alien_robotic_factory = Alien Robotic Factory
race_for_the_galaxy-card-plague_world = Plague World
race_for_the_galaxy-card-distant_world = Distant World
race_for_the_galaxy-card-rebel_outpost = Rebel Outpost
race_for_the_galaxy-card-rebel_warrior_race = Rebel Warrior Race
race_for_the_galaxy-card-rebel_underground = Rebel Underground
race_for_the_galaxy-card-new_survivalists = New Survivalists
race_for_the_galaxy-card-outlaw_world = Outlaw World
race_for_the_galaxy-card-lost_alien_battle_fleet = Lost Alien Battle Fleet
race_for_the_galaxy-card-diversified_economy = Diversified Economy
race_for_the_galaxy-card-consumer_markets = Consumer Markets
race_for_the_galaxy-card-mining_conglomerate = Mining Conglomerate
race_for_the_galaxy-card-research_labs = Research Labs
race_for_the_galaxy-card-deficit_spending = Deficit Spending
race_for_the_galaxy-card-investment_credits = Investment Credits
race_for_the_galaxy-card-pan_galactic_league = Pan-Galactic League
race_for_the_galaxy-card-mining_league = Mining League
race_for_the_galaxy-card-free_trade_association = Free Trade Association
race_for_the_galaxy-card-alien_tech_institute = Alien Tech Institute
race_for_the_galaxy-card-galactic_survey_seti = Galactic Survey: SETI
race_for_the_galaxy-card-galactic_federation = Galactic Federation
race_for_the_galaxy-card-refugee_world = Refugee World
race_for_the_galaxy-card-empath_world = Empath World
race_for_the_galaxy-card-galactic_resort = Galactic Resort
race_for_the_galaxy-card-pre_sentient_race = Pre-Sentient Race
race_for_the_galaxy-card-deserted_alien_outpost = Deserted Alien Outpost
race_for_the_galaxy-card-deserted_alien_colony = Deserted Alien Colony
race_for_the_galaxy-card-galactic_engineers = Galactic Engineers
race_for_the_galaxy-card-black_market_trading_world = Black Market Trading World
race_for_the_galaxy-card-merchant_world = Merchant World
race_for_the_galaxy-card-tourist_world = Tourist World
race_for_the_galaxy-card-galactic_trendsetters = Galactic Trendsetters
race_for_the_galaxy-card-alien_rosetta_stone_world = Alien Rosetta Stone World
race_for_the_galaxy-card-star_nomad_lair = Star Nomad Lair
race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
race_for_the_galaxy-card-alien_robot_sentry = Alien Robot Sentry
race_for_the_galaxy-card-pirate_world = Pirate World
race_for_the_galaxy-card-reptilian_uplift_race = Reptilian Uplift Race
race_for_the_galaxy-card-lost_alien_warship = Lost Alien Warship
race_for_the_galaxy-card-alien_robot_scout_ship = Alien Robot Scout Ship
race_for_the_galaxy-card-runaway_robots = Runaway Robots
race_for_the_galaxy-card-interstellar_bank = Interstellar Bank
race_for_the_galaxy-card-terraforming_robots = Terraforming Robots
race_for_the_galaxy-card-drop_ships = Drop Ships
race_for_the_galaxy-card-new_galactic_order = New Galactic Order
race_for_the_galaxy-card-asteroid_belt = Asteroid Belt
race_for_the_galaxy-card-merchant_guild = Merchant Guild
race_for_the_galaxy-card-secluded_world = Secluded World
race_for_the_galaxy-card-imperium_armaments_world = Imperium Armaments World
race_for_the_galaxy-card-terraformed_world = Terraformed World
race_for_the_galaxy-card-replicant_robots = Replicant Robots
race_for_the_galaxy-card-pilgrimage_world = Pilgrimage World
race_for_the_galaxy-card-rebel_homeworld = Rebel Homeworld
race_for_the_galaxy-card-new_economy = New Economy
race_for_the_galaxy-card-radioactive_world = Radioactive World
race_for_the_galaxy-card-aquatic_uplift_race = Aquatic Uplift Race
race_for_the_galaxy-card-genetics_lab = Genetics Lab
race_for_the_galaxy-card-bio_hazard_mining_world = Bio-Hazard Mining World
race_for_the_galaxy-card-deserted_alien_library = Deserted Alien Library
race_for_the_galaxy-card-destroyed_world = Destroyed World
race_for_the_galaxy-card-galactic_renaissance = Galactic Renaissance
race_for_the_galaxy-card-blaster_gem_mines = Blaster Gem Mines
race_for_the_galaxy-card-gambling_world = Gambling World
race_for_the_galaxy-card-expanding_colony = Expanding Colony
race_for_the_galaxy-card-space_port = Space Port
race_for_the_galaxy-card-prosperous_world = Prosperous World
race_for_the_galaxy-card-new_earth = New Earth
race_for_the_galaxy-card-rebel_base = Rebel Base
race_for_the_galaxy-card-galactic_imperium = Galactic Imperium
race_for_the_galaxy-card-trade_league = Trade League
race_for_the_galaxy-card-mining_world = Mining World
race_for_the_galaxy-card-separatist_colony = Separatist Colony
race_for_the_galaxy-card-ancient_race = Ancient Race
race_for_the_galaxy-card-damaged_alien_factory = Damaged Alien Factory
race_for_the_galaxy-card-doomed_world = Doomed World
race_for_the_galaxy-card-terraforming_guild = Terraforming Guild
race_for_the_galaxy-card-galactic_genome_project = Galactic Genome Project
race_for_the_galaxy-card-space_mercenaries = Space Mercenaries
race_for_the_galaxy-card-improved_logistics = Improved Logistics
race_for_the_galaxy-card-deserted_alien_world = Deserted Alien World
race_for_the_galaxy-card-rebel_colony = Rebel Colony
race_for_the_galaxy-card-clandestine_uplift_lab = Clandestine Uplift Lab
race_for_the_galaxy-card-imperium_lords = Imperium Lords
race_for_the_galaxy-card-smuggling_lair = Smuggling Lair
race_for_the_galaxy-card-volcanic_world = Volcanic World
race_for_the_galaxy-card-rebel_sympathizers = Rebel Sympathizers
race_for_the_galaxy-card-galactic_bazaar = Galactic Bazaar
race_for_the_galaxy-card-galactic_studios = Galactic Studios
race_for_the_galaxy-card-alien_toy_shop = Alien Toy Shop
race_for_the_galaxy-card-hive_world = Hive World

## Kinds, keywords and phases

race_for_the_galaxy-kind-novelty = Novelty
race_for_the_galaxy-kind-rare = Rare Elements
race_for_the_galaxy-kind-genes = Genes
race_for_the_galaxy-kind-alien = Alien Technology

race_for_the_galaxy-keyword-alien = Alien
race_for_the_galaxy-keyword-imperium = Imperium
race_for_the_galaxy-keyword-rebel = Rebel
race_for_the_galaxy-keyword-terraforming = Terraforming
race_for_the_galaxy-keyword-uplift = Uplift
race_for_the_galaxy-keyword-chromo = Chromosome

# as cards have them: trading is a part of Consume with powers of its own
race_for_the_galaxy-numeral-explore = I
race_for_the_galaxy-numeral-develop = II
race_for_the_galaxy-numeral-settle = III
race_for_the_galaxy-numeral-trade = $
race_for_the_galaxy-numeral-consume = IV
race_for_the_galaxy-numeral-produce = V

race_for_the_galaxy-phase-explore = Explore
race_for_the_galaxy-phase-develop = Develop
race_for_the_galaxy-phase-settle = Settle
race_for_the_galaxy-phase-consume = Consume
race_for_the_galaxy-phase-produce = Produce

## Action cards, and the bonus that each gives

race_for_the_galaxy-action-explore_five = Explore +5
race_for_the_galaxy-action-explore_one = Explore +1/+1
race_for_the_galaxy-action-develop = Develop
race_for_the_galaxy-action-develop_again = Develop (second card)
race_for_the_galaxy-action-settle = Settle
race_for_the_galaxy-action-settle_again = Settle (second card)
race_for_the_galaxy-action-consume_trade = Consume: Trade
race_for_the_galaxy-action-consume_twice = Consume: x2
race_for_the_galaxy-action-produce = Produce

race_for_the_galaxy-bonus-explore_five = draw 5 cards more
race_for_the_galaxy-bonus-explore_one = draw 1 card more and keep 1 card more
race_for_the_galaxy-bonus-develop = your development costs 1 less
race_for_the_galaxy-bonus-settle = draw 1 card after you have placed a world
race_for_the_galaxy-bonus-consume_trade = first sell a good for cards
race_for_the_galaxy-bonus-consume_twice = twice the VP for goods consumed
race_for_the_galaxy-bonus-produce = a good on one of your windfall worlds as well

## Goals, and what each asks for

race_for_the_galaxy-goal-galactic_standard_of_living = Galactic Standard of Living
race_for_the_galaxy-goal-system_diversity = System Diversity
race_for_the_galaxy-goal-overlord_discoveries = Overlord Discoveries
race_for_the_galaxy-goal-budget_surplus = Budget Surplus
race_for_the_galaxy-goal-innovation_leader = Innovation Leader
race_for_the_galaxy-goal-galactic_status = Galactic Status
race_for_the_galaxy-goal-greatest_military = Greatest Military
race_for_the_galaxy-goal-largest_industry = Largest Industry
race_for_the_galaxy-goal-greatest_infrastructure = Greatest Infrastructure
race_for_the_galaxy-goal-production_leader = Production Leader

race_for_the_galaxy-aim-galactic_standard_of_living = { $galactic_standard_of_living } or more VP in chips
race_for_the_galaxy-aim-system_diversity = worlds of all { $system_diversity } kinds
race_for_the_galaxy-aim-overlord_discoveries = { $overlord_discoveries } Alien cards
race_for_the_galaxy-aim-budget_surplus = { $budget_surplus } or more cards discarded at the end of a round
race_for_the_galaxy-aim-innovation_leader = powers for all { $innovation_leader } of I, II, III, $, IV and V
race_for_the_galaxy-aim-galactic_status = { $galactic_status ->
        [one] a development with “?” VP
       *[other] { $galactic_status } developments with “?” VP
    }
race_for_the_galaxy-aim-greatest_military = the most total military, at least { $greatest_military }
race_for_the_galaxy-aim-largest_industry = the most Novelty and Rare Elements worlds together, at least { $largest_industry }
race_for_the_galaxy-aim-greatest_infrastructure = the most developments, at least { $greatest_infrastructure }
race_for_the_galaxy-aim-production_leader = the most production worlds, at least { $production_leader }

## Card texts: a line for what a card is, one for each power, one for what it scores

race_for_the_galaxy-text-development = Development. Cost { $cost }, { $points } VP.
race_for_the_galaxy-text-grey = { $military ->
        [yes] Military world without goods. Defence { $cost }, { $points } VP.
       *[no] World without goods. Cost { $cost }, { $points } VP.
    }
race_for_the_galaxy-text-windfall = { $military ->
        [yes] { $goods } windfall world, military. Defence { $cost }, { $points } VP.
       *[no] { $goods } windfall world. Cost { $cost }, { $points } VP.
    }
race_for_the_galaxy-text-production = { $military ->
        [yes] { $goods } production world, military. Defence { $cost }, { $points } VP.
       *[no] { $goods } production world. Cost { $cost }, { $points } VP.
    }
race_for_the_galaxy-text-counted = ?
race_for_the_galaxy-text-keywords = Keywords: { $keywords }.
race_for_the_galaxy-text-start = Start world number { $number }.
race_for_the_galaxy-text-small_hand = Whoever begins with it keeps one card less.
race_for_the_galaxy-text-power = { $numeral }: { $does }.
race_for_the_galaxy-text-scores = { $number ->
        [one] At the end: { $lines }.
       *[other] At the end (each card counts once, for the first of these that fits it): { $lines }.
    }
# how sentences, items of a list and parts of a sentence are put together
race_for_the_galaxy-text-and = { $first } { $second }
race_for_the_galaxy-text-list = { $first }, { $second }
race_for_the_galaxy-text-also = { $first }; { $second }

# what a power does: the end of a sentence
race_for_the_galaxy-power-explore_draw = { $value ->
        [one] draw 1 card more
       *[other] draw { $value } cards more
    }
race_for_the_galaxy-power-explore_keep = { $value ->
        [one] keep 1 card more
       *[other] keep { $value } cards more
    }
race_for_the_galaxy-power-develop_discount = your developments cost { $value } less
race_for_the_galaxy-power-develop_draw = { $value ->
        [one] draw 1 card before anything is placed
       *[other] draw { $value } cards before anything is placed
    }
race_for_the_galaxy-power-draw_after_develop = { $value ->
        [one] draw 1 card after you have placed a development
       *[other] draw { $value } cards after you have placed a development
    }
race_for_the_galaxy-power-draw_after_settle = { $value ->
        [one] draw 1 card after you have placed a world
       *[other] draw { $value } cards after you have placed a world
    }
race_for_the_galaxy-power-discount = { $kind ->
        [any] worlds cost you { $value } less
       *[other] { $goods } worlds cost you { $value } less
    }
race_for_the_galaxy-power-military = { $kind ->
        [any] { $amount } military
        [rebel] { $amount } military against Rebel military worlds
       *[other] { $amount } military against { $goods } worlds
    }
race_for_the_galaxy-power-free_ship = you may discard this card: the world that you pay for costs nothing; not for { race_for_the_galaxy-kind-alien } worlds
race_for_the_galaxy-power-tactic = you may discard this card: { $amount } military for this phase
race_for_the_galaxy-power-mercenary = you may discard up to { $value } cards of your hand: +1 military each for this phase
race_for_the_galaxy-power-envoy = you may pay for a military world, for { $value } less than its defence; not for { race_for_the_galaxy-kind-alien } worlds
race_for_the_galaxy-power-second_world = you may place a second world after the first
race_for_the_galaxy-power-price = { $kind ->
        [any] each good that you sell brings { $value ->
            [one] 1 card more
           *[other] { $value } cards more
        }
       *[other] each { $goods } good that you sell brings { $value ->
            [one] 1 card more
           *[other] { $value } cards more
        }
    }
race_for_the_galaxy-power-own_price = { $value ->
        [one] the good of this world sells for 1 card more
       *[other] the good of this world sells for { $value } cards more
    }
race_for_the_galaxy-power-genes_price_per_chromo = each { $goods } good that you sell brings { $value ->
        [one] 1 card more
       *[other] { $value } cards more
    } for each of your Chromosome worlds
race_for_the_galaxy-power-goods = { $number ->
        [one] { $kind ->
            [any] consume 1 good for { $reward }
           *[other] consume 1 { $goods } good for { $reward }
        }
       *[other] { $kind ->
            [any] consume up to { $number } goods for { $reward } each
           *[other] consume up to { $number } { $goods } goods for { $reward } each
        }
    }
race_for_the_galaxy-power-set_of_goods = { $kind ->
        [any] consume { $number } goods for { $reward } in all
       *[other] consume { $number } { $goods } goods for { $reward } in all
    }
race_for_the_galaxy-power-kinds_of_goods = consume { $number } goods of different kinds for { $reward } in all
race_for_the_galaxy-power-all_goods = consume all goods that you have left, for { $reward } each but the first
race_for_the_galaxy-power-own_good = consume the good of this world for { $reward }
race_for_the_galaxy-power-hand_cards = { $number ->
        [one] you may discard 1 card of your hand for { $reward }
       *[other] you may discard up to { $number } cards of your hand for { $reward } each
    }
race_for_the_galaxy-power-draw = { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
race_for_the_galaxy-power-gamble = name a number from 1 to { $highest } and turn up the next card; keep it if that is its cost or defence
race_for_the_galaxy-power-sale = sell a good at its full price
race_for_the_galaxy-power-plain_sale = sell a good at its basic price, without any power
race_for_the_galaxy-power-own_production = produces 1 { $own } good
race_for_the_galaxy-power-paid_production = you may discard 1 card of your hand: produces 1 { $own } good
race_for_the_galaxy-power-produce_windfall = { $kind ->
        [any] produce a good on one of your windfall worlds
       *[other] produce a good on one of your { $goods } windfall worlds
    }
race_for_the_galaxy-power-draw_if = { $cards ->
        [one] draw 1 card if this world produces
       *[other] draw { $cards } cards if this world produces
    }
race_for_the_galaxy-power-per_genes_world = { $cards ->
        [one] draw 1 card for each of your { race_for_the_galaxy-kind-genes } worlds
       *[other] draw { $cards } cards for each of your { race_for_the_galaxy-kind-genes } worlds
    }
race_for_the_galaxy-power-per_military_world = { $cards ->
        [one] draw 1 card for each of your military worlds
       *[other] draw { $cards } cards for each of your military worlds
    }
race_for_the_galaxy-power-per_novelty = { $cards ->
        [one] draw 1 card for each { race_for_the_galaxy-kind-novelty } good you have produced
       *[other] draw { $cards } cards for each { race_for_the_galaxy-kind-novelty } good you have produced
    }
race_for_the_galaxy-power-per_alien = { $cards ->
        [one] draw 1 card for each { race_for_the_galaxy-kind-alien } good you have produced
       *[other] draw { $cards } cards for each { race_for_the_galaxy-kind-alien } good you have produced
    }
race_for_the_galaxy-power-per_kind = { $cards ->
        [one] draw 1 card for each kind of good you have produced
       *[other] draw { $cards } cards for each kind of good you have produced
    }
race_for_the_galaxy-power-most_rare = { $cards ->
        [one] draw 1 card if you have produced more { race_for_the_galaxy-kind-rare } goods than any other player
       *[other] draw { $cards } cards if you have produced more { race_for_the_galaxy-kind-rare } goods than any other player
    }

race_for_the_galaxy-reward-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
race_for_the_galaxy-reward-points = { $points } VP
race_for_the_galaxy-reward-both = { $cards ->
        [one] 1 card and { $points } VP
       *[other] { $cards } cards and { $points } VP
    }

# what a six-cost development counts
race_for_the_galaxy-line-production_of = { $points } VP for each { $goods } production world
race_for_the_galaxy-line-windfall_of = { $points } VP for each { $goods } windfall world
race_for_the_galaxy-line-named = { $points } VP for { $card }
race_for_the_galaxy-line-keyword = { $points } VP for each { $keyword } card
race_for_the_galaxy-line-a_development = { $points } VP for each development
race_for_the_galaxy-line-a_six = { $points } VP for each development with “?” VP
race_for_the_galaxy-line-a_world = { $points } VP for each world
race_for_the_galaxy-line-a_military_world = { $points } VP for each military world
race_for_the_galaxy-line-a_rebel_military_world = { $points } VP for each Rebel military world
race_for_the_galaxy-line-development_with_power = { $points } VP for each development with a power for { $numeral }
race_for_the_galaxy-line-world_with_power = { $points } VP for each world with a power for { $numeral }
race_for_the_galaxy-line-total_military = { $points } VP for each point of your total military
race_for_the_galaxy-line-per_three_chips = { $points } VP for every 3 VP in chips

## Cards in one short line: cost or defence / VP, and powers

race_for_the_galaxy-short-type-development = Dev { $cost }/{ $points }
race_for_the_galaxy-short-type-grey = { $military ->
        [yes] Mil world { $cost }/{ $points }
       *[no] World { $cost }/{ $points }
    }
race_for_the_galaxy-short-type-windfall = { $military ->
        [yes] Mil { $goods } windfall { $cost }/{ $points }
       *[no] { $goods } windfall { $cost }/{ $points }
    }
race_for_the_galaxy-short-type-production = { $military ->
        [yes] Mil { $goods } production { $cost }/{ $points }
       *[no] { $goods } production { $cost }/{ $points }
    }
race_for_the_galaxy-short-kind-novelty = Novelty
race_for_the_galaxy-short-kind-rare = Rare
race_for_the_galaxy-short-kind-genes = Genes
race_for_the_galaxy-short-kind-alien = Alien
race_for_the_galaxy-short-and = { $first }; { $second }
race_for_the_galaxy-short-power = { $numeral } { $does }
race_for_the_galaxy-short-explore_draw = +{ $value }
race_for_the_galaxy-short-explore_keep = keep +{ $value }
race_for_the_galaxy-short-develop_discount = -{ $value } cost
race_for_the_galaxy-short-develop_draw = draw { $value }
race_for_the_galaxy-short-draw_after_develop = draw { $value } after
race_for_the_galaxy-short-draw_after_settle = draw { $value } after
race_for_the_galaxy-short-discount = { $kind ->
        [any] -{ $value } cost
       *[other] { $goods } -{ $value }
    }
race_for_the_galaxy-short-military = { $kind ->
        [any] mil { $amount }
        [rebel] Rebel mil { $amount }
       *[other] { $goods } mil { $amount }
    }
race_for_the_galaxy-short-free_ship = discard: free world
race_for_the_galaxy-short-tactic = discard: mil { $amount }
race_for_the_galaxy-short-mercenary = { $value } cards: mil +1 each
race_for_the_galaxy-short-envoy = pay military -{ $value }
race_for_the_galaxy-short-second_world = second world
race_for_the_galaxy-short-price = { $kind ->
        [any] +{ $value }
       *[other] { $goods } +{ $value }
    }
race_for_the_galaxy-short-own_price = own +{ $value }
race_for_the_galaxy-short-genes_price_per_chromo = { $goods } +{ $value }/chr
race_for_the_galaxy-short-goods = { $number ->
        [one] { $kind ->
            [any] good>{ $reward }
           *[other] { $goods }>{ $reward }
        }
       *[other] { $kind ->
            [any] { $number } x good>{ $reward }
           *[other] { $number } x { $goods }>{ $reward }
        }
    }
race_for_the_galaxy-short-set_of_goods = { $kind ->
        [any] { $number } goods>{ $reward }
       *[other] { $number } { $goods }>{ $reward }
    }
race_for_the_galaxy-short-kinds_of_goods = { $number } kinds>{ $reward }
race_for_the_galaxy-short-all_goods = all goods>{ $reward } each but 1
race_for_the_galaxy-short-own_good = own>{ $reward }
race_for_the_galaxy-short-hand_cards = { $number } x hand>{ $reward }
race_for_the_galaxy-short-draw = draw { $cards }
race_for_the_galaxy-short-gamble = gamble
race_for_the_galaxy-short-sale = sell
race_for_the_galaxy-short-plain_sale = sell, basic price
race_for_the_galaxy-short-paid_production = hand card>own
race_for_the_galaxy-short-produce_windfall = { $kind ->
        [any] windfall
       *[other] { $goods } windfall
    }
race_for_the_galaxy-short-draw_if = own: draw { $cards }
race_for_the_galaxy-short-per_genes_world = draw { $cards }/{ race_for_the_galaxy-short-kind-genes } world
race_for_the_galaxy-short-per_military_world = draw { $cards }/military world
race_for_the_galaxy-short-per_novelty = draw { $cards }/{ race_for_the_galaxy-short-kind-novelty }
race_for_the_galaxy-short-per_alien = draw { $cards }/{ race_for_the_galaxy-short-kind-alien }
race_for_the_galaxy-short-per_kind = draw { $cards }/kind
race_for_the_galaxy-short-most_rare = most { race_for_the_galaxy-short-kind-rare }: draw { $cards }
race_for_the_galaxy-short-reward-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
race_for_the_galaxy-short-reward-points = { $points } VP
race_for_the_galaxy-short-reward-both = { $cards ->
        [one] 1 card+{ $points } VP
       *[other] { $cards } cards+{ $points } VP
    }

## Questions, to the one who is asked

race_for_the_galaxy-ask-discard_at_start = { $picked ->
        [0] { $left ->
            [one] Your first hand: discard 1 card. Which one?
           *[other] Your first hand: discard { $left } cards. Which ones?
        }
       *[other] Your first hand: discard { $left } more.
    }
race_for_the_galaxy-ask-choose_action = What do you choose for this round?
race_for_the_galaxy-ask-keep_drawn = { $picked ->
        [0] { $left ->
            [one] Explore: keep 1 of the cards you have drawn. Which one?
           *[other] Explore: keep { $left } of the cards you have drawn. Which ones?
        }
       *[other] Explore: keep { $left } more.
    }
race_for_the_galaxy-ask-place_development = Develop: which development do you place?
race_for_the_galaxy-ask-pay_development = { $picked ->
        [0] { $left ->
            [one] Pay 1 card for your development. Which one?
           *[other] Pay { $left } cards for your development. Which ones?
        }
       *[other] Pay { $left } more for your development.
    }
race_for_the_galaxy-ask-place_world = Settle: which world do you place?
race_for_the_galaxy-ask-how_to_settle = How do you settle your world?
race_for_the_galaxy-ask-pay_world = { $picked ->
        [0] { $left ->
            [one] Pay 1 card for your world. Which one?
           *[other] Pay { $left } cards for your world. Which ones?
        }
       *[other] Pay { $left } more for your world.
    }
race_for_the_galaxy-ask-arm = { $picked ->
        [0] Discard up to { $left ->
            [one] 1 card
           *[other] { $left } cards
        } for 1 military each. Which?
       *[other] Discard up to { $left } more for 1 military each?
    }
race_for_the_galaxy-ask-place_second = { race_for_the_galaxy-card-improved_logistics }: do you place a second world?
race_for_the_galaxy-ask-sell_which = { $plain ->
        [yes] Which good do you sell at its basic price?
       *[no] Which good do you sell?
    }
race_for_the_galaxy-ask-use_power = Consume: which power do you use next?
race_for_the_galaxy-ask-discard_for_chips = { $picked ->
        [0] { $left ->
            [one] { $card }: discard 1 card for 1 VP?
           *[other] { $card }: discard up to { $left } cards for 1 VP each?
        }
       *[other] { $card }: discard up to { $left } more?
    }
race_for_the_galaxy-ask-consume_good = { $picked ->
        [0] { $left ->
            [one] { $card }: which good do you consume?
           *[other] { $card }: which { $left } goods do you consume?
        }
       *[other] { $card }: which good next? ({ $left } to go)
    }
race_for_the_galaxy-ask-name_number = { race_for_the_galaxy-card-gambling_world }: which number from 1 to { $highest } do you name?
race_for_the_galaxy-ask-which_windfall = { $kind ->
        [any] Produce: which windfall world gets a good?
       *[other] Produce: which { $goods } windfall world gets a good?
    }
race_for_the_galaxy-ask-use_next = Produce: which power do you use next?
race_for_the_galaxy-ask-pay_to_produce = { $card }: discard a card of your hand to produce a good?
race_for_the_galaxy-ask-discard_to_limit = { $picked ->
        [0] { $left ->
            [one] Your hand is too large: discard 1 card. Which one?
           *[other] Your hand is too large: discard { $left } cards. Which ones?
        }
       *[other] Your hand is too large: discard { $left } more.
    }

## Questions, to the others

race_for_the_galaxy-wait-discard_at_start = Waiting for { $player } to discard { $left } cards of the first hand.
race_for_the_galaxy-wait-choose_action = Waiting for { $player } to choose what to do in this round.
race_for_the_galaxy-wait-keep_drawn = { $left ->
        [one] Waiting for { $player } to choose 1 card to keep.
       *[other] Waiting for { $player } to choose { $left } cards to keep.
    }
race_for_the_galaxy-wait-place_development = Waiting for { $player } to choose a development.
race_for_the_galaxy-wait-pay_development = { $left ->
        [one] Waiting for { $player } to pay 1 card for a development.
       *[other] Waiting for { $player } to pay { $left } cards for a development.
    }
race_for_the_galaxy-wait-place_world = Waiting for { $player } to choose a world.
race_for_the_galaxy-wait-how_to_settle = Waiting for { $player } to choose how to settle a world.
race_for_the_galaxy-wait-pay_world = { $left ->
        [one] Waiting for { $player } to pay 1 card for a world.
       *[other] Waiting for { $player } to pay { $left } cards for a world.
    }
race_for_the_galaxy-wait-arm = { $left ->
        [one] Waiting for { $player } to discard 1 card for military.
       *[other] Waiting for { $player } to discard up to { $left } cards for military.
    }
race_for_the_galaxy-wait-place_second = Waiting for { $player } to choose a second world.
race_for_the_galaxy-wait-sell_which = { $plain ->
        [yes] Waiting for { $player } to sell a good at its basic price.
       *[no] Waiting for { $player } to sell a good.
    }
race_for_the_galaxy-wait-use_power = Waiting for { $player } to use a power for Consume.
race_for_the_galaxy-wait-discard_for_chips = { $left ->
        [one] Waiting for { $player }, who may discard 1 card for VP ({ $card }).
       *[other] Waiting for { $player }, who may discard up to { $left } cards for VP ({ $card }).
    }
race_for_the_galaxy-wait-consume_good = Waiting for { $player } to choose a good to consume ({ $card }).
race_for_the_galaxy-wait-name_number = Waiting for { $player } to name a number ({ race_for_the_galaxy-card-gambling_world }).
race_for_the_galaxy-wait-which_windfall = { $kind ->
        [any] Waiting for { $player } to choose a windfall world for a good.
       *[other] Waiting for { $player } to choose one of the { $goods } windfall worlds for a good.
    }
race_for_the_galaxy-wait-use_next = Waiting for { $player } to use a power for Produce.
race_for_the_galaxy-wait-pay_to_produce = Waiting for { $player }, who may discard a card for a good ({ $card }).
race_for_the_galaxy-wait-discard_to_limit = { $left ->
        [one] Waiting for { $player } to discard 1 card, having too many.
       *[other] Waiting for { $player } to discard { $left } cards, having too many.
    }

## Choices.  $sight says whether the table is in sight: then the numbers are those that hold on it

race_for_the_galaxy-do-none-place_development = Place nothing
race_for_the_galaxy-do-none-place_world = Place nothing
race_for_the_galaxy-do-none-place_second = Place no second world
race_for_the_galaxy-do-none-use_power = Use no more powers
race_for_the_galaxy-do-done-arm = Discard no more
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
race_for_the_galaxy-do-done-pay_to_produce = Discard nothing
race_for_the_galaxy-do-choose = { $first }: { $bonus }
race_for_the_galaxy-do-choose_two = { $first } and { $second }
race_for_the_galaxy-do-choose_two-same = { $first } twice
race_for_the_galaxy-do-name = { $number }
race_for_the_galaxy-do-keep = Keep { $card } ({ $brief })
race_for_the_galaxy-do-discard = Discard { $card } ({ $brief })
race_for_the_galaxy-do-place-development = { $sight ->
        [no] Place { $card } (cost { $cost })
       *[yes] { $price ->
            [0] Place { $card } for nothing
            [one] Place { $card } for 1 card
           *[other] Place { $card } for { $price } cards
        }
    }
race_for_the_galaxy-do-place-world = { $sight ->
        [no] { $military ->
            [yes] Place { $card } (defence { $cost })
           *[no] Place { $card } (cost { $cost })
        }
       *[yes] { $military ->
            [yes] Place { $card } (defence { $cost }, your military { $strength })
           *[no] { $price ->
                [0] Place { $card } for nothing
                [one] Place { $card } for 1 card
               *[other] Place { $card } for { $price } cards
            }
        }
    }
race_for_the_galaxy-do-pay = Pay with { $card } ({ $brief })
race_for_the_galaxy-do-pay_cost = { $sight ->
        [no] Pay for the world
       *[yes] { $price ->
            [0] Place { $world } for nothing
            [one] Pay 1 card for { $world }
           *[other] Pay { $price } cards for { $world }
        }
    }
race_for_the_galaxy-do-conquer = { $sight ->
        [no] Conquer the world
       *[yes] Conquer { $world } (military { $strength } against defence { $defence })
    }
race_for_the_galaxy-do-pay_by = { $sight ->
        [no] Pay for the world by { $card }
       *[yes] { $price ->
            [0] Place { $world } for nothing by { $card }
            [one] Pay 1 card for { $world } by { $card }
           *[other] Pay { $price } cards for { $world } by { $card }
        }
    }
race_for_the_galaxy-do-place_free = { $sight ->
        [no] Discard { $card }: the world costs nothing
       *[yes] Discard { $card }: { $world } costs nothing
    }
race_for_the_galaxy-do-arm = Discard { $card } for 1 military ({ $brief })
race_for_the_galaxy-do-use = Use { $card }: { $does }
race_for_the_galaxy-do-use-in_vain = Discard { $card } in vain
race_for_the_galaxy-do-gamble = Use { race_for_the_galaxy-card-gambling_world }: name a number and turn up a card
race_for_the_galaxy-do-sell = { $sight ->
        [no] Sell the good of { $card } ({ $goods })
       *[yes] { $price ->
            [one] Sell the good of { $card } ({ $goods }) for 1 card
           *[other] Sell the good of { $card } ({ $goods }) for { $price } cards
        }
    }
race_for_the_galaxy-do-consume = Consume the good of { $card } ({ $goods })
race_for_the_galaxy-do-produce = Produce a good on { $card } ({ $goods })

## The log.  $player acts, $reader says whether it is they who read

race_for_the_galaxy-log-starts = { $reader ->
        [player] You begin with { $card }, start world { $number }.
       *[somebody] { $player } begins with { $card }, start world { $number }.
    }
race_for_the_galaxy-log-round = Round { $number }.
race_for_the_galaxy-log-chooses = { $reader ->
        [player] You choose { $action }.
       *[somebody] { $player } chooses { $action }.
    }
race_for_the_galaxy-log-phase = { $phase ->
        [explore] Phase I: { race_for_the_galaxy-phase-explore }.
        [develop] Phase II: { race_for_the_galaxy-phase-develop }.
        [settle] Phase III: { race_for_the_galaxy-phase-settle }.
        [consume] Phase IV: { race_for_the_galaxy-phase-consume }.
       *[produce] Phase V: { race_for_the_galaxy-phase-produce }.
    }
race_for_the_galaxy-log-draws = { $reader ->
        [player] You draw { $card }.
       *[somebody] { $player } draws { $card }.
    }
race_for_the_galaxy-log-draws-hidden = { $player } draws a card.
race_for_the_galaxy-log-cannot_draw = { $reader ->
        [player] There is no card left for you, neither in the deck nor among the discards.
       *[somebody] There is no card left for { $player }, neither in the deck nor among the discards.
    }
race_for_the_galaxy-log-shuffles = { $number ->
        [one] The deck is empty: the only discard is the new deck.
       *[other] The deck is empty: the { $number } discards are shuffled into a new one.
    }
race_for_the_galaxy-log-keeps = { $reader ->
        [player] You keep { $card }.
       *[somebody] { $player } keeps { $card }.
    }
race_for_the_galaxy-log-keeps-hidden = { $player } keeps a card.
race_for_the_galaxy-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
race_for_the_galaxy-log-discards-hidden = { $player } discards a card.
race_for_the_galaxy-log-pays = { $reader ->
        [player] You pay with { $card }.
       *[somebody] { $player } pays with { $card }.
    }
race_for_the_galaxy-log-pays-hidden = { $player } pays a card.
race_for_the_galaxy-log-arms = { $reader ->
        [player] You discard { $card } for 1 military.
       *[somebody] { $player } discards { $card } for 1 military.
    }
race_for_the_galaxy-log-arms-hidden = { $player } discards a card for 1 military.
race_for_the_galaxy-log-places = { $reader ->
        [player] You place { $card } (card { $number } of your tableau).
       *[somebody] { $player } places { $card } (card { $number } of the tableau).
    }
race_for_the_galaxy-log-passes = { $number ->
        [0] { $reader ->
            [player] You place nothing.
           *[somebody] { $player } places nothing.
        }
       *[other] { $reader ->
            [player] You place no second world.
           *[somebody] { $player } places no second world.
        }
    }
race_for_the_galaxy-log-good = A good is laid on the windfall world { $card }.
race_for_the_galaxy-log-gains = { $reader ->
        [player] You gain { $number } VP.
       *[somebody] { $player } gains { $number } VP.
    }
race_for_the_galaxy-log-uses = { $reader ->
        [player] You use { $card }.
       *[somebody] { $player } uses { $card }.
    }
race_for_the_galaxy-log-spends = { $reader ->
        [player] You discard { $card } from your tableau.
       *[somebody] { $player } discards { $card } from the tableau.
    }
race_for_the_galaxy-log-conquers = { $reader ->
        [player] You conquer { $card } (defence { $number }).
       *[somebody] { $player } conquers { $card } (defence { $number }).
    }
race_for_the_galaxy-log-sells = { $reader ->
        [player] { $number ->
            [one] You sell the good of { $card } for 1 card.
           *[other] You sell the good of { $card } for { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } sells the good of { $card } for 1 card.
           *[other] { $player } sells the good of { $card } for { $number } cards.
        }
    }
race_for_the_galaxy-log-consumes = { $reader ->
        [player] You consume the good of { $card }.
       *[somebody] { $player } consumes the good of { $card }.
    }
race_for_the_galaxy-log-declines = { $reader ->
        [player] You make no use of { $card }.
       *[somebody] { $player } makes no use of { $card }.
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] You name { $number }.
       *[somebody] { $player } names { $number }.
    }
race_for_the_galaxy-log-wins_card = { $reader ->
        [player] The next card is { $card }: it has the number { $number }, and you win it.
       *[somebody] The next card is { $card }: it has the number { $number }, and { $player } wins it.
    }
race_for_the_galaxy-log-flips = The next card is { $card }: not the number { $number }. It is discarded.
race_for_the_galaxy-log-produces = { $reader ->
        [player] Your { $card } produces a good.
       *[somebody] { $card } of { $player } produces a good.
    }
race_for_the_galaxy-log-claims = { $reader ->
        [player] You reach the goal { $goal }.
       *[somebody] { $player } reaches the goal { $goal }.
    }
race_for_the_galaxy-log-loses = { $reader ->
        [player] You lose the goal { $goal }.
       *[somebody] { $player } loses the goal { $goal }.
    }
race_for_the_galaxy-log-ends = { $ending ->
        [pool] There are no chips left in the pool: the game is over.
        [tableau] A tableau is full: the game is over.
       *[cap] The last round is over, and so is the game.
    }

## How it ended

race_for_the_galaxy-ending-pool = { $tied ->
        [yes] The chip pool is empty. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] The chip pool is empty and you have the most VP: you win!
           *[somebody] The chip pool is empty. { $player } has the most VP and wins.
        }
    }
race_for_the_galaxy-ending-tableau = { $tied ->
        [yes] A tableau is full. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] A tableau is full and you have the most VP: you win!
           *[somebody] A tableau is full. { $player } has the most VP and wins.
        }
    }
race_for_the_galaxy-ending-cap = { $tied ->
        [yes] The last round is over. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] The last round is over and you have the most VP: you win!
           *[somebody] The last round is over. { $player } has the most VP and wins.
        }
    }

## The rule behind a question

race_for_the_galaxy-why-discard_at_start = Of the cards of the first hand everybody discards some, face down and all at once. The hand you keep has to pay for your first cards, so keep what you can place soon, and what you can do without.
race_for_the_galaxy-why-choose_action = Only the phases that somebody chooses take place in this round, and everybody takes part in them. The bonus of an action card is for those who chose it. All choose in secret and reveal at the same time.
race_for_the_galaxy-why-keep_drawn = In phase I everybody draws 2 cards and keeps 1 of them. The action cards and the powers of cards in the tableau add to both. The cards that are not kept are discarded face down; cards in your hand are not touched.
race_for_the_galaxy-why-place_development = In phase II everybody may place one development from the hand, not one that is already in the own tableau. The cost is paid with other cards of the hand. All choose in secret and reveal at the same time. Only developments that you can pay for can be chosen.
race_for_the_galaxy-why-pay_development = A development costs as many cards of the hand as its number says. Powers make it cheaper, and it costs 1 less for whoever chose to develop. The cards you pay are discarded face down.
race_for_the_galaxy-why-place_world = In phase III everybody may place one world from the hand. A peaceful world is paid for with cards of the hand; a military world is conquered for nothing, if your military is at least its defence. Only worlds that you can settle in some way can be chosen.
race_for_the_galaxy-why-how_to_settle = A world can be settled in several ways: paid for, conquered, or with a power of a card in your tableau. Military for this phase only is used before the conquest. Military never makes a payment smaller, and a payment never adds to military.
race_for_the_galaxy-why-pay_world = A peaceful world costs as many cards of the hand as its number says; powers make it cheaper. A power may let you pay for a military world as well. The cards you pay are discarded face down.
race_for_the_galaxy-why-arm = Each card that you discard for this power is 1 military until the end of the phase. You need not use it to the full, but with what else you have it must be enough for the world you have placed, and you can't use the rest later in this phase.
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics } lets you place a second world once the first is settled, by any means. The first world does not help yet. The bonus for choosing Settle is given once only, but you draw again for powers.
race_for_the_galaxy-why-sell_which = { $plain ->
        [yes] The power sells a good for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }). Powers that raise prices don't count here.
       *[no] A good sells for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }), and more by powers for $. Whoever may sell and has a good must sell one.
    }
race_for_the_galaxy-why-use_power = In phase IV every power that can be used must be used, once each, and to the full, but in any order. Only powers that take cards of your hand are left to you. Goods that no power takes stay.
race_for_the_galaxy-why-discard_for_chips = { $card } gives 1 VP for each card of your hand that you discard for it, up to its number. You may discard fewer cards or none. These VP never count twice, whatever you have chosen.
race_for_the_galaxy-why-consume_good = { $card } takes as many goods as it says, if you have them. If you have more that fit, you choose which. Goods of different kinds may be worth more to another power, or when sold.
race_for_the_galaxy-why-name_number = You name a number from 1 to { $highest }, and the next card of the deck is turned up. If its cost or defence is that number, you take it into your hand; if not, it is discarded. All players see it.
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] Windfall worlds don't produce by themselves. The bonus for choosing Produce, and some powers, put a good on one that has none.
       *[other] Windfall worlds don't produce by themselves. This power puts a good on one of the { $goods } kind that has none.
    }
race_for_the_galaxy-why-use_next = Powers that count what you have produced are best used after all production. But a card that they bring may be what you want to discard for a good: so the order of these powers is up to you.
race_for_the_galaxy-why-pay_to_produce = { $card } produces only if you discard a card of your hand. Choose the card, or discard nothing and have no good.
race_for_the_galaxy-why-discard_to_limit = At the end of a round nobody keeps more than { $limit } cards. What is too much is discarded face down.

## The rulebook

race_for_the_galaxy-rules-00-title = # Race for the Galaxy

race_for_the_galaxy-rules-01-overview =
    ## Overview

    Each player builds a galactic civilisation out of cards: worlds that are settled or conquered, and developments of technology and society. The cards you place lie in front of you and are your tableau. They have powers that help you with everything that follows.

    In each round everybody chooses an action in secret. What somebody has chosen everybody does; only those who chose it have its bonus. So half of the game is to guess what the others will do for you.

    Whoever has the most victory points (VP) at the end wins: for chips, for placed cards and for goals.

race_for_the_galaxy-rules-02-cards =
    ## What a card is

    A card can be three things: something to place in your tableau, money when it is paid from your hand, and a good when it lies face down on a world. A good is never looked at.

    - Developments have a cost. Those with a cost of 6 have “?” for their VP, which are counted at the end.
    - Peaceful worlds have a cost as well. Military worlds have a defence instead, and are conquered.
    - Worlds may have a kind: { race_for_the_galaxy-kind-novelty }, { race_for_the_galaxy-kind-rare }, { race_for_the_galaxy-kind-genes } or { race_for_the_galaxy-kind-alien }. Production worlds produce a good of their kind in every phase V. Windfall worlds get a good once, when they are placed, and later only by a bonus or a power. Worlds without a kind have no goods.
    - Some cards have keywords: { race_for_the_galaxy-keyword-alien }, { race_for_the_galaxy-keyword-imperium }, { race_for_the_galaxy-keyword-rebel }, { race_for_the_galaxy-keyword-terraforming }, { race_for_the_galaxy-keyword-uplift }, and { race_for_the_galaxy-keyword-chromo }, which is a symbol on the card. Powers, goals and six-cost developments speak of them. The keyword { race_for_the_galaxy-keyword-alien } is not the same as the kind { race_for_the_galaxy-kind-alien }: { race_for_the_galaxy-card-alien_tech_institute } and { race_for_the_galaxy-card-deserted_alien_world } have the keyword only.
    - Powers are marked with the phase in which they work: I, II, III, IV and V; $ is for trading, which is a part of phase IV.

race_for_the_galaxy-rules-03-setup =
    ## Setup

    - The base game is for { $least-seats } to { $base-seats } players and has { $base-cards } cards, { $base-starts } of them start worlds. The Gathering Storm is for up to { $storm-seats } and brings it to { $storm-cards } cards and { $storm-starts } start worlds.
    - { $pool } VP in chips for each player go into the pool.
    - With goals, { $firsts } first goals and { $mosts } most goals are drawn at random and lie in the middle.
    - Each player gets a start world at random; it is the first card of the tableau. The other start worlds are shuffled into the deck. Start worlds are numbered. Wherever order matters, the player with the lowest number goes first, then the others in the order of seats, to the end of the game.
    - Each player draws { $first-hand } cards, and all discard { $discards } of them at once, face down: everybody begins with { $hand } cards. Whoever begins with { race_for_the_galaxy-card-ancient_race } discards one more and has { $ancient-hand }.
    - A windfall world that is a start world gets its good now. The goals are looked at once before the first round.

race_for_the_galaxy-rules-04-round =
    ## The round

    Everybody chooses one action card in secret, and all are revealed at the same time. Then the phases that were chosen take place, once each and in this order; the others are left out.

    - I, Explore: draw cards and keep some.
    - II, Develop: place a development.
    - III, Settle: place a world.
    - IV, Consume: sell a good, turn goods into VP and cards.
    - V, Produce: goods on worlds.

    All players take part in every phase. Whoever chose it has the bonus:

    - { race_for_the_galaxy-action-explore_five }: { race_for_the_galaxy-bonus-explore_five }.
    - { race_for_the_galaxy-action-explore_one }: { race_for_the_galaxy-bonus-explore_one }.
    - { race_for_the_galaxy-action-develop }: { race_for_the_galaxy-bonus-develop }.
    - { race_for_the_galaxy-action-settle }: { race_for_the_galaxy-bonus-settle }.
    - { race_for_the_galaxy-action-consume_trade }: { race_for_the_galaxy-bonus-consume_trade }.
    - { race_for_the_galaxy-action-consume_twice }: { race_for_the_galaxy-bonus-consume_twice }.
    - { race_for_the_galaxy-action-produce }: { race_for_the_galaxy-bonus-produce }.

    If somebody chose { race_for_the_galaxy-action-consume_trade } and somebody else { race_for_the_galaxy-action-consume_twice }, there is one phase IV, and each has the own bonus. In the same way there is only one phase I.

race_for_the_galaxy-rules-05-powers =
    ## Powers

    - A card works from the phase after the one in which it was placed. Until then its powers, its military and its keywords count for nothing; only a windfall world has its good at once.
    - Powers are used without fail, unless the card says that you may.
    - The powers of several cards add up. A cost never falls below 0, and nothing is paid back.
    - When the deck is empty, the discards are shuffled at once and are the new deck.

race_for_the_galaxy-rules-06-explore =
    ## Phase I: Explore

    Everybody draws 2 cards, and more for powers and bonus: 5 more for { race_for_the_galaxy-action-explore_five }, 1 more for { race_for_the_galaxy-action-explore_one }. All draw before anybody discards.

    Of the cards just drawn everybody keeps 1, and more for powers and for { race_for_the_galaxy-action-explore_one } (1 more). The others are discarded. The rest of the hand is not touched.

race_for_the_galaxy-rules-07-develop =
    ## Phase II: Develop

    - First everybody draws for powers that say so ({ race_for_the_galaxy-card-interstellar_bank }).
    - Everybody may choose one development from the hand, in secret, and all are revealed at the same time. No tableau may have the same development twice.
    - The cost is paid with other cards of the hand: the number on the card, less all discounts, less 1 for whoever chose { race_for_the_galaxy-action-develop }. Exactly that many cards are discarded, face down. You can't choose what you can't pay for.
    - Afterwards you draw for powers such as that of { race_for_the_galaxy-card-public_works }; the card just placed does not count.

race_for_the_galaxy-rules-08-settle =
    ## Phase III: Settle

    Everybody may choose one world from the hand, in secret, and all are revealed at the same time. Then, in order, everybody pays or conquers.

    - A peaceful world costs as many cards of the hand as its number says, less the discounts for all worlds and for its kind.
    - { race_for_the_galaxy-card-colony_ship } or { race_for_the_galaxy-card-doomed_world } can be discarded from the tableau instead: then the world costs nothing. They don't do so for a world of the kind { race_for_the_galaxy-kind-alien }.
    - A military world is conquered, or paid for with the power of { race_for_the_galaxy-card-contact_specialist }.
    - A windfall world gets its good as soon as it is revealed.
    - When the world is settled, whoever chose { race_for_the_galaxy-action-settle } draws 1 card, and everybody draws for powers such as that of { race_for_the_galaxy-card-terraforming_robots }.

    A world can be chosen only if there is a way to settle it. If the only way is to discard a card, it has to be done.

race_for_the_galaxy-rules-09-military =
    ## Military and conquest

    To conquer a military world, your military against it must be at least its defence. This costs nothing, and no military is used up.

    - Your total military is the sum of all powers with plain military. Some are negative, and the total can be negative, too.
    - Some military counts only against worlds of one kind, or against { race_for_the_galaxy-keyword-rebel } military worlds ({ race_for_the_galaxy-card-galactic_imperium }). It is added for such a world, but is not part of the total.
    - Military for a phase: { race_for_the_galaxy-card-new_military_tactics } is discarded from the tableau for +{ $new_military_tactics-tactic }. For { race_for_the_galaxy-card-space_mercenaries }, up to { $space_mercenaries-mercenary } cards of the hand are discarded, for +1 each. It lasts to the end of the phase and so counts for a second world as well. You don't have to use { race_for_the_galaxy-card-space_mercenaries } to the full, but what you leave is lost for this phase. Such powers can be used only where they are needed for a conquest, and enough for it.

race_for_the_galaxy-rules-10-contact =
    ## Paying for military worlds

    { race_for_the_galaxy-card-contact_specialist } lets you place a military world as if it were peaceful: the cost is its defence, less { $contact_specialist-envoy }, less all discounts that fit. { race_for_the_galaxy-card-colony_ship } and { race_for_the_galaxy-card-doomed_world } can be used with it. Worlds of the kind { race_for_the_galaxy-kind-alien } can't be paid for.

    Military never makes a payment smaller, and a payment adds nothing to military. The world remains a military world for everything that counts them.

race_for_the_galaxy-rules-11-goods =
    ## Goods

    A world has one good at most. It is the top card of the deck, laid face down, and has the kind of its world. When it is sold or consumed, it is discarded unseen.

    Placed windfall worlds get their good at once; this is not production. Production worlds are empty when they are placed.

race_for_the_galaxy-rules-12-trade =
    ## Trading

    Whoever chose { race_for_the_galaxy-action-consume_trade } must sell one good at the beginning of phase IV, having one. It brings cards from the deck:

    - { race_for_the_galaxy-kind-novelty }: { $price-novelty }
    - { race_for_the_galaxy-kind-rare }: { $price-rare }
    - { race_for_the_galaxy-kind-genes }: { $price-genes }
    - { race_for_the_galaxy-kind-alien }: { $price-alien }

    Powers marked $ are added if they fit: for all goods, for a kind, or for the good of the very world ({ race_for_the_galaxy-card-pirate_world }, { race_for_the_galaxy-card-star_nomad_lair }).

    Two cards sell goods for anybody, as powers of phase IV: { race_for_the_galaxy-card-trade_league } at the full price, with the powers marked $, and { race_for_the_galaxy-card-black_market_trading_world } at the price of this list and no more. They have to be used if there is a good left.

race_for_the_galaxy-rules-13-consume =
    ## Phase IV: Consume

    After trading, each player uses the powers marked IV, one by one and each once, in any order.

    - All powers that can be used have to be used, and as far as possible: a power for up to 3 goods takes 3 if there are 3. So goods can't be saved, but you choose which power takes which good.
    - A power that takes a number of goods in all is used only if there are so many.
    - What takes cards of your hand is left to you ({ race_for_the_galaxy-card-deficit_spending }, { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-galactic_bazaar }).
    - VP are taken as chips from the pool. If there are too few, chips from outside are used: nobody goes short.
    - For { race_for_the_galaxy-action-consume_twice }, VP for goods are doubled. Cards are not, nor are VP for cards of the hand.
    - Goods that no power takes stay where they are.

race_for_the_galaxy-rules-14-produce =
    ## Phase V: Produce

    - Every production world without a good gets one.
    - Whoever chose { race_for_the_galaxy-action-produce } puts a good on one windfall world without a good.
    - Powers produce on windfall worlds, of one kind or of any, and draw cards.
    - Then come the powers that count what you have produced in this phase: { race_for_the_galaxy-card-consumer_markets }, { race_for_the_galaxy-card-research_labs }, { race_for_the_galaxy-card-diversified_economy }.
    - At the very end, { race_for_the_galaxy-card-mining_conglomerate } draws for the player who has produced more { race_for_the_galaxy-kind-rare } goods than any other player. With a tie nobody draws for it.

    What only gives takes place by itself, in an order that is never worse than another. You are asked where several windfall worlds could have a good, and for the order of the last powers if { race_for_the_galaxy-card-damaged_alien_factory } could produce between them.

race_for_the_galaxy-rules-15-limit =
    ## The end of a round

    Whoever has more than { $limit } cards in the hand discards down to { $limit }, face down. There is no limit during a round.

race_for_the_galaxy-rules-16-goals =
    ## Goals

    Goals come with The Gathering Storm. They are worth VP at the end, but they are no chips.

    First goals: { $first-points } VP. Everybody who has what it asks for at the end of the phase in which it is first reached gets it, and keeps it to the end.

    - { race_for_the_galaxy-goal-galactic_standard_of_living }: { race_for_the_galaxy-aim-galactic_standard_of_living } (after phase IV).
    - { race_for_the_galaxy-goal-system_diversity }: { race_for_the_galaxy-aim-system_diversity } (after III).
    - { race_for_the_galaxy-goal-overlord_discoveries }: { race_for_the_galaxy-aim-overlord_discoveries } (after II and III).
    - { race_for_the_galaxy-goal-budget_surplus }: { race_for_the_galaxy-aim-budget_surplus }, because the hand was too large.
    - { race_for_the_galaxy-goal-innovation_leader }: { race_for_the_galaxy-aim-innovation_leader } (after II and III).
    - { race_for_the_galaxy-goal-galactic_status }: { race_for_the_galaxy-aim-galactic_status } (after II).

    Most goals: { $most-points } VP. At the end of a phase it goes to the one player who alone has the most, and enough of it.

    - { race_for_the_galaxy-goal-greatest_military }: { race_for_the_galaxy-aim-greatest_military } (after II and III).
    - { race_for_the_galaxy-goal-largest_industry }: { race_for_the_galaxy-aim-largest_industry } (after III).
    - { race_for_the_galaxy-goal-greatest_infrastructure }: { race_for_the_galaxy-aim-greatest_infrastructure } (after II and III).
    - { race_for_the_galaxy-goal-production_leader }: { race_for_the_galaxy-aim-production_leader } (after III).

    A most goal can be lost. Who has it keeps it when another draws level. If another has more, it goes to that player; if several have more and are level, it goes back to the middle. If a card is discarded from the tableau, so that its owner has too few or fewer than another, the goal goes back to the middle at once.

    At the end of the game, everybody else who is level with the most, and has enough, gets { $tie-points } VP for it.

race_for_the_galaxy-rules-17-end =
    ## The end, and scoring

    The game ends after the round in which the pool has become empty or a player has { $end } cards or more in the tableau. That round is played to its end, with discarding. After { $cap } rounds the game ends in any case.

    - VP in chips.
    - VP on the cards of your tableau. { race_for_the_galaxy-card-doomed_world } counts -1.
    - Developments with “?”: each card of your tableau counts once for each of them, for the first of its lines that fits, and the development itself counts if it fits. { race_for_the_galaxy-card-new_galactic_order } counts your total military, and takes VP if that is negative. { race_for_the_galaxy-card-galactic_renaissance } counts your chips as well, by threes.
    - VP for goals.

    With equal VP, whoever has more cards in the hand and goods on worlds, counted together, wins. If these are equal as well, the win is shared.

race_for_the_galaxy-rules-18-two_actions =
    ## Two players, two actions each

    This is an option for two players. Each chooses two action cards in every round, out of nine: there is a second Develop card and a second Settle card.

    - Both Explore cards: draw 2 + 5 + 1 cards and keep 2, and more for powers.
    - Both Develop cards: phase II takes place twice in a row. Whoever chose both has the bonus twice; the other player, having chosen one, has it in the first only. Cards placed in the first already work in the second. The same goes for Settle.
    - Both Consume cards: sell first, then double the VP.

race_for_the_galaxy-rules-19-knowledge =
    ## Who knows what

    Everybody may see all tableaus, which worlds have a good, the chips, the goals, and how many cards are in each hand, in the deck and among the discards. So all scores are open.

    Hands are secret, and so are the faces of goods and of discards. You know what you have discarded yourself. Cards discarded from a tableau, and those turned up for { race_for_the_galaxy-card-gambling_world }, have been seen by all.

race_for_the_galaxy-rules-20-special =
    ## Special cards

    - { race_for_the_galaxy-card-gambling_world }: besides consuming a good, you name a number from 1 to { $highest } in every phase IV and turn up the next card of the deck. If its cost or defence is that number, it goes to your hand. Else it is discarded.
    - { race_for_the_galaxy-card-damaged_alien_factory } is a production world, but produces only if you discard a card of your hand in phase V.
    - { race_for_the_galaxy-card-doomed_world } can be discarded like { race_for_the_galaxy-card-colony_ship }; what it had given before is gone with it. Its number as a start world still decides the order.
    - { race_for_the_galaxy-card-ancient_race } makes the first hand smaller only for the player who begins with it, not when it is placed later. As a windfall world it has a good from the beginning.
    - { race_for_the_galaxy-card-improved_logistics }: once your first world in a phase III is settled, you may place a second one, by any means. The first world doesn't help with it. The bonus card for { race_for_the_galaxy-action-settle } is drawn once only, but powers draw for each world.
    - { race_for_the_galaxy-card-pilgrimage_world } consumes all goods you have left, for 1 VP less than there are. So it is mostly used last.
    - { race_for_the_galaxy-card-clandestine_uplift_lab } raises the price of { race_for_the_galaxy-kind-genes } goods by 1 for each of your worlds with the keyword { race_for_the_galaxy-keyword-chromo }. It is one of them itself.
    - { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-deficit_spending } and { race_for_the_galaxy-card-galactic_bazaar } give 1 VP for each card of the hand, up to their number. These VP are not doubled.
    - { race_for_the_galaxy-card-alien_toy_shop } consumes its own good and no other. Another power may take that good first.
    - { race_for_the_galaxy-card-runaway_robots } and { race_for_the_galaxy-card-rebel_sympathizers } are windfall worlds: they draw a card only when a bonus or a power has produced a good on them.
    - { race_for_the_galaxy-card-diversified_economy }, { race_for_the_galaxy-card-tourist_world }, { race_for_the_galaxy-card-mining_league } and { race_for_the_galaxy-card-galactic_genome_project } take just as many goods as they say, or none.
    - { race_for_the_galaxy-card-free_trade_association } and { race_for_the_galaxy-card-consumer_markets } take up to 3 { race_for_the_galaxy-kind-novelty } goods each.
    - { race_for_the_galaxy-card-pan_galactic_league } and { race_for_the_galaxy-card-contact_specialist } lower your total military by 1.

race_for_the_galaxy-rules-21-cards =
    ## The cards

    Each name is followed by the cost and, after a slash, the VP. For military worlds, which are marked by an asterisk, it is the defence. Developments have the number of copies in brackets; all worlds are there once. A + marks cards of The Gathering Storm; one of the copies of { race_for_the_galaxy-card-contact_specialist } comes with it, too.

    - Developments: { race_for_the_galaxy-card-public_works } { $public_works-cost }/{ $public_works-points } ({ $public_works-copies }), { race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }/{ $expedition_force-points } ({ $expedition_force-copies }), { race_for_the_galaxy-card-export_duties } { $export_duties-cost }/{ $export_duties-points } ({ $export_duties-copies }), { race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }/{ $new_military_tactics-points } ({ $new_military_tactics-copies }), { race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }/{ $contact_specialist-points } ({ $contact_specialist-copies }), { race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }/{ $investment_credits-points } ({ $investment_credits-copies }), { race_for_the_galaxy-card-space_mercenaries }+ { $space_mercenaries-cost }/{ $space_mercenaries-points } ({ $space_mercenaries-copies }), { race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }/{ $colony_ship-points } ({ $colony_ship-copies }), { race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }/{ $mining_robots-points } ({ $mining_robots-copies }), { race_for_the_galaxy-card-space_marines } { $space_marines-cost }/{ $space_marines-points } ({ $space_marines-copies }), { race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }/{ $deficit_spending-points } ({ $deficit_spending-copies }), { race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }/{ $interstellar_bank-points } ({ $interstellar_bank-copies }), { race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }/{ $genetics_lab-points } ({ $genetics_lab-copies }), { race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }/{ $mining_conglomerate-points } ({ $mining_conglomerate-copies }), { race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }/{ $terraforming_robots-points } ({ $terraforming_robots-copies }), { race_for_the_galaxy-card-improved_logistics }+ { $improved_logistics-cost }/{ $improved_logistics-points } ({ $improved_logistics-copies }), { race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }/{ $diversified_economy-points } ({ $diversified_economy-copies }), { race_for_the_galaxy-card-research_labs } { $research_labs-cost }/{ $research_labs-points } ({ $research_labs-copies }), { race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }/{ $drop_ships-points } ({ $drop_ships-copies }), { race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }/{ $replicant_robots-points } ({ $replicant_robots-copies }), { race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }/{ $consumer_markets-points } ({ $consumer_markets-copies })
    - Six-cost developments: { race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }/? ({ $pan_galactic_league-copies }), { race_for_the_galaxy-card-mining_league } { $mining_league-cost }/? ({ $mining_league-copies }), { race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }/? ({ $free_trade_association-copies }), { race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }/? ({ $alien_tech_institute-copies }), { race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }/? ({ $galactic_survey_seti-copies }), { race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }/? ({ $galactic_federation-copies }), { race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }/? ({ $new_galactic_order-copies }), { race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }/? ({ $merchant_guild-copies }), { race_for_the_galaxy-card-new_economy } { $new_economy-cost }/? ({ $new_economy-copies }), { race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }/? ({ $galactic_renaissance-copies }), { race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }/? ({ $galactic_imperium-copies }), { race_for_the_galaxy-card-trade_league } { $trade_league-cost }/? ({ $trade_league-copies }), { race_for_the_galaxy-card-terraforming_guild }+ { $terraforming_guild-cost }/? ({ $terraforming_guild-copies }), { race_for_the_galaxy-card-galactic_genome_project }+ { $galactic_genome_project-cost }/? ({ $galactic_genome_project-copies }), { race_for_the_galaxy-card-imperium_lords }+ { $imperium_lords-cost }/? ({ $imperium_lords-copies })
    - Worlds without goods: { race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }/{ $pilgrimage_world-points }, { race_for_the_galaxy-card-outlaw_world }* { $outlaw_world-cost }/{ $outlaw_world-points }, { race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }/{ $gambling_world-points }, { race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }/{ $expanding_colony-points }, { race_for_the_galaxy-card-doomed_world }+ { $doomed_world-cost }/{ $doomed_world-points }, { race_for_the_galaxy-card-deserted_alien_world }+ { $deserted_alien_world-cost }/{ $deserted_alien_world-points }, { race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }/{ $epsilon_eridani-points }, { race_for_the_galaxy-card-new_sparta }* { $new_sparta-cost }/{ $new_sparta-points }, { race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }/{ $galactic_engineers-points }, { race_for_the_galaxy-card-separatist_colony }+ { $separatist_colony-cost }/{ $separatist_colony-points }, { race_for_the_galaxy-card-old_earth } { $old_earth-cost }/{ $old_earth-points }, { race_for_the_galaxy-card-rebel_underground }* { $rebel_underground-cost }/{ $rebel_underground-points }, { race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }/{ $black_market_trading_world-points }, { race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }/{ $alien_rosetta_stone_world-points }, { race_for_the_galaxy-card-clandestine_uplift_lab }*+ { $clandestine_uplift_lab-cost }/{ $clandestine_uplift_lab-points }, { race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }/{ $merchant_world-points }, { race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }/{ $tourist_world-points }, { race_for_the_galaxy-card-rebel_colony }*+ { $rebel_colony-cost }/{ $rebel_colony-points }, { race_for_the_galaxy-card-rebel_outpost }* { $rebel_outpost-cost }/{ $rebel_outpost-points }, { race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }/{ $galactic_trendsetters-points }, { race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }/{ $terraformed_world-points }, { race_for_the_galaxy-card-rebel_base }* { $rebel_base-cost }/{ $rebel_base-points }, { race_for_the_galaxy-card-rebel_homeworld }* { $rebel_homeworld-cost }/{ $rebel_homeworld-points }
    - { race_for_the_galaxy-kind-novelty } windfall worlds: { race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }/{ $refugee_world-points }, { race_for_the_galaxy-card-star_nomad_lair }* { $star_nomad_lair-cost }/{ $star_nomad_lair-points }, { race_for_the_galaxy-card-rebel_sympathizers }*+ { $rebel_sympathizers-cost }/{ $rebel_sympathizers-points }, { race_for_the_galaxy-card-former_penal_colony }* { $former_penal_colony-cost }/{ $former_penal_colony-points }, { race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }/{ $galactic_resort-points }, { race_for_the_galaxy-card-pirate_world }* { $pirate_world-cost }/{ $pirate_world-points }, { race_for_the_galaxy-card-galactic_bazaar }+ { $galactic_bazaar-cost }/{ $galactic_bazaar-points }
    - { race_for_the_galaxy-kind-novelty } production worlds: { race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }/{ $artist_colony-points }, { race_for_the_galaxy-card-new_survivalists }* { $new_survivalists-cost }/{ $new_survivalists-points }, { race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }/{ $secluded_world-points }, { race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }/{ $earths_lost_colony-points }, { race_for_the_galaxy-card-gem_world } { $gem_world-cost }/{ $gem_world-points }, { race_for_the_galaxy-card-spice_world } { $spice_world-cost }/{ $spice_world-points }, { race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }/{ $new_vinland-points }, { race_for_the_galaxy-card-space_port } { $space_port-cost }/{ $space_port-points }, { race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }/{ $prosperous_world-points }, { race_for_the_galaxy-card-galactic_studios }+ { $galactic_studios-cost }/{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare } windfall worlds: { race_for_the_galaxy-card-rebel_fuel_cache }* { $rebel_fuel_cache-cost }/{ $rebel_fuel_cache-points }, { race_for_the_galaxy-card-runaway_robots }* { $runaway_robots-cost }/{ $runaway_robots-points }, { race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }/{ $destroyed_world-points }, { race_for_the_galaxy-card-smuggling_lair }*+ { $smuggling_lair-cost }/{ $smuggling_lair-points }, { race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }/{ $alpha_centauri-points }, { race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }/{ $asteroid_belt-points }, { race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }/{ $radioactive_world-points }, { race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }/{ $blaster_gem_mines-points }
    - { race_for_the_galaxy-kind-rare } production worlds: { race_for_the_galaxy-card-rebel_miners }* { $rebel_miners-cost }/{ $rebel_miners-points }, { race_for_the_galaxy-card-volcanic_world }+ { $volcanic_world-cost }/{ $volcanic_world-points }, { race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }/{ $comet_zone-points }, { race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }/{ $bio_hazard_mining_world-points }, { race_for_the_galaxy-card-mining_world } { $mining_world-cost }/{ $mining_world-points }, { race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }/{ $imperium_armaments_world-points }, { race_for_the_galaxy-card-new_earth } { $new_earth-cost }/{ $new_earth-points }
    - { race_for_the_galaxy-kind-genes } windfall worlds: { race_for_the_galaxy-card-empath_world } { $empath_world-cost }/{ $empath_world-points }, { race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }* { $the_last_of_the_uplift_gnarssh-cost }/{ $the_last_of_the_uplift_gnarssh-points }, { race_for_the_galaxy-card-avian_uplift_race }* { $avian_uplift_race-cost }/{ $avian_uplift_race-points }, { race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }/{ $pre_sentient_race-points }, { race_for_the_galaxy-card-reptilian_uplift_race }* { $reptilian_uplift_race-cost }/{ $reptilian_uplift_race-points }, { race_for_the_galaxy-card-aquatic_uplift_race }* { $aquatic_uplift_race-cost }/{ $aquatic_uplift_race-points }, { race_for_the_galaxy-card-ancient_race }+ { $ancient_race-cost }/{ $ancient_race-points }, { race_for_the_galaxy-card-rebel_warrior_race }* { $rebel_warrior_race-cost }/{ $rebel_warrior_race-points }
    - { race_for_the_galaxy-kind-genes } production worlds: { race_for_the_galaxy-card-plague_world } { $plague_world-cost }/{ $plague_world-points }, { race_for_the_galaxy-card-hive_world }*+ { $hive_world-cost }/{ $hive_world-points }, { race_for_the_galaxy-card-malevolent_lifeforms }* { $malevolent_lifeforms-cost }/{ $malevolent_lifeforms-points }, { race_for_the_galaxy-card-distant_world } { $distant_world-cost }/{ $distant_world-points }, { race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }/{ $lost_species_ark_world-points }
    - { race_for_the_galaxy-kind-alien } windfall worlds: { race_for_the_galaxy-card-alien_robot_sentry }* { $alien_robot_sentry-cost }/{ $alien_robot_sentry-points }, { race_for_the_galaxy-card-alien_toy_shop }+ { $alien_toy_shop-cost }/{ $alien_toy_shop-points }, { race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }/{ $deserted_alien_outpost-points }, { race_for_the_galaxy-card-alien_robot_scout_ship }* { $alien_robot_scout_ship-cost }/{ $alien_robot_scout_ship-points }, { race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }/{ $deserted_alien_colony-points }, { race_for_the_galaxy-card-lost_alien_warship }* { $lost_alien_warship-cost }/{ $lost_alien_warship-points }, { race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }/{ $deserted_alien_library-points }
    - { race_for_the_galaxy-kind-alien } production worlds: { race_for_the_galaxy-card-damaged_alien_factory }*+ { $damaged_alien_factory-cost }/{ $damaged_alien_factory-points }, { race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }/{ $alien_robotic_factory-points }, { race_for_the_galaxy-card-lost_alien_battle_fleet }* { $lost_alien_battle_fleet-cost }/{ $lost_alien_battle_fleet-points }
    - Start worlds, by number: 0 { race_for_the_galaxy-card-old_earth }, 1 { race_for_the_galaxy-card-epsilon_eridani }, 2 { race_for_the_galaxy-card-alpha_centauri }, 3 { race_for_the_galaxy-card-new_sparta }, 4 { race_for_the_galaxy-card-earths_lost_colony }, 5 { race_for_the_galaxy-card-separatist_colony }, 6 { race_for_the_galaxy-card-ancient_race }, 7 { race_for_the_galaxy-card-damaged_alien_factory }, 8 { race_for_the_galaxy-card-doomed_world }

race_for_the_galaxy-rules-22-options =
    ## Options

    What is said above holds if you choose nothing else. These things can be chosen, by the words given here:

    - { race_for_the_galaxy-option-set }.
    - { race_for_the_galaxy-option-two_actions }.
    - { race_for_the_galaxy-option-goals }.
    - { race_for_the_galaxy-option-cap }.
    - { race_for_the_galaxy-option-engine_quirks }.

race_for_the_galaxy-rules-23-tips =
    ## Tips

    - Choose what helps you most and the others least. If you expect somebody to choose Settle, choose something else and settle with them.
    - Military worlds cost no cards. A civilisation with much military needs few; one without it needs many, and trade brings them.
    - Produce and Consume in turn make a motor for VP. Begin it before the others have filled their tableaus.
    - Cards in your hand are money. Don't keep what you will never place, but don't pay with your best six-cost development.
    - Watch how many cards the others have placed. The game often ends sooner than you think.

## The quick reference

race_for_the_galaxy-reference-00-title = # Race for the Galaxy: quick reference

race_for_the_galaxy-reference-01-phases =
    ## Phases

    | Phase | Everybody | Bonus |
    |---|---|---|
    | I Explore | draw 2, keep 1 | +5 drawn; or +1 drawn, +1 kept |
    | II Develop | place a development | costs 1 less |
    | III Settle | place a world | draw 1 after it |
    | IV Consume | use all powers for goods | sell a good first; or VP for goods x2 |
    | V Produce | goods on production worlds | a good on a windfall world |

race_for_the_galaxy-reference-02-prices =
    ## Prices

    { race_for_the_galaxy-kind-novelty } { $price-novelty }, { race_for_the_galaxy-kind-rare } { $price-rare }, { race_for_the_galaxy-kind-genes } { $price-genes }, { race_for_the_galaxy-kind-alien } { $price-alien }, and powers marked $.

race_for_the_galaxy-reference-03-settling =
    ## Settling

    - Peaceful: pay the cost, less discounts.
    - Military: military of at least the defence, at no cost.
    - Cards work from the next phase on.

race_for_the_galaxy-reference-04-end =
    ## The end

    - Hand limit at the end of a round: { $limit }.
    - The game ends after a round with an empty pool, or with { $end } cards in a tableau.
    - VP: chips, cards, “?” developments, goals (first { $first-points }, most { $most-points }, level with the most { $tie-points }).
    - Tie: cards in the hand and goods together.
