race_for_the_galaxy-name = Race for the Galaxy

## Options of a game

race_for_the_galaxy-option-set = Which cards there are: base (the base game, for up to 4 players), gathering_storm (The Gathering Storm as well: goals, up to 5 players), rebel_vs_imperium (Rebel vs Imperium as well: a choice of start worlds, takeovers, up to 6 players) or brink_of_war (The Brink of War as well: prestige and searching)
race_for_the_galaxy-option-two_actions = Two players choose two actions each in every round
race_for_the_galaxy-option-goals = There are goals to reach, if at least the cards of The Gathering Storm are in the game
race_for_the_galaxy-option-cap = After how many rounds the game ends at the latest and is scored
race_for_the_galaxy-option-engine_quirks = The habits of another program, for comparing games with it: cards may be discarded in vain, goals are looked at when that program looks, and the second Develop or Settle card may be played alone
race_for_the_galaxy-option-takeovers = Worlds can be taken over from other players, if at least the cards of Rebel vs Imperium are in the game
race_for_the_galaxy-option-leader_card = When a player who alone leads in prestige draws a card at the start of a round, with the cards of The Brink of War: tile (only if prestige lies on the leader tile) or always

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
race_for_the_galaxy-card-rebel_cantina = Rebel Cantina
race_for_the_galaxy-card-galactic_developers = Galactic Developers
race_for_the_galaxy-card-imperium_warlord = Imperium Warlord
race_for_the_galaxy-card-rebel_stronghold = Rebel Stronghold
race_for_the_galaxy-card-alien_data_repository = Alien Data Repository
race_for_the_galaxy-card-alien_monolith = Alien Monolith
race_for_the_galaxy-card-imperium_blaster_gem_consortium = Imperium Blaster Gem Consortium
race_for_the_galaxy-card-gene_designers = Gene Designers
race_for_the_galaxy-card-imperium_seat = Imperium Seat
race_for_the_galaxy-card-rebel_alliance = Rebel Alliance
race_for_the_galaxy-card-uplift_code = Uplift Code
race_for_the_galaxy-card-galactic_exchange = Galactic Exchange
race_for_the_galaxy-card-galactic_bankers = Galactic Bankers
race_for_the_galaxy-card-prospecting_guild = Prospecting Guild
race_for_the_galaxy-card-pan_galactic_research = Pan-Galactic Research
race_for_the_galaxy-card-rebel_pact = Rebel Pact
race_for_the_galaxy-card-imperium_cloaking_technology = Imperium Cloaking Technology
race_for_the_galaxy-card-imperium_troops = Imperium Troops
race_for_the_galaxy-card-r_d_crash_program = R&D Crash Program
race_for_the_galaxy-card-mercenary_fleet = Mercenary Fleet
race_for_the_galaxy-card-galactic_advertisers = Galactic Advertisers
race_for_the_galaxy-card-galactic_salon = Galactic Salon
race_for_the_galaxy-card-primitive_rebel_world = Primitive Rebel World
race_for_the_galaxy-card-devolved_uplift_race = Devolved Uplift Race
race_for_the_galaxy-card-smuggling_world = Smuggling World
race_for_the_galaxy-card-dying_colony = Dying Colony
race_for_the_galaxy-card-insect_uplift_race = Insect Uplift Race
race_for_the_galaxy-card-abandoned_alien_uplift_camp = Abandoned Alien Uplift Camp
race_for_the_galaxy-card-blaster_runners = Blaster Runners
race_for_the_galaxy-card-trading_outpost = Trading Outpost
race_for_the_galaxy-card-new_gambling_world = Gambling World (new)
race_for_the_galaxy-card-alien_uplift_center = Alien Uplift Center
race_for_the_galaxy-card-universal_symbionts = Universal Symbionts
race_for_the_galaxy-card-interstellar_prospectors = Interstellar Prospectors
race_for_the_galaxy-card-rebel_convict_mines = Rebel Convict Mines
race_for_the_galaxy-card-gem_smugglers = Gem Smugglers
race_for_the_galaxy-card-hidden_fortress = Hidden Fortress
race_for_the_galaxy-card-galactic_scavengers = Galactic Scavengers
race_for_the_galaxy-card-uplift_mercenary_force = Uplift Mercenary Force
race_for_the_galaxy-card-alien_research_team = Alien Research Team
race_for_the_galaxy-card-rebel_freedom_fighters = Rebel Freedom Fighters
race_for_the_galaxy-card-imperium_capital = Imperium Capital
race_for_the_galaxy-card-alien_oort_cloud_refinery = Alien Oort Cloud Refinery
race_for_the_galaxy-card-golden_age_of_terraforming = Golden Age of Terraforming
race_for_the_galaxy-card-universal_peace_institute = Universal Peace Institute
race_for_the_galaxy-card-interstellar_casus_belli = Interstellar Casus Belli
race_for_the_galaxy-card-imperium_fuel_depot = Imperium Fuel Depot
race_for_the_galaxy-card-imperium_invasion_fleet = Imperium Invasion Fleet
race_for_the_galaxy-card-uplift_gene_breeders = Uplift Gene Breeders
race_for_the_galaxy-card-pan_galactic_security_council = Pan-Galactic Security Council
race_for_the_galaxy-card-imperium_planet_buster = Imperium Planet Buster
race_for_the_galaxy-card-federation_capital = Federation Capital
race_for_the_galaxy-card-mining_mole_uplift_race = Mining Mole Uplift Race
race_for_the_galaxy-card-pan_galactic_mediator = Pan-Galactic Mediator
race_for_the_galaxy-card-alien_departure_point = Alien Departure Point
race_for_the_galaxy-card-rebel_troops = Rebel Troops
race_for_the_galaxy-card-retrofit_salvage_inc = Retrofit & Salvage, Inc.
race_for_the_galaxy-card-uplift_revolt_world = Uplift Revolt World
race_for_the_galaxy-card-terraforming_engineers = Terraforming Engineers
race_for_the_galaxy-card-alien_tourist_attraction = Alien Tourist Attraction
race_for_the_galaxy-card-lifeforms_inc = Lifeforms, Inc.
race_for_the_galaxy-card-rebel_council = Rebel Council
race_for_the_galaxy-card-galactic_markets = Galactic Markets
race_for_the_galaxy-card-alien_booby_trap = Alien Booby Trap
race_for_the_galaxy-card-rebel_sneak_attack = Rebel Sneak Attack
race_for_the_galaxy-card-pan_galactic_hologrid = Pan-Galactic Hologrid
race_for_the_galaxy-card-alien_burial_site = Alien Burial Site
race_for_the_galaxy-card-pan_galactic_affluence = Pan-Galactic Affluence
race_for_the_galaxy-card-rebel_fuel_refinery = Rebel Fuel Refinery
race_for_the_galaxy-card-psi_crystal_world = Psi-Crystal World
race_for_the_galaxy-card-ravaged_uplift_world = Ravaged Uplift World
race_for_the_galaxy-card-galactic_power_brokers = Galactic Power Brokers
race_for_the_galaxy-card-alien_cornucopia = Alien Cornucopia
race_for_the_galaxy-card-information_hub = Information Hub
race_for_the_galaxy-card-alien_guardian = Alien Guardian
race_for_the_galaxy-card-universal_exports = Universal Exports
race_for_the_galaxy-card-black_hole_miners = Black Hole Miners

## Kinds, keywords and phases

race_for_the_galaxy-kind-novelty = Novelty
race_for_the_galaxy-kind-rare = Rare Elements
race_for_the_galaxy-kind-genes = Genes
race_for_the_galaxy-kind-alien = Alien Technology
race_for_the_galaxy-kind-wild = Any kind

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
race_for_the_galaxy-action-search = Search

race_for_the_galaxy-bonus-explore_five = draw 5 cards more
race_for_the_galaxy-bonus-explore_one = draw 1 card more and keep 1 card more
race_for_the_galaxy-bonus-develop = your development costs 1 less
race_for_the_galaxy-bonus-settle = draw 1 card after you have placed a world
race_for_the_galaxy-bonus-consume_trade = first sell a good for cards
race_for_the_galaxy-bonus-consume_twice = twice the VP for goods consumed
race_for_the_galaxy-bonus-produce = a good on one of your windfall worlds as well
race_for_the_galaxy-bonus-search = take part in what the others choose, but first turn up cards until one comes that you want; uses up the prestige card

race_for_the_galaxy-category-army = a development with +1 or +2 military
race_for_the_galaxy-category-military_windfall = a military windfall world with defence 1 or 2
race_for_the_galaxy-category-peaceful_windfall = a peaceful windfall world with cost 1 or 2
race_for_the_galaxy-category-chromo_world = a Chromosome world
race_for_the_galaxy-category-alien_world = an Alien Technology world
race_for_the_galaxy-category-consumer = a card that consumes 2 or more goods
race_for_the_galaxy-category-stronghold = a military world with defence 5 or more
race_for_the_galaxy-category-six = a six-cost development with “?” VP
race_for_the_galaxy-category-aggression = a card for or against takeovers

race_for_the_galaxy-boost-explore_five = draw 6 cards more, keep 1 card more, and discard cards of your hand instead if you like
race_for_the_galaxy-boost-explore_one = draw 6 cards more, keep 1 card more, and discard cards of your hand instead if you like
race_for_the_galaxy-boost-develop = your development costs 2 less again
race_for_the_galaxy-boost-settle = worlds cost you 3 less, and +2 military for this phase
race_for_the_galaxy-boost-consume_trade = the sale brings 3 cards more, VP for goods count twice, and up to 2 cards of your hand bring 1 VP each
race_for_the_galaxy-boost-consume_twice = VP for goods count three times instead of twice
race_for_the_galaxy-boost-produce = a good on a second windfall world, and draw 3 cards

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
race_for_the_galaxy-goal-uplift_knowledge = Uplift Knowledge
race_for_the_galaxy-goal-galactic_riches = Galactic Riches
race_for_the_galaxy-goal-expansion_leader = Expansion Leader
race_for_the_galaxy-goal-peace_war_leader = Peace/War Leader
race_for_the_galaxy-goal-galactic_standing = Galactic Standing
race_for_the_galaxy-goal-military_influence = Military Influence
race_for_the_galaxy-goal-research_leader = Research Leader
race_for_the_galaxy-goal-propaganda_edge = Propaganda Edge
race_for_the_galaxy-goal-galactic_prestige = Galactic Prestige
race_for_the_galaxy-goal-prosperity_lead = Prosperity Lead

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
race_for_the_galaxy-aim-uplift_knowledge = { $uplift_knowledge } Uplift cards
race_for_the_galaxy-aim-galactic_riches = { $galactic_riches } or more goods
race_for_the_galaxy-aim-expansion_leader = { $expansion_leader } or more cards in the tableau
race_for_the_galaxy-aim-peace_war_leader = total military below 0 and 2 worlds; or, with takeovers, a power to take over worlds and 2 military worlds
race_for_the_galaxy-aim-galactic_standing = 2 or more prestige and 3 or more VP in chips
race_for_the_galaxy-aim-military_influence = 3 Imperium cards or 4 military worlds
race_for_the_galaxy-aim-research_leader = the most cards with a power for I, at least { $research_leader }
race_for_the_galaxy-aim-propaganda_edge = the most Rebel military worlds, at least { $propaganda_edge }
race_for_the_galaxy-aim-galactic_prestige = the most prestige, at least { $galactic_prestige }
race_for_the_galaxy-aim-prosperity_lead = the most cards with a power for IV, at least { $prosperity_lead }

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
race_for_the_galaxy-text-prestige = Prestige symbol: 1 prestige when it is placed.
race_for_the_galaxy-text-saves_at_start = Whoever begins with it puts 1 card of the first hand under it.
race_for_the_galaxy-text-large_hand = Your hand limit is { $limit }.
race_for_the_galaxy-text-late_end = You end the game with { $end } cards in the tableau, not sooner.
race_for_the_galaxy-text-salvages = At the end of a round you take what the others discard, because their hands are too large, into your hand.
race_for_the_galaxy-text-chooses_last = You choose your action when those of the others are revealed.

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
race_for_the_galaxy-power-develop_draw = { $number ->
        [0] { $value ->
            [one] draw 1 card before anything is placed
           *[other] draw { $value } cards before anything is placed
        }
       *[other] { $value ->
            [one] draw 1 card before anything is placed, then discard { $number } of your hand
           *[other] draw { $value } cards before anything is placed, then discard { $number } of your hand
        }
    }
race_for_the_galaxy-power-draw_after_develop = { $value ->
        [one] draw 1 card after you have placed a development
       *[other] draw { $value } cards after you have placed a development
    }
race_for_the_galaxy-power-draw_after_settle = { $number ->
        [0] { $value ->
            [one] draw 1 card after you have placed a world
           *[other] draw { $value } cards after you have placed a world
        }
       *[other] { $value ->
            [one] draw 1 card after you have placed a world, then discard { $number } of your hand
           *[other] draw { $value } cards after you have placed a world, then discard { $number } of your hand
        }
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
race_for_the_galaxy-power-envoy = { $kind ->
        [rebel] you may pay for a Rebel military world
        [chromo] you may pay for a Chromosome military world
        [alien] you may pay for a military { race_for_the_galaxy-kind-alien } world
       *[any] you may pay for a military world
    }, { $value ->
        [0] as much as its defence
       *[other] for { $value } less than its defence
    }{ $kind ->
        [chromo] {""}
        [alien] {""}
       *[any] ; not for { race_for_the_galaxy-kind-alien } worlds
    }
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
race_for_the_galaxy-power-produce_windfall = { $number ->
        [0] { $kind ->
            [any] produce a good on one of your windfall worlds
           *[other] produce a good on one of your { $goods } windfall worlds
        }
       *[other] { $kind ->
            [any] produce a good on another one of your windfall worlds
           *[other] produce a good on another one of your { $goods } windfall worlds
        }
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
race_for_the_galaxy-power-explore_mix = you may discard cards of your hand instead of cards that you have drawn
race_for_the_galaxy-power-offerings = before drawing you may discard 1 card of your hand for { $value } prestige
race_for_the_galaxy-power-prestige_development = { $value } prestige after you have placed a development
race_for_the_galaxy-power-prestige_rebel_development = { $value } prestige after you have placed a Rebel development
race_for_the_galaxy-power-prestige_six = { $value } prestige after you have placed a development that costs 6
race_for_the_galaxy-power-prestige_rebel_world = { $value } prestige after you have placed a Rebel military world
race_for_the_galaxy-power-prestige_production_world = { $value } prestige after you have placed a production world
race_for_the_galaxy-power-good_on_production = a production world that you place gets 1 good at once
race_for_the_galaxy-power-military_per_military = { $amount } military for each of your military worlds
race_for_the_galaxy-power-military_per_chromo = { $amount } military for each of your Chromosome worlds
race_for_the_galaxy-power-military_if_imperium = { $amount } military if you have an Imperium card
race_for_the_galaxy-power-envoy_discount = military worlds that you pay for cost { $value } less
race_for_the_galaxy-power-envoy_prestige = { $value } prestige whenever you pay for a military world
race_for_the_galaxy-power-takeover_defence = takeovers: +{ $value } defence for your worlds for each of your military worlds, and { $value } more for each Rebel one
race_for_the_galaxy-power-savers = put 1 of the cards that you pay under this world
race_for_the_galaxy-power-crash = you may discard this card: your development costs { $value } less
race_for_the_galaxy-power-rare_good = you may discard a { race_for_the_galaxy-kind-rare } good: your development costs { $value } less
race_for_the_galaxy-power-bribe = you may spend 1 prestige: { $amount } military for this phase
race_for_the_galaxy-power-fuel = you may discard a { $goods } good: { $amount } military for this phase
race_for_the_galaxy-power-genes_good = you may discard a { $goods } good: the world that you pay for costs { $value } less
race_for_the_galaxy-power-cloak = you may discard this card to conquer a peaceful world; { $value ->
        [0] its defence is its cost
       *[other] its defence is its cost less { $value }
    }{ $prestige ->
        [0] {""}
       *[other] , and you gain { $prestige } prestige. With a takeover it may be a peaceful world of another player
    }
race_for_the_galaxy-power-sneak = when you have placed a world you may discard this card to conquer a military world as well
race_for_the_galaxy-power-upgrade = you may replace one of your peaceful worlds by one of your hand, of the same kind and costing up to { $value } more, for nothing; you gain 1 prestige
race_for_the_galaxy-power-takeover = { $number ->
        [0] takeover:
       *[other] takeover, discarding this card:
    } { $kind ->
        [rebels] a Rebel military world of another player
        [imperium] a military world of a player who has an Imperium card
        [armed] a military world of a player with a total military of 1 or more
       *[anyone] a military world of any player, for 1 prestige
    }{ $value ->
        [0] {""}
       *[other] , with { $amount } military for each of your Rebel military worlds
    }{ $prestige ->
        [0] {""}
       *[other] ; { $prestige } prestige if it succeeds
    }
race_for_the_galaxy-power-destruction = takeover: { $kind ->
        [rebels] a Rebel military world of another player
        [imperium] a military world of a player who has an Imperium card
        [armed] a military world of a player with a total military of 1 or more
       *[anyone] a military world of any player
    }; if it succeeds, the world is destroyed and you gain { $prestige } prestige
race_for_the_galaxy-power-veto = takeovers: you may spend 1 prestige to prevent an attempt, whoever is attacked
race_for_the_galaxy-power-unsold = the good of this world can't be sold by the action card { race_for_the_galaxy-action-consume_trade }
race_for_the_galaxy-power-each_kind = consume 1 good of each kind that you have, up to { $number }, for { $reward } each
race_for_the_galaxy-power-set_of_cards = you may discard { $number } cards of your hand for { $reward }
race_for_the_galaxy-power-prestige_stake = you may spend 1 prestige for { $reward }
race_for_the_galaxy-power-chips = gain { $points } VP
race_for_the_galaxy-power-ante = you may stake a card of your hand with a cost or defence of 1 to { $highest }: as many cards are turned up as it has. If one of them has more, you keep one of them and your stake; if not, the stake is lost
race_for_the_galaxy-power-paid_windfall = { $kind ->
        [any] you may discard 1 card of your hand: produce a good on one of your windfall worlds
       *[other] you may discard 1 card of your hand: produce a good on one of your { $goods } windfall worlds
    }
race_for_the_galaxy-power-prestige_if = { $prestige } prestige if this world produces
race_for_the_galaxy-power-per_rebel_world = { $cards ->
        [one] draw 1 card for each of your Rebel worlds, military or not
       *[other] draw { $cards } cards for each of your Rebel worlds, military or not
    }
race_for_the_galaxy-power-per_chromo_world = { $cards ->
        [one] draw 1 card for each of your Chromosome worlds
       *[other] draw { $cards } cards for each of your Chromosome worlds
    }
race_for_the_galaxy-power-most_chromo = { $prestige } prestige if you have more Chromosome worlds than any other player
race_for_the_galaxy-power-take_saved = take all cards from under this world into your hand
race_for_the_galaxy-power-most_goods = { $cards ->
        [one] draw 1 card if you have produced more goods than any other player
       *[other] draw { $cards } cards if you have produced more goods than any other player
    }

race_for_the_galaxy-reward-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
race_for_the_galaxy-reward-points = { $points } VP
race_for_the_galaxy-reward-cards_points = { $cards ->
        [one] 1 card and { $points } VP
       *[other] { $cards } cards and { $points } VP
    }
race_for_the_galaxy-reward-prestige = { $prestige } prestige
race_for_the_galaxy-reward-points_prestige = { $points } VP and { $prestige } prestige
race_for_the_galaxy-reward-cards_points_prestige = { $cards ->
        [one] 1 card, { $points } VP and { $prestige } prestige
       *[other] { $cards } cards, { $points } VP and { $prestige } prestige
    }
# what a six-cost development counts
race_for_the_galaxy-line-production_of = { $points } VP for each { $goods } production world
race_for_the_galaxy-line-windfall_of = { $points } VP for each { $goods } windfall world
race_for_the_galaxy-line-named = { $points } VP for { $card }
race_for_the_galaxy-line-keyword = { $points } VP for each { $keyword } card
race_for_the_galaxy-line-a_development = { $points } VP for each development
race_for_the_galaxy-line-a_six = { $points } VP for each six-cost development
race_for_the_galaxy-line-a_world = { $points } VP for each world
race_for_the_galaxy-line-a_military_world = { $points } VP for each military world
race_for_the_galaxy-line-a_rebel_military_world = { $points } VP for each Rebel military world
race_for_the_galaxy-line-development_with_power = { $points } VP for each development with a power for { $numeral }
race_for_the_galaxy-line-world_with_power = { $points } VP for each world with a power for { $numeral }
race_for_the_galaxy-line-total_military = { $points } VP for each point of your total military
race_for_the_galaxy-line-per_three_chips = { $points } VP for every 3 VP in chips
race_for_the_galaxy-line-negative_military = { $points } VP for each point of negative total military, and as many less for each positive one
race_for_the_galaxy-line-per_prestige = { $points } VP for each prestige
race_for_the_galaxy-line-per_kind_of_worlds = { $points-1 }, { $points-2 }, { $points-3 } or { $points-4 } VP for worlds of 1, 2, 3 or 4 kinds

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
race_for_the_galaxy-short-kind-wild = Any kind
race_for_the_galaxy-short-and = { $first }; { $second }
race_for_the_galaxy-short-power = { $numeral } { $does }
race_for_the_galaxy-short-explore_draw = +{ $value }
race_for_the_galaxy-short-explore_keep = keep +{ $value }
race_for_the_galaxy-short-develop_discount = -{ $value } cost
race_for_the_galaxy-short-develop_draw = { $number ->
        [0] draw { $value }
       *[other] draw { $value }, discard { $number }
    }
race_for_the_galaxy-short-draw_after_develop = draw { $value } after
race_for_the_galaxy-short-draw_after_settle = { $number ->
        [0] draw { $value } after
       *[other] draw { $value } after, discard { $number }
    }
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
race_for_the_galaxy-short-envoy = { $kind ->
        [rebel] pay Rebel mil
        [chromo] pay chr mil
        [alien] pay { race_for_the_galaxy-short-kind-alien } mil
       *[any] pay military
    }{ $value ->
        [0] {""}
       *[other] {" "}-{ $value }
    }
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
race_for_the_galaxy-short-produce_windfall = { $number ->
        [0] { $kind ->
            [any] windfall
           *[other] { $goods } windfall
        }
       *[other] { $kind ->
            [any] other windfall
           *[other] other { $goods } windfall
        }
    }
race_for_the_galaxy-short-draw_if = own: draw { $cards }
race_for_the_galaxy-short-per_genes_world = draw { $cards }/{ race_for_the_galaxy-short-kind-genes } world
race_for_the_galaxy-short-per_military_world = draw { $cards }/military world
race_for_the_galaxy-short-per_novelty = draw { $cards }/{ race_for_the_galaxy-short-kind-novelty }
race_for_the_galaxy-short-per_alien = draw { $cards }/{ race_for_the_galaxy-short-kind-alien }
race_for_the_galaxy-short-per_kind = draw { $cards }/kind
race_for_the_galaxy-short-most_rare = most { race_for_the_galaxy-short-kind-rare }: draw { $cards }
race_for_the_galaxy-short-prestige = { $card } +pr
race_for_the_galaxy-short-small_hand = start: -1 card
race_for_the_galaxy-short-saves_at_start = start: save 1
race_for_the_galaxy-short-large_hand = hand { $limit }
race_for_the_galaxy-short-late_end = end at { $end }
race_for_the_galaxy-short-salvages = takes discards
race_for_the_galaxy-short-chooses_last = chooses last
race_for_the_galaxy-short-explore_mix = mix
race_for_the_galaxy-short-offerings = hand>{ $value } pr
race_for_the_galaxy-short-prestige_development = dev: { $value } pr
race_for_the_galaxy-short-prestige_rebel_development = Rebel: { $value } pr
race_for_the_galaxy-short-prestige_six = cost 6: { $value } pr
race_for_the_galaxy-short-prestige_rebel_world = Rebel mil: { $value } pr
race_for_the_galaxy-short-prestige_production_world = production: { $value } pr
race_for_the_galaxy-short-good_on_production = good on production
race_for_the_galaxy-short-military_per_military = mil { $amount }/mil world
race_for_the_galaxy-short-military_per_chromo = mil { $amount }/chr
race_for_the_galaxy-short-military_if_imperium = Imperium: mil { $amount }
race_for_the_galaxy-short-envoy_discount = pay military -{ $value }
race_for_the_galaxy-short-envoy_prestige = pay military: { $value } pr
race_for_the_galaxy-short-takeover_defence = defence +{ $value }/mil world
race_for_the_galaxy-short-savers = save 1
race_for_the_galaxy-short-crash = discard: -{ $value } cost
race_for_the_galaxy-short-rare_good = { race_for_the_galaxy-short-kind-rare } good: -{ $value } cost
race_for_the_galaxy-short-bribe = 1 pr: mil { $amount }
race_for_the_galaxy-short-fuel = { $goods } good: mil { $amount }
race_for_the_galaxy-short-genes_good = { $goods } good: -{ $value } cost
race_for_the_galaxy-short-cloak = discard: conquer peaceful{ $value ->
        [0] {""}
       *[other] {" "}-{ $value }
    }{ $prestige ->
        [0] {""}
       *[other] , { $prestige } pr
    }
race_for_the_galaxy-short-sneak = discard: conquer 1 more
race_for_the_galaxy-short-upgrade = better world +{ $value }
race_for_the_galaxy-short-takeover = { $number ->
        [0] take over
       *[other] discard: take over
    } { $kind ->
        [rebels] Rebels
        [imperium] Imperium
        [armed] the armed
       *[anyone] anyone
    }{ $value ->
        [0] {""}
       *[other] {" "}{ $amount }
    }{ $prestige ->
        [0] {""}
       *[other] , { $prestige } pr
    }
race_for_the_galaxy-short-destruction = destroy { $kind ->
        [rebels] Rebels
        [imperium] Imperium
        [armed] the armed
       *[anyone] anyone
    }, { $prestige } pr
race_for_the_galaxy-short-veto = 1 pr: veto
race_for_the_galaxy-short-unsold = not for sale
race_for_the_galaxy-short-each_kind = { $number } kinds>{ $reward } each
race_for_the_galaxy-short-set_of_cards = { $number } hand>{ $reward }
race_for_the_galaxy-short-prestige_stake = 1 pr>{ $reward }
race_for_the_galaxy-short-chips = +{ $points } VP
race_for_the_galaxy-short-ante = stake
race_for_the_galaxy-short-paid_windfall = { $kind ->
        [any] hand card>windfall
       *[other] hand card>{ $goods } windfall
    }
race_for_the_galaxy-short-prestige_if = own: { $prestige } pr
race_for_the_galaxy-short-per_rebel_world = draw { $cards }/Rebel world
race_for_the_galaxy-short-per_chromo_world = draw { $cards }/chr
race_for_the_galaxy-short-most_chromo = most chr: { $prestige } pr
race_for_the_galaxy-short-take_saved = take saved
race_for_the_galaxy-short-most_goods = most goods: draw { $cards }
race_for_the_galaxy-short-reward-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
race_for_the_galaxy-short-reward-points = { $points } VP
race_for_the_galaxy-short-reward-cards_points = { $cards ->
        [one] 1 card+{ $points } VP
       *[other] { $cards } cards+{ $points } VP
    }
race_for_the_galaxy-short-reward-prestige = { $prestige } pr
race_for_the_galaxy-short-reward-points_prestige = { $points } VP+{ $prestige } pr
race_for_the_galaxy-short-reward-cards_points_prestige = { $cards ->
        [one] 1 card+{ $points } VP+{ $prestige } pr
       *[other] { $cards } cards+{ $points } VP+{ $prestige } pr
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
race_for_the_galaxy-ask-sell_which = { $sale ->
        [plain] Which good do you sell at its basic price?
       *[other] Which good do you sell?
    }
race_for_the_galaxy-ask-use_power = Consume: which power do you use next?
race_for_the_galaxy-ask-discard_for_chips = { $gives ->
        [cards] { $picked ->
            [0] { $left ->
                [one] { $card }: discard 1 card to draw another?
               *[other] { $card }: discard up to { $left } cards to draw others?
            }
           *[other] { $card }: discard up to { $left } more?
        }
       *[points] { $picked ->
            [0] { $left ->
                [one] { $card }: discard 1 card for 1 VP?
               *[other] { $card }: discard up to { $left } cards for 1 VP each?
            }
           *[other] { $card }: discard up to { $left } more?
        }
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
race_for_the_galaxy-ask-choose_start = Which start world do you begin with?
race_for_the_galaxy-ask-save_at_start = { race_for_the_galaxy-card-galactic_scavengers }: which card of your hand goes under it?
race_for_the_galaxy-ask-name_category = Search: what do you look for?
race_for_the_galaxy-ask-take_found = { $declined ->
        [yes] Search: here is another one ({ $category }). Do you take it?
       *[no] Search: here is one ({ $category }). Do you take it, or the next one that comes?
    }
race_for_the_galaxy-ask-discard_for_prestige = { $card }: discard a card of your hand for 1 prestige?
race_for_the_galaxy-ask-discard_mixed = { $picked ->
        [0] { $left ->
            [one] Explore: discard 1 card, of your hand or of those you have drawn. Which one?
           *[other] Explore: discard { $left } cards, of your hand or of those you have drawn. Which ones?
        }
       *[other] Explore: discard { $left } more.
    }
race_for_the_galaxy-ask-discard_before_develop = { $picked ->
        [0] { $left ->
            [one] Develop: you have drawn; discard 1 card of your hand. Which one?
           *[other] Develop: you have drawn; discard { $left } cards of your hand. Which ones?
        }
       *[other] Develop: discard { $left } more.
    }
race_for_the_galaxy-ask-how_to_develop = How do you pay for your development?
race_for_the_galaxy-ask-spend_good = Which { $goods } good do you give up?
race_for_the_galaxy-ask-save_paid = { race_for_the_galaxy-card-galactic_scavengers }: which of the cards that you have paid goes under it?
race_for_the_galaxy-ask-discard_after_settle = { $picked ->
        [0] { $left ->
            [one] Settle: you have drawn; discard 1 card of your hand. Which one?
           *[other] Settle: you have drawn; discard { $left } cards of your hand. Which ones?
        }
       *[other] Settle: discard { $left } more.
    }
race_for_the_galaxy-ask-use_to_settle = Settle: which power do you use to place one more world?
race_for_the_galaxy-ask-place_by_sneak = { race_for_the_galaxy-card-rebel_sneak_attack }: do you discard it to conquer one more world?
race_for_the_galaxy-ask-replace_world = { race_for_the_galaxy-card-terraforming_engineers }: do you replace one of your worlds by a better one?
race_for_the_galaxy-ask-place_better = Which world takes the place of { $card }?
race_for_the_galaxy-ask-declare_takeover = Settle: do you try to take over a world of another player?
race_for_the_galaxy-ask-takeover_by = By which power do you try to take over { $card }?
race_for_the_galaxy-ask-reinforce_attack = Your takeover: do you use a power for more military?
race_for_the_galaxy-ask-prevent_takeover = { race_for_the_galaxy-card-pan_galactic_security_council }: do you spend 1 prestige to prevent a takeover?
race_for_the_galaxy-ask-defend = A takeover of one of your worlds is about to succeed. Do you use a power for more military?
race_for_the_galaxy-ask-sell_as_kind = { $sale ->
        [plain] You sell the good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } at its basic price. Of which kind is it?
       *[other] You sell the good of { race_for_the_galaxy-card-alien_oort_cloud_refinery }. Of which kind is it?
    }
race_for_the_galaxy-ask-discard_set = { $picked ->
        [0] { $card }: discard { $left } cards of your hand for 1 prestige?
       *[other] { $card }: discard { $left } more.
    }
race_for_the_galaxy-ask-cash_in = { $picked ->
        [0] { $left ->
            [one] Prestige bonus: discard 1 card for 1 VP?
           *[other] Prestige bonus: discard up to { $left } cards for 1 VP each?
        }
       *[other] Prestige bonus: discard { $left } more for 1 VP?
    }
race_for_the_galaxy-ask-ante = { race_for_the_galaxy-card-new_gambling_world }: which card of your hand do you stake?
race_for_the_galaxy-ask-keep_prize = You have won! Which of the cards that were turned up do you keep?
race_for_the_galaxy-ask-produce_as_kind = { race_for_the_galaxy-card-alien_oort_cloud_refinery } has produced a good. Of which kind is it?

## Questions, to the others

race_for_the_galaxy-wait-discard_at_start = { $left ->
        [one] Waiting for { $player } to discard 1 card of the first hand.
       *[other] Waiting for { $player } to discard { $left } cards of the first hand.
    }
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
race_for_the_galaxy-wait-sell_which = { $sale ->
        [plain] Waiting for { $player } to sell a good at its basic price.
       *[other] Waiting for { $player } to sell a good.
    }
race_for_the_galaxy-wait-use_power = Waiting for { $player } to use a power for Consume.
race_for_the_galaxy-wait-discard_for_chips = { $gives ->
        [cards] { $left ->
            [one] Waiting for { $player }, who may discard 1 card to draw another ({ $card }).
           *[other] Waiting for { $player }, who may discard up to { $left } cards to draw others ({ $card }).
        }
       *[points] { $left ->
            [one] Waiting for { $player }, who may discard 1 card for VP ({ $card }).
           *[other] Waiting for { $player }, who may discard up to { $left } cards for VP ({ $card }).
        }
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
race_for_the_galaxy-wait-choose_start = Waiting for { $player } to choose a start world.
race_for_the_galaxy-wait-save_at_start = Waiting for { $player } to put a card under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-wait-name_category = Waiting for { $player } to say what to search for.
race_for_the_galaxy-wait-take_found = { $declined ->
        [yes] Waiting for { $player }, who has found another card ({ $category }).
       *[no] Waiting for { $player }, who has found a card ({ $category }).
    }
race_for_the_galaxy-wait-discard_for_prestige = Waiting for { $player }, who may discard a card for prestige ({ $card }).
race_for_the_galaxy-wait-discard_mixed = { $left ->
        [one] Waiting for { $player } to discard 1 card while exploring.
       *[other] Waiting for { $player } to discard { $left } cards while exploring.
    }
race_for_the_galaxy-wait-discard_before_develop = { $left ->
        [one] Waiting for { $player } to discard 1 card before developing.
       *[other] Waiting for { $player } to discard { $left } cards before developing.
    }
race_for_the_galaxy-wait-how_to_develop = Waiting for { $player } to choose how to pay for a development.
race_for_the_galaxy-wait-spend_good = Waiting for { $player } to choose a { $goods } good to give up.
race_for_the_galaxy-wait-save_paid = Waiting for { $player } to put a card that was paid under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-wait-discard_after_settle = { $left ->
        [one] Waiting for { $player } to discard 1 card after settling.
       *[other] Waiting for { $player } to discard { $left } cards after settling.
    }
race_for_the_galaxy-wait-use_to_settle = Waiting for { $player }, who may use a power to place one more world.
race_for_the_galaxy-wait-place_by_sneak = Waiting for { $player }, who may conquer one more world ({ race_for_the_galaxy-card-rebel_sneak_attack }).
race_for_the_galaxy-wait-replace_world = Waiting for { $player }, who may replace a world ({ race_for_the_galaxy-card-terraforming_engineers }).
race_for_the_galaxy-wait-declare_takeover = Waiting for { $player }, who may declare a takeover.
race_for_the_galaxy-wait-takeover_by = Waiting for { $player } to choose the power for a takeover of { $card }.
race_for_the_galaxy-wait-reinforce_attack = Waiting for { $player }, who may add military to a takeover.
race_for_the_galaxy-wait-prevent_takeover = Waiting for { $player }, who may prevent a takeover.
race_for_the_galaxy-wait-defend = Waiting for { $player }, who may add military against a takeover.
race_for_the_galaxy-wait-sell_as_kind = { $sale ->
        [plain] Waiting for { $player } to say of which kind the good is that is sold at its basic price.
       *[other] Waiting for { $player } to say of which kind the good is that is sold.
    }
race_for_the_galaxy-wait-discard_set = Waiting for { $player }, who may discard { $left } cards for prestige ({ $card }).
race_for_the_galaxy-wait-cash_in = { $left ->
        [one] Waiting for { $player }, who may discard 1 card for VP (prestige bonus).
       *[other] Waiting for { $player }, who may discard up to { $left } cards for VP (prestige bonus).
    }
race_for_the_galaxy-wait-ante = Waiting for { $player }, who may stake a card ({ race_for_the_galaxy-card-new_gambling_world }).
race_for_the_galaxy-wait-keep_prize = Waiting for { $player } to choose the card that was won.
race_for_the_galaxy-wait-produce_as_kind = Waiting for { $player } to say of which kind the good is that was produced.

## Choices.  $sight says whether the table is in sight: then the numbers are those that hold on it

race_for_the_galaxy-do-none-place_development = Place nothing
race_for_the_galaxy-do-none-place_world = Place nothing
race_for_the_galaxy-do-none-place_second = Place no second world
race_for_the_galaxy-do-none-use_power = Use no more powers
race_for_the_galaxy-do-none-use_to_settle = Use none of them
race_for_the_galaxy-do-none-place_by_sneak = Conquer nothing more
race_for_the_galaxy-do-none-replace_world = Replace nothing
race_for_the_galaxy-do-none-declare_takeover = Take over nothing
race_for_the_galaxy-do-none-prevent_takeover = Prevent nothing
race_for_the_galaxy-do-done-arm = Discard no more
race_for_the_galaxy-do-done-discard_for_chips = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
race_for_the_galaxy-do-done-pay_to_produce = Discard nothing
race_for_the_galaxy-do-done-discard_for_prestige = Discard nothing
race_for_the_galaxy-do-done-discard_set = Discard nothing
race_for_the_galaxy-do-done-cash_in = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
race_for_the_galaxy-do-done-consume_good = { $picked ->
        [0] Consume nothing
       *[other] Consume no more
    }
race_for_the_galaxy-do-done-ante = Stake nothing
race_for_the_galaxy-do-done-reinforce_attack = Use no more powers
race_for_the_galaxy-do-done-defend = Use no more powers
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
        }{ $least ->
            [none] {""}
            [one] {" "}(or 1, by giving up cards or goods)
           *[other] {" "}(or { $least }, by giving up cards or goods)
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
            }{ $least ->
                [none] {""}
                [one] {" "}(or 1, by giving up goods)
               *[other] {" "}(or { $least }, by giving up goods)
            }{ $defence ->
                [none] {""}
               *[other] {" "}(or by conquest: defence { $defence }, your military { $strength })
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
race_for_the_galaxy-do-gamble = { $sight ->
        [no] Use { race_for_the_galaxy-card-gambling_world } and gamble
       *[yes] { $old ->
            [yes] Use { race_for_the_galaxy-card-gambling_world }: name a number and turn up a card
           *[no] Use { race_for_the_galaxy-card-new_gambling_world }: stake a card and turn up cards
        }
    }
race_for_the_galaxy-do-sell = { $sight ->
        [no] Sell the good of { $card } ({ $goods })
       *[yes] { $wild ->
            [yes] Sell the good of { $card } ({ $goods }) for up to { $price } cards
           *[no] { $price ->
                [one] Sell the good of { $card } ({ $goods }) for 1 card
               *[other] Sell the good of { $card } ({ $goods }) for { $price } cards
            }
        }
    }
race_for_the_galaxy-do-consume = Consume the good of { $card } ({ $goods })
race_for_the_galaxy-do-produce = Produce a good on { $card } ({ $goods })
race_for_the_galaxy-do-boost = { $first } with the prestige card (1 prestige): { $bonus }; { $boost }
race_for_the_galaxy-do-boost_first = { $first } with the prestige card ({ $boost }), and { $second }
race_for_the_galaxy-do-boost_second = { $first }, and { $second } with the prestige card ({ $boost })
race_for_the_galaxy-do-boost_first-same = { $first } twice, the first time with the prestige card ({ $boost })
race_for_the_galaxy-do-boost_second-same = { $first } twice, the second time with the prestige card ({ $boost })
race_for_the_galaxy-do-take = { $sight ->
        [no] Take the card
       *[yes] Take { $card } ({ $brief })
    }
race_for_the_galaxy-do-decline = { $sight ->
        [no] Go on searching
       *[yes] Leave { $card } and go on searching
    }
race_for_the_galaxy-do-cash_in = Prestige bonus: discard up to 2 cards of your hand for 1 VP each
race_for_the_galaxy-do-prevent = { $sight ->
        [no] Prevent attempt { $number }
       *[yes] Prevent attempt { $number }: { $attacker } against { $owner }, { $world }
    }
race_for_the_galaxy-do-as_kind = { $sight ->
        [no] { $what }
       *[yes] { $price ->
            [one] { $what }: 1 card
           *[other] { $what }: { $price } cards
        }
    }
race_for_the_galaxy-do-look_for = Look for { $what }
race_for_the_galaxy-do-keep-start = Begin with { $card } ({ $brief })
race_for_the_galaxy-do-place-better = Place { $card } instead of { $old } ({ $brief })
race_for_the_galaxy-do-place-by_sneak = { $sight ->
        [no] Conquer { $card } ({ $brief })
       *[yes] Conquer { $card } (defence { $defence }, your military { $strength })
    }
race_for_the_galaxy-do-conquer_by = { $sight ->
        [no] Discard { $card } to conquer the world
       *[yes] Discard { $card } to conquer { $world } (military { $strength } against defence { $defence })
    }
race_for_the_galaxy-do-use-takeover = { $sight ->
        [no] By { $card }: { $does }
       *[yes] By { $card } ({ $attack } against { $defence }): { $does }
    }
race_for_the_galaxy-do-consume-spent = Give up the good of { $card } ({ $goods })
race_for_the_galaxy-do-attack = { $sight ->
        [no] Try to take over { $card } ({ $brief })
       *[yes] Try to take over { $card } of { $owner } ({ $attack } against { $defence })
    }
race_for_the_galaxy-do-replace = Replace { $card } ({ $brief })
race_for_the_galaxy-do-save = Put { $card } under { race_for_the_galaxy-card-galactic_scavengers } ({ $brief })
race_for_the_galaxy-do-stake = { $cost ->
        [one] Stake { $card } and turn up 1 card ({ $brief })
       *[other] Stake { $card } and turn up { $cost } cards ({ $brief })
    }

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
        [2] { $reader ->
            [player] You stake nothing.
           *[somebody] { $player } stakes nothing.
        }
       *[other] { $reader ->
            [player] You place no further world.
           *[somebody] { $player } places no further world.
        }
    }
race_for_the_galaxy-log-good = A good is laid on { $card }.
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
        [player] You do without { $card }.
       *[somebody] { $player } does without { $card }.
    }
race_for_the_galaxy-log-names = { $reader ->
        [player] You name { $number }.
       *[somebody] { $player } names { $number }.
    }
race_for_the_galaxy-log-wins_card = { $number ->
        [0] { $reader ->
            [player] You take { $card }.
           *[somebody] { $player } takes { $card }.
        }
       *[other] { $reader ->
            [player] The next card is { $card }: it has the number { $number }, and you win it.
           *[somebody] The next card is { $card }: it has the number { $number }, and { $player } wins it.
        }
    }
race_for_the_galaxy-log-flips = { $number ->
        [0] { $card } is turned up.
       *[other] The next card is { $card }: not the number { $number }. It is discarded.
    }
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
        [prestige] A player has reached the highest prestige: the game is over.
       *[cap] The last round is over, and so is the game.
    }
race_for_the_galaxy-log-offers = { $reader ->
        [player] You may begin with { $card }.
       *[somebody] { $player } may begin with { $card }.
    }
race_for_the_galaxy-log-offers-hidden = { $player } gets a start world to choose from.
race_for_the_galaxy-log-rejects = { $reader ->
        [player] You discard the start world { $card }.
       *[somebody] { $player } discards the start world { $card }.
    }
race_for_the_galaxy-log-rejects-hidden = { $player } discards the other start world.
race_for_the_galaxy-log-boosts = { $reader ->
        [player] You choose { $action }, with the prestige card.
       *[somebody] { $player } chooses { $action }, with the prestige card.
    }
race_for_the_galaxy-log-prestige = { $reader ->
        [player] You gain { $number } prestige ({ $card }).
       *[somebody] { $player } gains { $number } prestige ({ $card }).
    }
race_for_the_galaxy-log-pays_prestige = { $by ->
        [card] { $reader ->
            [player] You spend 1 prestige ({ $card }).
           *[somebody] { $player } spends 1 prestige ({ $card }).
        }
       *[boost] { $reader ->
            [player] You spend 1 prestige for the prestige bonus.
           *[somebody] { $player } spends 1 prestige for the prestige bonus.
        }
    }
race_for_the_galaxy-log-leaders = { $leading ->
        [0] Nobody has prestige any more, and nobody leads.
        [one] { $leaders } has the most prestige and leads.
       *[other] { $leaders }: level with the most prestige, sharing the lead.
    }
race_for_the_galaxy-log-looks_for = { $reader ->
        [player] You search for { $category }.
       *[somebody] { $player } searches for { $category }.
    }
race_for_the_galaxy-log-replaces = { $reader ->
        [player] You replace { $card }.
       *[somebody] { $player } replaces { $card }.
    }
race_for_the_galaxy-log-declares = { $reader ->
        [player] You try to take over { $card } of { $other } by { $power }.
        [other] { $player } tries to take over your { $card } by { $power }.
       *[somebody] { $player } tries to take over { $card } of { $other } by { $power }.
    }
race_for_the_galaxy-log-prevents = { $reader ->
        [player] You prevent the takeover of { $card } by { $other }.
        [other] { $player } prevents your takeover of { $card }.
       *[somebody] { $player } prevents the takeover of { $card } by { $other }.
    }
race_for_the_galaxy-log-fails = { $reader ->
        [player] Your takeover of { $card } of { $other } fails.
        [other] The takeover of your { $card } by { $player } fails.
       *[somebody] The takeover of { $card } of { $other } by { $player } fails.
    }
race_for_the_galaxy-log-takes_over = { $reader ->
        [player] You take over { $card } from { $other }.
        [other] { $player } takes over { $card } from you.
       *[somebody] { $player } takes over { $card } from { $other }.
    }
race_for_the_galaxy-log-destroys = { $reader ->
        [player] You destroy { $card } of { $other }.
        [other] { $player } destroys your { $card }.
       *[somebody] { $player } destroys { $card } of { $other }.
    }
race_for_the_galaxy-log-saves = { $reader ->
        [player] You put { $card } under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] { $player } puts { $card } under { race_for_the_galaxy-card-galactic_scavengers }.
    }
race_for_the_galaxy-log-saves-hidden = { $player } puts a card under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-takes_saved = { $reader ->
        [player] You take { $card } from under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] { $player } takes { $card } from under { race_for_the_galaxy-card-galactic_scavengers }.
    }
race_for_the_galaxy-log-takes_saved-hidden = { $player } takes a card from under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-looks_at_saved = { $reader ->
        [player] Under { race_for_the_galaxy-card-galactic_scavengers } of { $other } lies { $card }: it is yours now.
        [other] { $player } now has { $card }, which lies under { race_for_the_galaxy-card-galactic_scavengers }.
       *[somebody] Under { race_for_the_galaxy-card-galactic_scavengers } of { $other } lies { $card }: it now belongs to { $player }.
    }
race_for_the_galaxy-log-looks_at_saved-hidden = { $player } looks at a card that { $other } had under { race_for_the_galaxy-card-galactic_scavengers }.
race_for_the_galaxy-log-salvages = { $reader ->
        [player] You take { $card }, which { $other } has discarded, into your hand.
        [other] { $player } takes { $card }, which you have discarded.
       *[somebody] { $player } takes { $card }, which { $other } has discarded.
    }
race_for_the_galaxy-log-salvages-hidden = { $player } takes a card that { $other } has discarded.
race_for_the_galaxy-log-stakes = { $number ->
        [one] { $reader ->
            [player] You stake { $card }: 1 card is turned up.
           *[somebody] { $player } stakes { $card }: 1 card is turned up.
        }
       *[other] { $reader ->
            [player] You stake { $card }: { $number } cards are turned up.
           *[somebody] { $player } stakes { $card }: { $number } cards are turned up.
        }
    }
race_for_the_galaxy-log-loses_stake = { $reader ->
        [player] No card is higher: you lose { $card }.
       *[somebody] No card is higher: { $player } loses { $card }.
    }
race_for_the_galaxy-log-as_kind = { $kind ->
        [novelty] The good is of the kind { race_for_the_galaxy-kind-novelty }.
        [rare] The good is of the kind { race_for_the_galaxy-kind-rare }.
        [genes] The good is of the kind { race_for_the_galaxy-kind-genes }.
       *[alien] The good is of the kind { race_for_the_galaxy-kind-alien }.
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
race_for_the_galaxy-ending-prestige = { $tied ->
        [yes] A player has reached the highest prestige. The best players are level in everything and share the win.
       *[no] { $reader ->
            [player] A player has reached the highest prestige, and you have the most VP: you win!
           *[somebody] A player has reached the highest prestige. { $player } has the most VP and wins.
        }
    }

## The rule behind a question

race_for_the_galaxy-why-discard_at_start = Of the cards of the first hand everybody discards some, face down and all at once. The hand you keep has to pay for your first cards, so keep what you can place soon, and what you can do without. Some start worlds let you keep fewer.
race_for_the_galaxy-why-choose_action = Only the phases that somebody chooses take place in this round, and everybody takes part in them. The bonus of an action card is for those who chose it. All choose in secret and reveal at the same time. The prestige card can be used once in a game: with an action card, for 1 prestige and its prestige bonus, or alone, to search.
race_for_the_galaxy-why-keep_drawn = In phase I everybody draws 2 cards and keeps 1 of them. The action cards and the powers of cards in the tableau add to both. The cards that are not kept are discarded face down; cards in your hand are not touched.
race_for_the_galaxy-why-place_development = In phase II everybody may place one development from the hand, not one that is already in the own tableau. The cost is paid with other cards of the hand. All choose in secret and reveal at the same time. Only developments that you can pay for can be chosen.
race_for_the_galaxy-why-pay_development = A development costs as many cards of the hand as its number says. Powers make it cheaper, and it costs 1 less for whoever chose to develop. The cards you pay are discarded face down.
race_for_the_galaxy-why-place_world = In phase III everybody may place one world from the hand. A peaceful world is paid for with cards of the hand; a military world is conquered for nothing, if your military is at least its defence. Only worlds that you can settle in some way can be chosen.
race_for_the_galaxy-why-how_to_settle = A world can be settled in several ways: paid for, conquered, or with a power of a card in your tableau. Military for this phase only is used before the conquest. Military never makes a payment smaller, and a payment never adds to military.
race_for_the_galaxy-why-pay_world = A peaceful world costs as many cards of the hand as its number says; powers make it cheaper. A power may let you pay for a military world as well. The cards you pay are discarded face down.
race_for_the_galaxy-why-arm = Each card that you discard for this power is 1 military until the end of the phase. You need not use it to the full, but a world that you have placed must come into reach. What is left can't be used for your own worlds later in this phase, only to defend against a takeover.
race_for_the_galaxy-why-place_second = { race_for_the_galaxy-card-improved_logistics } lets you place a second world once the first is settled, by any means, or declare a takeover. The first world does not help yet. The bonus for choosing Settle is given once only, but you draw again for powers.
race_for_the_galaxy-why-sell_which = { $sale ->
        [plain] The power sells a good for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }). Powers that raise prices don't count here.
       *[other] A good sells for { $price-novelty } ({ race_for_the_galaxy-kind-novelty }), { $price-rare } ({ race_for_the_galaxy-kind-rare }), { $price-genes } ({ race_for_the_galaxy-kind-genes }) or { $price-alien } cards ({ race_for_the_galaxy-kind-alien }), and more by powers for $. Whoever may sell and has a good must sell one.
    }
race_for_the_galaxy-why-use_power = In phase IV every power that can be used must be used, once each, and to the full, but in any order. Only what takes cards of your hand or prestige is left to you. Goods that no power takes stay.
race_for_the_galaxy-why-discard_for_chips = { $gives ->
        [cards] { $card } draws a card for a card of your hand that you discard for it. You need not do so.
       *[points] { $card } gives 1 VP for each card of your hand that you discard for it, up to its number. You may discard fewer cards or none. These VP never count more, whatever you have chosen.
    }
race_for_the_galaxy-why-consume_good = { $card } takes as many goods as it says, if you have them. If you have more that fit, you choose which. Goods of different kinds may be worth more to another power, or when sold. The good of any kind need not be of the kind that a power takes: then you may stop.
race_for_the_galaxy-why-name_number = You name a number from 1 to { $highest }, and the next card of the deck is turned up. If its cost or defence is that number, you take it into your hand; if not, it is discarded. All players see it.
race_for_the_galaxy-why-which_windfall = { $kind ->
        [any] Windfall worlds don't produce by themselves. The bonus for choosing Produce, and some powers, put a good on one that has none.
       *[other] Windfall worlds don't produce by themselves. This power puts a good on one of the { $goods } kind that has none.
    }
race_for_the_galaxy-why-use_next = Powers that count what you have produced are best used after all production. But a card that they bring may be what you want to discard for a good: so the order of these powers is up to you.
race_for_the_galaxy-why-pay_to_produce = { $card } produces only if you discard a card of your hand. Choose the card, or discard nothing and have no good.
race_for_the_galaxy-why-discard_to_limit = At the end of a round nobody keeps more than { $limit } cards; with { race_for_the_galaxy-card-pan_galactic_research } or { race_for_the_galaxy-card-black_hole_miners } it is { $large-limit }. What is too much is discarded face down, or goes to whoever has { race_for_the_galaxy-card-retrofit_salvage_inc }
race_for_the_galaxy-why-choose_start = Everybody has been dealt one red and one blue start world and keeps one of them, in secret; the other one is discarded face down. Before they are revealed, cards of the first hand are discarded as well. The lowest number goes first wherever order matters.
race_for_the_galaxy-why-save_at_start = Whoever begins with { race_for_the_galaxy-card-galactic_scavengers } puts 1 card of the first hand under it. In phase V all cards under it come into your hand, so nothing is lost.
race_for_the_galaxy-why-name_category = You name one of nine sorts of cards. Then cards are turned up for all to see until one of that sort comes. You may leave the first one, but then you have to take the second. All other cards that were turned up are discarded.
race_for_the_galaxy-why-take_found = You may leave the first card that fits and go on; the next one that fits ({ $category }) has to be taken. The world of any kind may be left in a search for Alien Technology worlds without using up this refusal.{ $declined ->
        [yes] {" "}You have already left one.
       *[no] {""}
    }
race_for_the_galaxy-why-discard_for_prestige = Before the cards for phase I are drawn, { $card } lets you discard a card of your hand for 1 prestige. You need not do so.
race_for_the_galaxy-why-discard_mixed = With this power, or with the prestige bonus, the cards drawn go to your hand first. You discard as many as you would have to, but you choose from all of them.
race_for_the_galaxy-why-discard_before_develop = This power draws cards before anything is placed in phase II, and then takes a card of your hand: one that you have drawn, or another.
race_for_the_galaxy-why-how_to_develop = You can pay as it is, or first use a power that makes it cheaper: discard { race_for_the_galaxy-card-r_d_crash_program }, or a { race_for_the_galaxy-kind-rare } good with { race_for_the_galaxy-card-golden_age_of_terraforming }. Whatever is more than the cost is lost.
race_for_the_galaxy-why-spend_good = The power takes a { $goods } good for a discount or for military. It is discarded, and nothing else is given for it.
race_for_the_galaxy-why-save_paid = Of the cards with which you pay for a development or a world, { race_for_the_galaxy-card-galactic_scavengers } keeps one. In phase V all cards under it come into your hand.
race_for_the_galaxy-why-discard_after_settle = This power draws cards after you have placed a world, and then takes a card of your hand: one that you have drawn, or another.
race_for_the_galaxy-why-use_to_settle = Several powers could place one more world. You may use them one after the other, in any order, or none of them.
race_for_the_galaxy-why-place_by_sneak = Once you have placed a world, you may conquer a military world of your hand as well. { race_for_the_galaxy-card-rebel_sneak_attack } is then discarded. It can't be paid for, and it is no takeover.
race_for_the_galaxy-why-replace_world = Once in a Settle phase a peaceful world that you had before may be replaced by a peaceful world of your hand. It must be of the same kind, and cost up to 3 more but not less. You pay nothing and gain 1 prestige. What lay on the old world is discarded with it.
race_for_the_galaxy-why-place_better = The new world takes the place of { $card }: it is of the same kind and costs up to 3 more. A windfall world gets its good. This is no settling: there is no bonus, and no other power follows from it.
race_for_the_galaxy-why-declare_takeover = Whoever places no world may declare a takeover instead, if a card has a power for it. Your military, with what counts against this world, must be at least the military of its owner plus the defence of the world. It is decided when all have settled; until then the owner can add military. An attempt that can't succeed is allowed.
race_for_the_galaxy-why-takeover_by = Several of your cards have a power against { $card }. Some are discarded or cost prestige, and one destroys the world.
race_for_the_galaxy-why-reinforce_attack = What you use now is fixed: once the others decide whether to defend themselves, you can't add any more military. It counts until the end of the phase.
race_for_the_galaxy-why-prevent_takeover = Before the takeovers of a phase are decided, { race_for_the_galaxy-card-pan_galactic_security_council } may prevent one of them for 1 prestige, whoever is attacked. That attempt fails.
race_for_the_galaxy-why-defend = As things stand, the attack is strong enough. The owner of the world may now use powers for military that have not been used in this phase, or the rest of them. It counts against later attacks in this phase, too.
race_for_the_galaxy-why-sell_as_kind = { $sale ->
        [plain] The good is of the kind that its owner says. It is sold at the basic price of that kind: powers don't count here.
       *[other] The good is of the kind that its owner says. It is sold at the price of that kind, with the powers for it.
    }
race_for_the_galaxy-why-discard_set = { $card } gives 1 prestige for two cards of your hand. You discard both or none.
race_for_the_galaxy-why-cash_in = With the prestige card, { race_for_the_galaxy-action-consume_trade } also lets you discard up to 2 cards of your hand for 1 VP each. You may discard fewer, or none. These VP never count more.
race_for_the_galaxy-why-ante = You may stake a card of your hand with a cost or defence of 1 to { $ante }. As many cards are turned up as it has. If one of them has more, you choose one of those turned up, and keep your stake. If none has more, the stake is discarded.
race_for_the_galaxy-why-keep_prize = One of the cards turned up is higher than your stake. You take one of all those turned up, whichever you like; the others are discarded.
race_for_the_galaxy-why-produce_as_kind = The world of any kind has produced by a power or bonus for any kind. Powers that count the goods produced want to know which kind it is.

## The rulebook

race_for_the_galaxy-rules-00-title = # Race for the Galaxy

race_for_the_galaxy-rules-01-overview =
    ## Overview

    Each player builds a galactic civilisation out of cards: worlds that are settled or conquered, and developments of technology and society. The cards you place lie in front of you and are your tableau. They have powers that help you with everything that follows.

    In each round everybody chooses an action in secret. What somebody has chosen everybody does; only those who chose it have its bonus. So half of the game is to guess what the others will do for you.

    Whoever has the most victory points (VP) at the end wins: for chips, for placed cards, for goals and for prestige.

    There are four set levels, each with all cards of those before it: the base game, The Gathering Storm (goals), Rebel vs Imperium (a choice of start worlds, and takeovers) and The Brink of War (prestige and searching). What this book says of prestige holds with The Brink of War only.

race_for_the_galaxy-rules-02-cards =
    ## What a card is

    A card can be three things: something to place in your tableau, money when it is paid from your hand, and a good when it lies face down on a world. A good is never looked at.

    - Developments have a cost. Those with a cost of 6 have “?” for their VP, which are counted at the end; only { race_for_the_galaxy-card-pan_galactic_research } has VP of its own.
    - Peaceful worlds have a cost as well. Military worlds have a defence instead, and are conquered.
    - Worlds may have a kind: { race_for_the_galaxy-kind-novelty }, { race_for_the_galaxy-kind-rare }, { race_for_the_galaxy-kind-genes } or { race_for_the_galaxy-kind-alien }. Production worlds produce a good of their kind in every phase V. Windfall worlds get a good once, when they are placed, and later only by a bonus or a power. Worlds without a kind have no goods.
    - Some cards have keywords: { race_for_the_galaxy-keyword-alien }, { race_for_the_galaxy-keyword-imperium }, { race_for_the_galaxy-keyword-rebel }, { race_for_the_galaxy-keyword-terraforming }, { race_for_the_galaxy-keyword-uplift }, and { race_for_the_galaxy-keyword-chromo }, which is a symbol on the card. Powers, goals and six-cost developments speak of them. The keyword { race_for_the_galaxy-keyword-alien } is not the same as the kind { race_for_the_galaxy-kind-alien }: { race_for_the_galaxy-card-alien_tech_institute } and { race_for_the_galaxy-card-deserted_alien_world } have the keyword only.
    - Some cards have the prestige symbol, which gives 1 prestige when they are placed.
    - Powers are marked with the phase in which they work: I, II, III, IV and V; $ is for trading, which is a part of phase IV. Powers that begin with the word takeover hold only if takeovers are in the game.

race_for_the_galaxy-rules-03-setup =
    ## Setup

    - The base game is for { $least-seats } to { $base-seats } players and has { $base-cards } cards, { $base-starts } of them start worlds. The Gathering Storm is for up to { $storm-seats } and brings it to { $storm-cards } cards and { $storm-starts } start worlds, Rebel vs Imperium for up to { $rebel-seats } with { $rebel-cards } cards and { $rebel-starts } start worlds, The Brink of War for up to { $brink-seats } with { $brink-cards } cards and { $brink-starts } start worlds. From Rebel vs Imperium on, { race_for_the_galaxy-card-new_gambling_world } replaces { race_for_the_galaxy-card-gambling_world }.
    - { $pool } VP in chips for each player go into the pool, and { $more-pool } more with The Brink of War.
    - With goals, { $firsts } first goals and { $mosts } most goals are drawn at random and lie in the middle.
    - Base game and The Gathering Storm: each player gets a start world at random. It is the first card of the tableau; the other start worlds are shuffled into the deck.
    - From Rebel vs Imperium on: start worlds with even numbers are blue, those with odd numbers red. Each player is dealt one of each colour, and the rest is shuffled into the deck. Everybody keeps one in secret and discards the other face down; all are revealed together.
    - Start worlds are numbered. Wherever order matters, the player with the lowest number goes first, then the others in the order of seats, to the end of the game, whatever becomes of the start worlds.
    - Each player draws { $first-hand } cards and discards { $discards } of them, face down, before the start worlds that were chosen are revealed: everybody begins with { $hand } cards. Whoever begins with { race_for_the_galaxy-card-ancient_race } discards one more and has { $ancient-hand }. Whoever begins with { race_for_the_galaxy-card-galactic_scavengers } puts one more under it.
    - A windfall world that is a start world gets its good now. The goals are looked at once before the first round.
    - With The Brink of War everybody also has the prestige card, which can be used once in the game.

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

    With The Brink of War, the prestige leader is rewarded at the start of a round, before actions are chosen. Whoever chose { race_for_the_galaxy-action-search } searches before phase I. Whoever owns { race_for_the_galaxy-card-psi_crystal_world } chooses when the others are revealed.

race_for_the_galaxy-rules-05-powers =
    ## Powers

    - A card works from the phase after the one in which it was placed. Until then its powers, its military and its keywords count for nothing; only a windfall world has its good at once, and a prestige symbol counts at once.
    - Powers are used without fail, unless the card says that you may.
    - The powers of several cards add up. A cost never falls below 0, and nothing is paid back.
    - When the deck is empty, the discards are shuffled at once and are the new deck.
    - At the end of every phase first goals are looked at, then most goals, then the prestige leader.

race_for_the_galaxy-rules-06-explore =
    ## Phase I: Explore

    First, owners of { race_for_the_galaxy-card-alien_departure_point } and { race_for_the_galaxy-card-pan_galactic_hologrid } may discard a card of the hand for 1 prestige, once for each of these cards.

    Everybody draws 2 cards, and more for powers and bonus: 5 more for { race_for_the_galaxy-action-explore_five }, 1 more for { race_for_the_galaxy-action-explore_one }. All draw before anybody discards.

    Of the cards just drawn everybody keeps 1, and more for powers and for { race_for_the_galaxy-action-explore_one } (1 more). The others are discarded. The rest of the hand is not touched, unless a card such as { race_for_the_galaxy-card-blaster_runners } or the prestige bonus lets you mix: then the cards drawn go to the hand, and you discard as many as you would have to, but any of them.

race_for_the_galaxy-rules-07-develop =
    ## Phase II: Develop

    - First everybody draws for powers that say so ({ race_for_the_galaxy-card-interstellar_bank }, { race_for_the_galaxy-card-galactic_bankers }, { race_for_the_galaxy-card-galactic_developers }). For { race_for_the_galaxy-card-information_hub } and { race_for_the_galaxy-card-galactic_power_brokers } one draws as well, but then discards 1 card of the hand for each of them.
    - Everybody may choose one development from the hand, in secret, and all are revealed at the same time. No tableau may have the same development twice.
    - The cost is paid with other cards of the hand: the number on the card, less all discounts, less 1 for whoever chose { race_for_the_galaxy-action-develop }. Exactly that many cards are discarded, face down. You can't choose what you can't pay for.
    - It can be made cheaper: by { $r_d_crash_program-crash }, discarding { race_for_the_galaxy-card-r_d_crash_program } from the tableau, and by { $golden_age_of_terraforming-rare_good }, discarding one { race_for_the_galaxy-kind-rare } good for { race_for_the_galaxy-card-golden_age_of_terraforming }.
    - Afterwards you draw for powers such as that of { race_for_the_galaxy-card-public_works }; the card just placed does not count. You gain prestige for the symbol on the card, for any development by { race_for_the_galaxy-card-pan_galactic_affluence }, for a { race_for_the_galaxy-keyword-rebel } development by { race_for_the_galaxy-card-rebel_freedom_fighters } and { race_for_the_galaxy-card-rebel_council }, and for one that costs 6 by { race_for_the_galaxy-card-federation_capital }.

race_for_the_galaxy-rules-08-settle =
    ## Phase III: Settle

    Everybody may choose one world from the hand, in secret, and all are revealed at the same time. Then, in order, everybody pays or conquers.

    - A peaceful world costs as many cards of the hand as its number says, less the discounts for all worlds and for its kind.
    - { race_for_the_galaxy-card-lifeforms_inc } and { race_for_the_galaxy-card-golden_age_of_terraforming } make the world that you pay for cheaper by { $lifeforms_inc-genes_good } each, for one { race_for_the_galaxy-kind-genes } good each.
    - { race_for_the_galaxy-card-colony_ship } or { race_for_the_galaxy-card-doomed_world } can be discarded from the tableau instead: then the world costs nothing. They don't do so for a world of the kind { race_for_the_galaxy-kind-alien }.
    - A military world is conquered, or paid for with a power such as that of { race_for_the_galaxy-card-contact_specialist }.
    - A windfall world gets its good as soon as it is revealed.
    - When the world is settled, whoever chose { race_for_the_galaxy-action-settle } draws 1 card, and everybody draws for powers such as that of { race_for_the_galaxy-card-terraforming_robots }. For { race_for_the_galaxy-card-imperium_fuel_depot } one draws { $imperium_fuel_depot-draw_after_settle } and then discards 1 card of the hand.
    - You gain prestige for the symbol on the world, for a { race_for_the_galaxy-keyword-rebel } military world by { race_for_the_galaxy-card-rebel_freedom_fighters } and { race_for_the_galaxy-card-imperium_capital }, and for a production world by { race_for_the_galaxy-card-alien_cornucopia }. With { race_for_the_galaxy-card-golden_age_of_terraforming } a production world gets a good, which is not produced.

    A world can be chosen only if there is a way to settle it. If the only way is to discard a card, it has to be done.

race_for_the_galaxy-rules-09-military =
    ## Military and conquest

    To conquer a military world, your military against it must be at least its defence. This costs nothing, and no military is used up.

    - Your total military is the sum of all powers with plain military. Some are negative, and the total can be negative, too. { race_for_the_galaxy-card-hidden_fortress } adds 1 for each military world, { race_for_the_galaxy-card-uplift_mercenary_force } and { race_for_the_galaxy-card-uplift_revolt_world } 1 each for each { race_for_the_galaxy-keyword-chromo } world, themselves included; { race_for_the_galaxy-card-rebel_freedom_fighters } takes 2 away from whoever has an { race_for_the_galaxy-keyword-imperium } card.
    - Some military counts only against worlds of one kind, or against { race_for_the_galaxy-keyword-rebel } military worlds ({ race_for_the_galaxy-card-galactic_imperium }). It is added for such a world, but is not part of the total.
    - Military for a phase: { race_for_the_galaxy-card-new_military_tactics } is discarded from the tableau for +{ $new_military_tactics-tactic }. For { race_for_the_galaxy-card-space_mercenaries } and { race_for_the_galaxy-card-mercenary_fleet }, up to { $space_mercenaries-mercenary } cards of the hand are discarded, for +1 each; for { race_for_the_galaxy-card-rebel_troops }, { race_for_the_galaxy-card-uplift_mercenary_force }, { race_for_the_galaxy-card-primitive_rebel_world } and { race_for_the_galaxy-card-rebel_convict_mines } { $rebel_troops-mercenary } each. { race_for_the_galaxy-card-alien_booby_trap } gives +{ $alien_booby_trap-bribe } for 1 prestige, { race_for_the_galaxy-card-rebel_fuel_refinery } +{ $rebel_fuel_refinery-fuel } for a { race_for_the_galaxy-kind-rare } good, each once in a phase.
    - It lasts to the end of the phase and so counts for a second world as well. Powers for cards of the hand need not be used to the full, but what you leave is lost for your own worlds; only against a takeover it can still be used. To conquer a world, such powers can be used only where they are needed, and enough for it.

race_for_the_galaxy-rules-10-contact =
    ## Paying for military worlds

    Some cards let you place a military world as if it were peaceful. The cost is its defence, less what the power says, less all discounts that fit. One such power is used for a world.

    - { race_for_the_galaxy-card-contact_specialist }: { $contact_specialist-envoy } less; { race_for_the_galaxy-card-rebel_cantina }: nothing less; { race_for_the_galaxy-card-rebel_alliance }: { $rebel_alliance-envoy } less, for { race_for_the_galaxy-keyword-rebel } worlds. None of them for a world of the kind { race_for_the_galaxy-kind-alien }.
    - { race_for_the_galaxy-card-alien_research_team }: for worlds of the kind { race_for_the_galaxy-kind-alien }. { race_for_the_galaxy-card-ravaged_uplift_world }: for { race_for_the_galaxy-keyword-chromo } worlds.
    - With { race_for_the_galaxy-card-rebel_pact } it is { $rebel_pact-envoy_discount } less again. { race_for_the_galaxy-card-pan_galactic_mediator } gives 1 prestige each time.
    - { race_for_the_galaxy-card-colony_ship } and { race_for_the_galaxy-card-doomed_world } can be used with these powers, and so can goods for a discount.

    Military never makes a payment smaller, and a payment adds nothing to military. The world remains a military world for everything that counts them.

race_for_the_galaxy-rules-11-more_worlds =
    ## Other ways to worlds

    - Conquering a peaceful world: { race_for_the_galaxy-card-imperium_cloaking_technology } is discarded, and the defence of the world is its cost less { $imperium_cloaking_technology-cloak }. Or { race_for_the_galaxy-card-imperium_invasion_fleet } is discarded: the defence is the cost, and you gain { $imperium_invasion_fleet-cloak } prestige.
    - { race_for_the_galaxy-card-improved_logistics }: once your first world in a phase III is settled, you may place a second one, by any means, or declare a takeover. The first world doesn't help with it. The bonus card for { race_for_the_galaxy-action-settle } is drawn once only, but powers draw for each world.
    - { race_for_the_galaxy-card-rebel_sneak_attack }: once you have placed a world or declared a takeover, you may conquer one military world of your hand more, discarding this card. It can't be paid for.
    - { race_for_the_galaxy-card-terraforming_engineers }: once in a phase III you may replace a peaceful world that you had before by a peaceful world of your hand, at no cost. It must be of the same kind, without goods if the old one is, and cost as much or up to { $terraforming_engineers-upgrade } more. You gain 1 prestige, and 1 for a symbol. The old world is discarded with its good and the cards under it; a new windfall world gets its good. This is no settling: nothing else follows from it.

race_for_the_galaxy-rules-12-takeovers =
    ## Takeovers

    With takeovers, whoever places no world in phase III, or no second one with { race_for_the_galaxy-card-improved_logistics }, may try to take over a world of another player. It must have been there before this phase, and be a military one; with { race_for_the_galaxy-card-imperium_invasion_fleet }, which is then discarded, it may be a peaceful one. A power is needed:

    - { race_for_the_galaxy-card-imperium_seat }: a { race_for_the_galaxy-keyword-rebel } military world of anybody.
    - { race_for_the_galaxy-card-rebel_alliance }, or { race_for_the_galaxy-card-rebel_sneak_attack }, which is discarded: a world of a player who has an { race_for_the_galaxy-keyword-imperium } card. You have { $rebel_alliance-takeover } military more for each of your own { race_for_the_galaxy-keyword-rebel } military worlds.
    - { race_for_the_galaxy-card-imperium_cloaking_technology }, which is discarded: a world of a player with a total military of 1 or more.
    - { race_for_the_galaxy-card-imperium_planet_buster }: the same, but the world is destroyed, for { $imperium_planet_buster-destruction } prestige.
    - { race_for_the_galaxy-card-interstellar_casus_belli }: a world of anybody. It costs 1 prestige, and success gives { $interstellar_casus_belli-takeover }.

    The attempt is declared when it is your turn to settle. What it costs is paid at once, and you may use powers for military in any number; later you can't. Any world that a power fits may be attacked, hopeless or not. { race_for_the_galaxy-card-imperium_seat } can never strike a peaceful world.

    When all have settled, attempts are decided in the order in which they were declared:

    - First, the owner of { race_for_the_galaxy-card-pan_galactic_security_council } may spend 1 prestige to prevent one attempt, whoever is attacked.
    - An attempt fails if the world is no longer where it was, or if an earlier attempt of the same player has failed.
    - Attack: your total military, what counts against this world, military for this phase and the bonus of the power. Defence: the same of the owner, plus the defence of the world (its cost, if it is peaceful). { race_for_the_galaxy-card-rebel_pact } adds 1 for each military world of the owner and 1 more for each { race_for_the_galaxy-keyword-rebel } one.
    - If the attack is strong enough, the owner may add military for this phase that is not used up yet, if that can save the world. It counts against later attempts, too.
    - An attack as strong as the defence succeeds. The world changes hands with its good and the cards under it. Its symbol gives no prestige, and a windfall world gets no new good, but you draw and gain prestige for powers as for a world that you have placed. A peaceful world gives 2 prestige. For a world that is destroyed you only draw.

    During a phase III, powers, keywords and military count as they were at its start: cards that were discarded, replaced, destroyed or taken over in it count for their former owner until it ends, and for nobody else before. Only most goals look at what is really there.

race_for_the_galaxy-rules-13-goods =
    ## Goods

    A world has one good at most. It is the top card of the deck, laid face down, and has the kind of its world. When it is sold, consumed or given up for a power, it is discarded unseen.

    Placed windfall worlds get their good at once; this is not production. Production worlds are empty when they are placed. Goods of worlds placed in this phase III can't be given up in it.

race_for_the_galaxy-rules-14-trade =
    ## Trading

    Whoever chose { race_for_the_galaxy-action-consume_trade } must sell one good at the beginning of phase IV, having one. It brings cards from the deck:

    - { race_for_the_galaxy-kind-novelty }: { $price-novelty }
    - { race_for_the_galaxy-kind-rare }: { $price-rare }
    - { race_for_the_galaxy-kind-genes }: { $price-genes }
    - { race_for_the_galaxy-kind-alien }: { $price-alien }

    Powers marked $ are added if they fit: for all goods, for a kind, or for the good of the very world ({ race_for_the_galaxy-card-pirate_world }, { race_for_the_galaxy-card-star_nomad_lair }). The good of { race_for_the_galaxy-card-alien_oort_cloud_refinery } can't be sold by the action card.

    Two cards sell goods for anybody, as powers of phase IV: { race_for_the_galaxy-card-trade_league } at the full price, with the powers marked $, and { race_for_the_galaxy-card-black_market_trading_world } at the price of this list and no more. They have to be used if there is a good left.

race_for_the_galaxy-rules-15-consume =
    ## Phase IV: Consume

    After trading, each player uses the powers marked IV, one by one and each once, in any order.

    - All powers that can be used have to be used, and as far as possible: a power for up to 3 goods takes 3 if there are 3. So goods can't be saved, but you choose which power takes which good.
    - A power that takes a number of goods in all is used only if there are so many. { race_for_the_galaxy-card-galactic_exchange } takes one good of each kind that you have.
    - What takes cards of your hand or prestige is left to you ({ race_for_the_galaxy-card-deficit_spending }, { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-galactic_bazaar }, { race_for_the_galaxy-card-galactic_bankers }, { race_for_the_galaxy-card-r_d_crash_program }, { race_for_the_galaxy-card-pan_galactic_security_council }, { race_for_the_galaxy-card-alien_guardian }, { race_for_the_galaxy-card-interstellar_casus_belli }, { race_for_the_galaxy-card-galactic_power_brokers }).
    - VP are taken as chips from the pool. If there are too few, chips from outside are used: nobody goes short.
    - For { race_for_the_galaxy-action-consume_twice }, VP for goods are doubled, and those of { race_for_the_galaxy-card-interstellar_casus_belli } and { race_for_the_galaxy-card-galactic_salon }, too. Cards and prestige are not, nor are VP for cards of the hand.
    - Goods that no power takes stay where they are.

race_for_the_galaxy-rules-16-produce =
    ## Phase V: Produce

    - Every production world without a good gets one.
    - Whoever chose { race_for_the_galaxy-action-produce } puts a good on one windfall world without a good.
    - Powers produce on windfall worlds, of one kind or of any, draw cards, and give prestige ({ race_for_the_galaxy-card-uplift_gene_breeders }, { race_for_the_galaxy-card-ravaged_uplift_world }). { race_for_the_galaxy-card-universal_symbionts } can't produce on itself. All cards under { race_for_the_galaxy-card-galactic_scavengers } come into the hand.
    - For a card of the hand, { race_for_the_galaxy-card-damaged_alien_factory } produces on itself, { race_for_the_galaxy-card-lifeforms_inc } on a { race_for_the_galaxy-kind-genes } windfall world, { race_for_the_galaxy-card-alien_booby_trap } on one of the kind { race_for_the_galaxy-kind-alien }, { race_for_the_galaxy-card-universal_exports } on any.
    - Then come the powers that count what you have produced in this phase: { race_for_the_galaxy-card-consumer_markets }, { race_for_the_galaxy-card-research_labs }, { race_for_the_galaxy-card-diversified_economy }.
    - At the very end, { race_for_the_galaxy-card-mining_conglomerate } draws for the player who has produced more { race_for_the_galaxy-kind-rare } goods than any other player, and { race_for_the_galaxy-card-pan_galactic_affluence } for more goods in all. With a tie nobody draws for it.

    What only gives takes place by itself, in an order that is never worse than another. You are asked where several windfall worlds could have a good, and for the order of the last powers if a card of the hand could pay for a good between them.

race_for_the_galaxy-rules-17-limit =
    ## The end of a round

    Whoever has more than { $limit } cards in the hand discards down to { $limit }, face down. With { race_for_the_galaxy-card-pan_galactic_research } or { race_for_the_galaxy-card-black_hole_miners } the limit is { $large-limit }. There is no limit during a round.

    The owner of { race_for_the_galaxy-card-retrofit_salvage_inc } then takes all that the others have discarded in this way, even over the limit.

race_for_the_galaxy-rules-18-goals =
    ## Goals

    Goals come with The Gathering Storm; later sets bring more of them. They are worth VP at the end, but they are no chips.

    First goals: { $first-points } VP. Everybody who has what it asks for at the end of the phase in which it is first reached gets it, and keeps it to the end.

    - { race_for_the_galaxy-goal-galactic_standard_of_living }: { race_for_the_galaxy-aim-galactic_standard_of_living } (after phase IV, and when the prestige leader is rewarded).
    - { race_for_the_galaxy-goal-system_diversity }: { race_for_the_galaxy-aim-system_diversity } (after III).
    - { race_for_the_galaxy-goal-overlord_discoveries }: { race_for_the_galaxy-aim-overlord_discoveries } (after II and III).
    - { race_for_the_galaxy-goal-budget_surplus }: { race_for_the_galaxy-aim-budget_surplus }, because the hand was too large.
    - { race_for_the_galaxy-goal-innovation_leader }: { race_for_the_galaxy-aim-innovation_leader } (after II and III).
    - { race_for_the_galaxy-goal-galactic_status }: { race_for_the_galaxy-aim-galactic_status } (after II).
    - { race_for_the_galaxy-goal-uplift_knowledge }: { race_for_the_galaxy-aim-uplift_knowledge } (after II and III).
    - { race_for_the_galaxy-goal-galactic_riches }: { race_for_the_galaxy-aim-galactic_riches } (after III and V).
    - { race_for_the_galaxy-goal-expansion_leader }: { race_for_the_galaxy-aim-expansion_leader } (after II and III).
    - { race_for_the_galaxy-goal-peace_war_leader }: { race_for_the_galaxy-aim-peace_war_leader } (after II and III).
    - { race_for_the_galaxy-goal-galactic_standing }: { race_for_the_galaxy-aim-galactic_standing } (after I, II, III, IV and V, and at the start and end of a round).
    - { race_for_the_galaxy-goal-military_influence }: { race_for_the_galaxy-aim-military_influence } (after II and III).

    Most goals: { $most-points } VP. At the end of a phase it goes to the one player who alone has the most, and enough of it.

    - { race_for_the_galaxy-goal-greatest_military }: { race_for_the_galaxy-aim-greatest_military } (after II and III).
    - { race_for_the_galaxy-goal-largest_industry }: { race_for_the_galaxy-aim-largest_industry } (after III).
    - { race_for_the_galaxy-goal-greatest_infrastructure }: { race_for_the_galaxy-aim-greatest_infrastructure } (after II and III).
    - { race_for_the_galaxy-goal-production_leader }: { race_for_the_galaxy-aim-production_leader } (after III).
    - { race_for_the_galaxy-goal-research_leader }: { race_for_the_galaxy-aim-research_leader } (after II and III).
    - { race_for_the_galaxy-goal-propaganda_edge }: { race_for_the_galaxy-aim-propaganda_edge } (after III).
    - { race_for_the_galaxy-goal-galactic_prestige }: { race_for_the_galaxy-aim-galactic_prestige } (after I, II, III, IV and V, and at the start and end of a round).
    - { race_for_the_galaxy-goal-prosperity_lead }: { race_for_the_galaxy-aim-prosperity_lead } (after II and III).

    A most goal can be lost. Who has it keeps it when another draws level. If another has more, it goes to that player; if several have more and are level, it goes back to the middle. If a card is discarded from the tableau or prestige is spent, so that its owner has too few or fewer than another, the goal goes back to the middle at once.

    At the end of the game, everybody else who is level with the most, and has enough, gets { $tie-points } VP for it.

race_for_the_galaxy-rules-19-prestige =
    ## Prestige

    Prestige is gained for the symbol on a card when it is placed, and by powers. Each prestige is 1 VP at the end. It is never doubled.

    1 prestige is spent at a time: for the prestige bonus of an action, a takeover by { race_for_the_galaxy-card-interstellar_casus_belli } or its VP, cards by { race_for_the_galaxy-card-galactic_power_brokers }, military by { race_for_the_galaxy-card-alien_booby_trap }, or to prevent a takeover.

    At the end of each phase, whoever has the most prestige is the prestige leader, and several who are level share the lead. Nobody leads without prestige.

    At the start of a round each leader takes 1 VP from the pool. A sole leader also draws 1 card, but only if prestige lies on the leader tile: if it was gained since the last start of a round, and in or after the phase in which the lead was won. An option lets a sole leader always draw.

race_for_the_galaxy-rules-20-boost =
    ## The prestige card

    Everybody can use the prestige card once in the game, in one of two ways. With an action card, it costs 1 prestige, which you must have when you choose, and gives a prestige bonus on top of the normal one. Alone, it is a search.

    - { race_for_the_galaxy-action-explore_five }, { race_for_the_galaxy-action-explore_one }: { race_for_the_galaxy-boost-explore_five }.
    - { race_for_the_galaxy-action-develop }: { race_for_the_galaxy-boost-develop }.
    - { race_for_the_galaxy-action-settle }: { race_for_the_galaxy-boost-settle }. The military counts for takeovers and against them, too.
    - { race_for_the_galaxy-action-consume_trade }: { race_for_the_galaxy-boost-consume_trade }. The cards are for the sale of the action card only; the hand cards are never doubled, and may be discarded at any time among your powers.
    - { race_for_the_galaxy-action-consume_twice }: { race_for_the_galaxy-boost-consume_twice }.
    - { race_for_the_galaxy-action-produce }: { race_for_the_galaxy-boost-produce }.

race_for_the_galaxy-rules-21-search =
    ## Searching

    To search, play the prestige card as your action. It costs no prestige and brings about no phase; you take part in the phases of the others. Before phase I, the searchers go in order. Each names one of { $categories } categories:

    - { race_for_the_galaxy-category-army }
    - { race_for_the_galaxy-category-military_windfall }
    - { race_for_the_galaxy-category-peaceful_windfall }
    - { race_for_the_galaxy-category-chromo_world }
    - { race_for_the_galaxy-category-alien_world }
    - { race_for_the_galaxy-category-consumer }
    - { race_for_the_galaxy-category-stronghold }
    - { race_for_the_galaxy-category-six }
    - { race_for_the_galaxy-category-aggression } (only if takeovers are in the game)

    Cards are turned up for all to see until one fits. You take it, or you leave it; then the next one that fits has to be taken. All others are discarded. If every card has been turned up and none was taken, the prestige card is not used up.

    { race_for_the_galaxy-card-alien_oort_cloud_refinery } fits a search for { race_for_the_galaxy-kind-alien } worlds, but leaving it doesn't use up your refusal.

race_for_the_galaxy-rules-22-end =
    ## The end, and scoring

    The game ends after the round in which the pool has become empty, a player has { $end } cards or more in the tableau ({ $late-end } for the owner of { race_for_the_galaxy-card-hidden_fortress }), or a player has { $prestige-end } prestige or more. That round is played to its end, with discarding. After { $cap } rounds the game ends in any case.

    - VP in chips.
    - VP on the cards of your tableau. { race_for_the_galaxy-card-doomed_world } and { race_for_the_galaxy-card-ravaged_uplift_world } count -1.
    - Developments with “?”: each card of your tableau counts once for each of them, for the first of its lines that fits, and the development itself counts if it fits. { race_for_the_galaxy-card-new_galactic_order } counts your total military, and takes VP if that is negative; { race_for_the_galaxy-card-universal_peace_institute } does the opposite. { race_for_the_galaxy-card-galactic_renaissance } counts your chips as well, by threes. { race_for_the_galaxy-card-galactic_exchange } counts { $points-1 }, { $points-2 }, { $points-3 } or { $points-4 } VP for worlds of 1, 2, 3 or 4 kinds.
    - VP for goals.
    - 1 VP for each prestige. { race_for_the_galaxy-card-federation_capital } and { race_for_the_galaxy-card-pan_galactic_affluence } count each once more.

    With equal VP, whoever has more cards in the hand and goods on worlds, counted together, wins. If these are equal as well, the win is shared.

race_for_the_galaxy-rules-23-two_actions =
    ## Two players, two actions each

    This is an option for two players. Each chooses two action cards in every round, out of nine: there is a second Develop card and a second Settle card.

    - Both Explore cards: draw 2 + 5 + 1 cards and keep 2, and more for powers.
    - Both Develop cards: phase II takes place twice in a row. Whoever chose both has the bonus twice; the other player, having chosen one, has it in the first only. Cards placed in the first already work in the second. The same goes for Settle.
    - Both Consume cards: sell first, then double the VP.
    - With The Brink of War, the prestige card is a tenth card. To search it is one of the two; for a prestige bonus it goes with one of them, and it is said with which.
    - The owner of { race_for_the_galaxy-card-psi_crystal_world } chooses one card together with the other player, and the second when both are revealed.

race_for_the_galaxy-rules-24-knowledge =
    ## Who knows what

    Everybody may see all tableaus, which worlds have a good, the chips, the prestige, the goals, and how many cards are in each hand, under { race_for_the_galaxy-card-galactic_scavengers }, in the deck and among the discards. So all scores are open.

    Hands are secret, and so are the faces of goods, of discards and of cards under a world, which only the owner knows. You know what you have discarded yourself. Of the start worlds that were not chosen the others know the colour. Cards discarded from a tableau, and those turned up in a search or for gambling, have been seen by all.

race_for_the_galaxy-rules-25-special =
    ## Special cards

    - { race_for_the_galaxy-card-gambling_world }: besides consuming a good, you name a number from 1 to { $highest } in every phase IV and turn up the next card of the deck. If its cost or defence is that number, it goes to your hand. Else it is discarded.
    - { race_for_the_galaxy-card-new_gambling_world }: besides consuming a good, you may stake a card of your hand with a cost or defence of 1 to { $ante }. As many cards are turned up. If one of them has more, you take any one of them and keep your stake; if none has, the stake is lost.
    - { race_for_the_galaxy-card-alien_oort_cloud_refinery } is of any kind. Whenever it matters, its owner says which, and may also say that it is not the kind that a power wants. At the end it is of the kind that counts most.
    - { race_for_the_galaxy-card-galactic_scavengers }: of each payment for a development or a world, one card goes under it instead of being discarded. In phase V all of them come into the hand. Cards discarded for military are not saved. If the world is taken over, the cards go with it.
    - { race_for_the_galaxy-card-psi_crystal_world }: its owner chooses the action when those of the others are revealed.
    - { race_for_the_galaxy-card-pan_galactic_research } costs 6, but has no “?”: it counts for { race_for_the_galaxy-card-galactic_federation }, { race_for_the_galaxy-card-golden_age_of_terraforming } and { race_for_the_galaxy-card-federation_capital }, but not for { race_for_the_galaxy-goal-galactic_status } or in a search.
    - { race_for_the_galaxy-card-interstellar_prospectors } produces on a { race_for_the_galaxy-kind-rare } windfall world besides its own good.
    - { race_for_the_galaxy-card-rebel_cantina } is a { race_for_the_galaxy-keyword-rebel } world, but no military one. It draws for itself, too.
    - { race_for_the_galaxy-card-abandoned_alien_uplift_camp } has the keyword { race_for_the_galaxy-keyword-uplift }, but not the symbol { race_for_the_galaxy-keyword-chromo }.
    - { race_for_the_galaxy-card-damaged_alien_factory } is a production world, but produces only if you discard a card of your hand in phase V.
    - { race_for_the_galaxy-card-doomed_world } can be discarded like { race_for_the_galaxy-card-colony_ship }; what it had given before is gone with it. Its number as a start world still decides the order.
    - { race_for_the_galaxy-card-ancient_race } makes the first hand smaller only for the player who begins with it, not when it is placed later. As a windfall world it has a good from the beginning.
    - { race_for_the_galaxy-card-pilgrimage_world } consumes all goods you have left, for 1 VP less than there are. So it is mostly used last.
    - { race_for_the_galaxy-card-clandestine_uplift_lab } raises the price of { race_for_the_galaxy-kind-genes } goods by 1 for each of your worlds with the keyword { race_for_the_galaxy-keyword-chromo }. It is one of them itself.
    - { race_for_the_galaxy-card-merchant_world }, { race_for_the_galaxy-card-deficit_spending }, { race_for_the_galaxy-card-galactic_bazaar } and { race_for_the_galaxy-card-galactic_bankers } give 1 VP for each card of the hand, up to their number. These VP are not doubled.
    - { race_for_the_galaxy-card-alien_toy_shop } consumes its own good and no other. Another power may take that good first.
    - { race_for_the_galaxy-card-runaway_robots } and { race_for_the_galaxy-card-rebel_sympathizers } are windfall worlds: they draw a card only when a bonus or a power has produced a good on them.
    - { race_for_the_galaxy-card-diversified_economy }, { race_for_the_galaxy-card-tourist_world }, { race_for_the_galaxy-card-mining_league } and { race_for_the_galaxy-card-galactic_genome_project } take just as many goods as they say, or none.
    - { race_for_the_galaxy-card-free_trade_association } and { race_for_the_galaxy-card-consumer_markets } take up to 3 { race_for_the_galaxy-kind-novelty } goods each.
    - { race_for_the_galaxy-card-pan_galactic_league }, { race_for_the_galaxy-card-contact_specialist }, { race_for_the_galaxy-card-pan_galactic_mediator } and { race_for_the_galaxy-card-psi_crystal_world } lower your total military by 1, { race_for_the_galaxy-card-universal_peace_institute } by 2.

race_for_the_galaxy-rules-26-cards =
    ## The cards: developments

    Each name is followed by the cost and, after a slash, the VP. For military worlds, which are marked by an asterisk, it is the defence. Developments have the number of copies in brackets; all worlds are there once. + marks cards of The Gathering Storm, ++ those of Rebel vs Imperium, +++ those of The Brink of War. One of the copies of { race_for_the_galaxy-card-contact_specialist } comes with The Gathering Storm, one of { race_for_the_galaxy-card-research_labs } with Rebel vs Imperium. { race_for_the_galaxy-card-gambling_world } is there only without Rebel vs Imperium.

    - Developments: { race_for_the_galaxy-card-public_works } { $public_works-cost }/{ $public_works-points } ({ $public_works-copies }), { race_for_the_galaxy-card-expedition_force } { $expedition_force-cost }/{ $expedition_force-points } ({ $expedition_force-copies }), { race_for_the_galaxy-card-export_duties } { $export_duties-cost }/{ $export_duties-points } ({ $export_duties-copies }), { race_for_the_galaxy-card-new_military_tactics } { $new_military_tactics-cost }/{ $new_military_tactics-points } ({ $new_military_tactics-copies }), { race_for_the_galaxy-card-contact_specialist } { $contact_specialist-cost }/{ $contact_specialist-points } ({ $contact_specialist-copies }), { race_for_the_galaxy-card-investment_credits } { $investment_credits-cost }/{ $investment_credits-points } ({ $investment_credits-copies }), { race_for_the_galaxy-card-space_mercenaries }+ { $space_mercenaries-cost }/{ $space_mercenaries-points } ({ $space_mercenaries-copies }), { race_for_the_galaxy-card-rebel_pact }++ { $rebel_pact-cost }/{ $rebel_pact-points } ({ $rebel_pact-copies }), { race_for_the_galaxy-card-imperium_cloaking_technology }++ { $imperium_cloaking_technology-cost }/{ $imperium_cloaking_technology-points } ({ $imperium_cloaking_technology-copies }), { race_for_the_galaxy-card-imperium_troops }++ { $imperium_troops-cost }/{ $imperium_troops-points } ({ $imperium_troops-copies }), { race_for_the_galaxy-card-r_d_crash_program }++ { $r_d_crash_program-cost }/{ $r_d_crash_program-points } ({ $r_d_crash_program-copies }), { race_for_the_galaxy-card-pan_galactic_mediator }+++ { $pan_galactic_mediator-cost }/{ $pan_galactic_mediator-points } ({ $pan_galactic_mediator-copies }), { race_for_the_galaxy-card-colony_ship } { $colony_ship-cost }/{ $colony_ship-points } ({ $colony_ship-copies }), { race_for_the_galaxy-card-mining_robots } { $mining_robots-cost }/{ $mining_robots-points } ({ $mining_robots-copies }), { race_for_the_galaxy-card-space_marines } { $space_marines-cost }/{ $space_marines-points } ({ $space_marines-copies }), { race_for_the_galaxy-card-deficit_spending } { $deficit_spending-cost }/{ $deficit_spending-points } ({ $deficit_spending-copies }), { race_for_the_galaxy-card-interstellar_bank } { $interstellar_bank-cost }/{ $interstellar_bank-points } ({ $interstellar_bank-copies }), { race_for_the_galaxy-card-genetics_lab } { $genetics_lab-cost }/{ $genetics_lab-points } ({ $genetics_lab-copies }), { race_for_the_galaxy-card-rebel_troops }+++ { $rebel_troops-cost }/{ $rebel_troops-points } ({ $rebel_troops-copies }), { race_for_the_galaxy-card-rebel_sneak_attack }+++ { $rebel_sneak_attack-cost }/{ $rebel_sneak_attack-points } ({ $rebel_sneak_attack-copies }), { race_for_the_galaxy-card-mining_conglomerate } { $mining_conglomerate-cost }/{ $mining_conglomerate-points } ({ $mining_conglomerate-copies }), { race_for_the_galaxy-card-terraforming_robots } { $terraforming_robots-cost }/{ $terraforming_robots-points } ({ $terraforming_robots-copies }), { race_for_the_galaxy-card-improved_logistics }+ { $improved_logistics-cost }/{ $improved_logistics-points } ({ $improved_logistics-copies }), { race_for_the_galaxy-card-mercenary_fleet }++ { $mercenary_fleet-cost }/{ $mercenary_fleet-points } ({ $mercenary_fleet-copies }), { race_for_the_galaxy-card-galactic_advertisers }++ { $galactic_advertisers-cost }/{ $galactic_advertisers-points } ({ $galactic_advertisers-copies }), { race_for_the_galaxy-card-terraforming_engineers }+++ { $terraforming_engineers-cost }/{ $terraforming_engineers-points } ({ $terraforming_engineers-copies }), { race_for_the_galaxy-card-diversified_economy } { $diversified_economy-cost }/{ $diversified_economy-points } ({ $diversified_economy-copies }), { race_for_the_galaxy-card-research_labs } { $research_labs-cost }/{ $research_labs-points } ({ $research_labs-copies }), { race_for_the_galaxy-card-drop_ships } { $drop_ships-cost }/{ $drop_ships-points } ({ $drop_ships-copies }), { race_for_the_galaxy-card-replicant_robots } { $replicant_robots-cost }/{ $replicant_robots-points } ({ $replicant_robots-copies }), { race_for_the_galaxy-card-galactic_salon }++ { $galactic_salon-cost }/{ $galactic_salon-points } ({ $galactic_salon-copies }), { race_for_the_galaxy-card-interstellar_casus_belli }+++ { $interstellar_casus_belli-cost }/{ $interstellar_casus_belli-points } ({ $interstellar_casus_belli-copies }), { race_for_the_galaxy-card-galactic_markets }+++ { $galactic_markets-cost }/{ $galactic_markets-points } ({ $galactic_markets-copies }), { race_for_the_galaxy-card-consumer_markets } { $consumer_markets-cost }/{ $consumer_markets-points } ({ $consumer_markets-copies }), { race_for_the_galaxy-card-imperium_invasion_fleet }+++ { $imperium_invasion_fleet-cost }/{ $imperium_invasion_fleet-points } ({ $imperium_invasion_fleet-copies }), { race_for_the_galaxy-card-galactic_power_brokers }+++ { $galactic_power_brokers-cost }/{ $galactic_power_brokers-points } ({ $galactic_power_brokers-copies }), { race_for_the_galaxy-card-pan_galactic_research }++ { $pan_galactic_research-cost }/{ $pan_galactic_research-points } ({ $pan_galactic_research-copies }), { race_for_the_galaxy-card-imperium_planet_buster }+++ { $imperium_planet_buster-cost }/{ $imperium_planet_buster-points } ({ $imperium_planet_buster-copies })
    - Six-cost developments: { race_for_the_galaxy-card-pan_galactic_league } { $pan_galactic_league-cost }/? ({ $pan_galactic_league-copies }), { race_for_the_galaxy-card-mining_league } { $mining_league-cost }/? ({ $mining_league-copies }), { race_for_the_galaxy-card-free_trade_association } { $free_trade_association-cost }/? ({ $free_trade_association-copies }), { race_for_the_galaxy-card-alien_tech_institute } { $alien_tech_institute-cost }/? ({ $alien_tech_institute-copies }), { race_for_the_galaxy-card-galactic_survey_seti } { $galactic_survey_seti-cost }/? ({ $galactic_survey_seti-copies }), { race_for_the_galaxy-card-galactic_federation } { $galactic_federation-cost }/? ({ $galactic_federation-copies }), { race_for_the_galaxy-card-new_galactic_order } { $new_galactic_order-cost }/? ({ $new_galactic_order-copies }), { race_for_the_galaxy-card-merchant_guild } { $merchant_guild-cost }/? ({ $merchant_guild-copies }), { race_for_the_galaxy-card-new_economy } { $new_economy-cost }/? ({ $new_economy-copies }), { race_for_the_galaxy-card-galactic_renaissance } { $galactic_renaissance-cost }/? ({ $galactic_renaissance-copies }), { race_for_the_galaxy-card-galactic_imperium } { $galactic_imperium-cost }/? ({ $galactic_imperium-copies }), { race_for_the_galaxy-card-trade_league } { $trade_league-cost }/? ({ $trade_league-copies }), { race_for_the_galaxy-card-terraforming_guild }+ { $terraforming_guild-cost }/? ({ $terraforming_guild-copies }), { race_for_the_galaxy-card-galactic_genome_project }+ { $galactic_genome_project-cost }/? ({ $galactic_genome_project-copies }), { race_for_the_galaxy-card-imperium_lords }+ { $imperium_lords-cost }/? ({ $imperium_lords-copies }), { race_for_the_galaxy-card-imperium_seat }++ { $imperium_seat-cost }/? ({ $imperium_seat-copies }), { race_for_the_galaxy-card-rebel_alliance }++ { $rebel_alliance-cost }/? ({ $rebel_alliance-copies }), { race_for_the_galaxy-card-uplift_code }++ { $uplift_code-cost }/? ({ $uplift_code-copies }), { race_for_the_galaxy-card-galactic_exchange }++ { $galactic_exchange-cost }/? ({ $galactic_exchange-copies }), { race_for_the_galaxy-card-galactic_bankers }++ { $galactic_bankers-cost }/? ({ $galactic_bankers-copies }), { race_for_the_galaxy-card-prospecting_guild }++ { $prospecting_guild-cost }/? ({ $prospecting_guild-copies }), { race_for_the_galaxy-card-golden_age_of_terraforming }+++ { $golden_age_of_terraforming-cost }/? ({ $golden_age_of_terraforming-copies }), { race_for_the_galaxy-card-universal_peace_institute }+++ { $universal_peace_institute-cost }/? ({ $universal_peace_institute-copies }), { race_for_the_galaxy-card-pan_galactic_hologrid }+++ { $pan_galactic_hologrid-cost }/? ({ $pan_galactic_hologrid-copies }), { race_for_the_galaxy-card-pan_galactic_affluence }+++ { $pan_galactic_affluence-cost }/? ({ $pan_galactic_affluence-copies }), { race_for_the_galaxy-card-alien_cornucopia }+++ { $alien_cornucopia-cost }/? ({ $alien_cornucopia-copies })

race_for_the_galaxy-rules-27-worlds =
    ## The cards: worlds

    - Worlds without goods: { race_for_the_galaxy-card-pilgrimage_world } { $pilgrimage_world-cost }/{ $pilgrimage_world-points }, { race_for_the_galaxy-card-outlaw_world }* { $outlaw_world-cost }/{ $outlaw_world-points }, { race_for_the_galaxy-card-gambling_world } { $gambling_world-cost }/{ $gambling_world-points }, { race_for_the_galaxy-card-expanding_colony } { $expanding_colony-cost }/{ $expanding_colony-points }, { race_for_the_galaxy-card-doomed_world }+ { $doomed_world-cost }/{ $doomed_world-points }, { race_for_the_galaxy-card-deserted_alien_world }+ { $deserted_alien_world-cost }/{ $deserted_alien_world-points }, { race_for_the_galaxy-card-abandoned_alien_uplift_camp }++ { $abandoned_alien_uplift_camp-cost }/{ $abandoned_alien_uplift_camp-points }, { race_for_the_galaxy-card-blaster_runners }*++ { $blaster_runners-cost }/{ $blaster_runners-points }, { race_for_the_galaxy-card-trading_outpost }++ { $trading_outpost-cost }/{ $trading_outpost-points }, { race_for_the_galaxy-card-new_gambling_world }++ { $new_gambling_world-cost }/{ $new_gambling_world-points }, { race_for_the_galaxy-card-pan_galactic_security_council }+++ { $pan_galactic_security_council-cost }/{ $pan_galactic_security_council-points }, { race_for_the_galaxy-card-alien_booby_trap }*+++ { $alien_booby_trap-cost }/{ $alien_booby_trap-points }, { race_for_the_galaxy-card-epsilon_eridani } { $epsilon_eridani-cost }/{ $epsilon_eridani-points }, { race_for_the_galaxy-card-new_sparta }* { $new_sparta-cost }/{ $new_sparta-points }, { race_for_the_galaxy-card-galactic_engineers } { $galactic_engineers-cost }/{ $galactic_engineers-points }, { race_for_the_galaxy-card-separatist_colony }+ { $separatist_colony-cost }/{ $separatist_colony-points }, { race_for_the_galaxy-card-rebel_cantina }++ { $rebel_cantina-cost }/{ $rebel_cantina-points }, { race_for_the_galaxy-card-galactic_developers }++ { $galactic_developers-cost }/{ $galactic_developers-points }, { race_for_the_galaxy-card-imperium_warlord }++ { $imperium_warlord-cost }/{ $imperium_warlord-points }, { race_for_the_galaxy-card-uplift_mercenary_force }+++ { $uplift_mercenary_force-cost }/{ $uplift_mercenary_force-points }, { race_for_the_galaxy-card-alien_research_team }+++ { $alien_research_team-cost }/{ $alien_research_team-points }, { race_for_the_galaxy-card-old_earth } { $old_earth-cost }/{ $old_earth-points }, { race_for_the_galaxy-card-rebel_underground }* { $rebel_underground-cost }/{ $rebel_underground-points }, { race_for_the_galaxy-card-black_market_trading_world } { $black_market_trading_world-cost }/{ $black_market_trading_world-points }, { race_for_the_galaxy-card-alien_rosetta_stone_world } { $alien_rosetta_stone_world-cost }/{ $alien_rosetta_stone_world-points }, { race_for_the_galaxy-card-clandestine_uplift_lab }*+ { $clandestine_uplift_lab-cost }/{ $clandestine_uplift_lab-points }, { race_for_the_galaxy-card-rebel_freedom_fighters }*+++ { $rebel_freedom_fighters-cost }/{ $rebel_freedom_fighters-points }, { race_for_the_galaxy-card-federation_capital }+++ { $federation_capital-cost }/{ $federation_capital-points }, { race_for_the_galaxy-card-merchant_world } { $merchant_world-cost }/{ $merchant_world-points }, { race_for_the_galaxy-card-tourist_world } { $tourist_world-cost }/{ $tourist_world-points }, { race_for_the_galaxy-card-rebel_colony }*+ { $rebel_colony-cost }/{ $rebel_colony-points }, { race_for_the_galaxy-card-black_hole_miners }+++ { $black_hole_miners-cost }/{ $black_hole_miners-points }, { race_for_the_galaxy-card-rebel_outpost }* { $rebel_outpost-cost }/{ $rebel_outpost-points }, { race_for_the_galaxy-card-galactic_trendsetters } { $galactic_trendsetters-cost }/{ $galactic_trendsetters-points }, { race_for_the_galaxy-card-terraformed_world } { $terraformed_world-cost }/{ $terraformed_world-points }, { race_for_the_galaxy-card-hidden_fortress }*++ { $hidden_fortress-cost }/{ $hidden_fortress-points }, { race_for_the_galaxy-card-rebel_base }* { $rebel_base-cost }/{ $rebel_base-points }, { race_for_the_galaxy-card-imperium_capital }+++ { $imperium_capital-cost }/{ $imperium_capital-points }, { race_for_the_galaxy-card-rebel_homeworld }* { $rebel_homeworld-cost }/{ $rebel_homeworld-points }, { race_for_the_galaxy-card-rebel_council }*+++ { $rebel_council-cost }/{ $rebel_council-points }, { race_for_the_galaxy-card-rebel_stronghold }*++ { $rebel_stronghold-cost }/{ $rebel_stronghold-points }
    - { race_for_the_galaxy-kind-novelty } windfall worlds: { race_for_the_galaxy-card-refugee_world } { $refugee_world-cost }/{ $refugee_world-points }, { race_for_the_galaxy-card-dying_colony }++ { $dying_colony-cost }/{ $dying_colony-points }, { race_for_the_galaxy-card-star_nomad_lair }* { $star_nomad_lair-cost }/{ $star_nomad_lair-points }, { race_for_the_galaxy-card-rebel_sympathizers }*+ { $rebel_sympathizers-cost }/{ $rebel_sympathizers-points }, { race_for_the_galaxy-card-primitive_rebel_world }*++ { $primitive_rebel_world-cost }/{ $primitive_rebel_world-points }, { race_for_the_galaxy-card-former_penal_colony }* { $former_penal_colony-cost }/{ $former_penal_colony-points }, { race_for_the_galaxy-card-galactic_scavengers }+++ { $galactic_scavengers-cost }/{ $galactic_scavengers-points }, { race_for_the_galaxy-card-galactic_resort } { $galactic_resort-cost }/{ $galactic_resort-points }, { race_for_the_galaxy-card-pirate_world }* { $pirate_world-cost }/{ $pirate_world-points }, { race_for_the_galaxy-card-galactic_bazaar }+ { $galactic_bazaar-cost }/{ $galactic_bazaar-points }, { race_for_the_galaxy-card-alien_tourist_attraction }+++ { $alien_tourist_attraction-cost }/{ $alien_tourist_attraction-points }
    - { race_for_the_galaxy-kind-novelty } production worlds: { race_for_the_galaxy-card-artist_colony } { $artist_colony-cost }/{ $artist_colony-points }, { race_for_the_galaxy-card-new_survivalists }* { $new_survivalists-cost }/{ $new_survivalists-points }, { race_for_the_galaxy-card-secluded_world } { $secluded_world-cost }/{ $secluded_world-points }, { race_for_the_galaxy-card-devolved_uplift_race }*++ { $devolved_uplift_race-cost }/{ $devolved_uplift_race-points }, { race_for_the_galaxy-card-smuggling_world }++ { $smuggling_world-cost }/{ $smuggling_world-points }, { race_for_the_galaxy-card-earths_lost_colony } { $earths_lost_colony-cost }/{ $earths_lost_colony-points }, { race_for_the_galaxy-card-gem_world } { $gem_world-cost }/{ $gem_world-points }, { race_for_the_galaxy-card-spice_world } { $spice_world-cost }/{ $spice_world-points }, { race_for_the_galaxy-card-new_vinland } { $new_vinland-cost }/{ $new_vinland-points }, { race_for_the_galaxy-card-space_port } { $space_port-cost }/{ $space_port-points }, { race_for_the_galaxy-card-retrofit_salvage_inc }+++ { $retrofit_salvage_inc-cost }/{ $retrofit_salvage_inc-points }, { race_for_the_galaxy-card-alien_burial_site }+++ { $alien_burial_site-cost }/{ $alien_burial_site-points }, { race_for_the_galaxy-card-prosperous_world } { $prosperous_world-cost }/{ $prosperous_world-points }, { race_for_the_galaxy-card-information_hub }*+++ { $information_hub-cost }/{ $information_hub-points }, { race_for_the_galaxy-card-universal_exports }+++ { $universal_exports-cost }/{ $universal_exports-points }, { race_for_the_galaxy-card-galactic_studios }+ { $galactic_studios-cost }/{ $galactic_studios-points }
    - { race_for_the_galaxy-kind-rare } windfall worlds: { race_for_the_galaxy-card-rebel_fuel_cache }* { $rebel_fuel_cache-cost }/{ $rebel_fuel_cache-points }, { race_for_the_galaxy-card-runaway_robots }* { $runaway_robots-cost }/{ $runaway_robots-points }, { race_for_the_galaxy-card-destroyed_world } { $destroyed_world-cost }/{ $destroyed_world-points }, { race_for_the_galaxy-card-smuggling_lair }*+ { $smuggling_lair-cost }/{ $smuggling_lair-points }, { race_for_the_galaxy-card-alpha_centauri } { $alpha_centauri-cost }/{ $alpha_centauri-points }, { race_for_the_galaxy-card-asteroid_belt } { $asteroid_belt-cost }/{ $asteroid_belt-points }, { race_for_the_galaxy-card-radioactive_world } { $radioactive_world-cost }/{ $radioactive_world-points }, { race_for_the_galaxy-card-rebel_convict_mines }*++ { $rebel_convict_mines-cost }/{ $rebel_convict_mines-points }, { race_for_the_galaxy-card-blaster_gem_mines } { $blaster_gem_mines-cost }/{ $blaster_gem_mines-points }, { race_for_the_galaxy-card-gem_smugglers }++ { $gem_smugglers-cost }/{ $gem_smugglers-points }, { race_for_the_galaxy-card-rebel_fuel_refinery }*+++ { $rebel_fuel_refinery-cost }/{ $rebel_fuel_refinery-points }, { race_for_the_galaxy-card-psi_crystal_world }+++ { $psi_crystal_world-cost }/{ $psi_crystal_world-points }
    - { race_for_the_galaxy-kind-rare } production worlds: { race_for_the_galaxy-card-rebel_miners }* { $rebel_miners-cost }/{ $rebel_miners-points }, { race_for_the_galaxy-card-volcanic_world }+ { $volcanic_world-cost }/{ $volcanic_world-points }, { race_for_the_galaxy-card-comet_zone } { $comet_zone-cost }/{ $comet_zone-points }, { race_for_the_galaxy-card-bio_hazard_mining_world } { $bio_hazard_mining_world-cost }/{ $bio_hazard_mining_world-points }, { race_for_the_galaxy-card-mining_world } { $mining_world-cost }/{ $mining_world-points }, { race_for_the_galaxy-card-interstellar_prospectors }++ { $interstellar_prospectors-cost }/{ $interstellar_prospectors-points }, { race_for_the_galaxy-card-imperium_fuel_depot }*+++ { $imperium_fuel_depot-cost }/{ $imperium_fuel_depot-points }, { race_for_the_galaxy-card-mining_mole_uplift_race }+++ { $mining_mole_uplift_race-cost }/{ $mining_mole_uplift_race-points }, { race_for_the_galaxy-card-imperium_armaments_world } { $imperium_armaments_world-cost }/{ $imperium_armaments_world-points }, { race_for_the_galaxy-card-new_earth } { $new_earth-cost }/{ $new_earth-points }, { race_for_the_galaxy-card-imperium_blaster_gem_consortium }++ { $imperium_blaster_gem_consortium-cost }/{ $imperium_blaster_gem_consortium-points }
    - { race_for_the_galaxy-kind-genes } windfall worlds: { race_for_the_galaxy-card-empath_world } { $empath_world-cost }/{ $empath_world-points }, { race_for_the_galaxy-card-the_last_of_the_uplift_gnarssh }* { $the_last_of_the_uplift_gnarssh-cost }/{ $the_last_of_the_uplift_gnarssh-points }, { race_for_the_galaxy-card-avian_uplift_race }* { $avian_uplift_race-cost }/{ $avian_uplift_race-points }, { race_for_the_galaxy-card-pre_sentient_race } { $pre_sentient_race-cost }/{ $pre_sentient_race-points }, { race_for_the_galaxy-card-reptilian_uplift_race }* { $reptilian_uplift_race-cost }/{ $reptilian_uplift_race-points }, { race_for_the_galaxy-card-aquatic_uplift_race }* { $aquatic_uplift_race-cost }/{ $aquatic_uplift_race-points }, { race_for_the_galaxy-card-ancient_race }+ { $ancient_race-cost }/{ $ancient_race-points }, { race_for_the_galaxy-card-insect_uplift_race }*++ { $insect_uplift_race-cost }/{ $insect_uplift_race-points }, { race_for_the_galaxy-card-ravaged_uplift_world }+++ { $ravaged_uplift_world-cost }/{ $ravaged_uplift_world-points }, { race_for_the_galaxy-card-rebel_warrior_race }* { $rebel_warrior_race-cost }/{ $rebel_warrior_race-points }, { race_for_the_galaxy-card-universal_symbionts }++ { $universal_symbionts-cost }/{ $universal_symbionts-points }, { race_for_the_galaxy-card-uplift_revolt_world }*+++ { $uplift_revolt_world-cost }/{ $uplift_revolt_world-points }
    - { race_for_the_galaxy-kind-genes } production worlds: { race_for_the_galaxy-card-plague_world } { $plague_world-cost }/{ $plague_world-points }, { race_for_the_galaxy-card-hive_world }*+ { $hive_world-cost }/{ $hive_world-points }, { race_for_the_galaxy-card-uplift_gene_breeders }+++ { $uplift_gene_breeders-cost }/{ $uplift_gene_breeders-points }, { race_for_the_galaxy-card-lifeforms_inc }+++ { $lifeforms_inc-cost }/{ $lifeforms_inc-points }, { race_for_the_galaxy-card-malevolent_lifeforms }* { $malevolent_lifeforms-cost }/{ $malevolent_lifeforms-points }, { race_for_the_galaxy-card-distant_world } { $distant_world-cost }/{ $distant_world-points }, { race_for_the_galaxy-card-lost_species_ark_world } { $lost_species_ark_world-cost }/{ $lost_species_ark_world-points }, { race_for_the_galaxy-card-gene_designers }++ { $gene_designers-cost }/{ $gene_designers-points }
    - { race_for_the_galaxy-kind-alien } windfall worlds: { race_for_the_galaxy-card-alien_robot_sentry }* { $alien_robot_sentry-cost }/{ $alien_robot_sentry-points }, { race_for_the_galaxy-card-alien_toy_shop }+ { $alien_toy_shop-cost }/{ $alien_toy_shop-points }, { race_for_the_galaxy-card-deserted_alien_outpost } { $deserted_alien_outpost-cost }/{ $deserted_alien_outpost-points }, { race_for_the_galaxy-card-alien_robot_scout_ship }* { $alien_robot_scout_ship-cost }/{ $alien_robot_scout_ship-points }, { race_for_the_galaxy-card-deserted_alien_colony } { $deserted_alien_colony-cost }/{ $deserted_alien_colony-points }, { race_for_the_galaxy-card-lost_alien_warship }* { $lost_alien_warship-cost }/{ $lost_alien_warship-points }, { race_for_the_galaxy-card-alien_uplift_center }*++ { $alien_uplift_center-cost }/{ $alien_uplift_center-points }, { race_for_the_galaxy-card-deserted_alien_library } { $deserted_alien_library-cost }/{ $deserted_alien_library-points }, { race_for_the_galaxy-card-alien_monolith }*++ { $alien_monolith-cost }/{ $alien_monolith-points }, { race_for_the_galaxy-card-alien_guardian }*+++ { $alien_guardian-cost }/{ $alien_guardian-points }
    - { race_for_the_galaxy-kind-alien } production worlds: { race_for_the_galaxy-card-damaged_alien_factory }*+ { $damaged_alien_factory-cost }/{ $damaged_alien_factory-points }, { race_for_the_galaxy-card-alien_robotic_factory } { $alien_robotic_factory-cost }/{ $alien_robotic_factory-points }, { race_for_the_galaxy-card-lost_alien_battle_fleet }* { $lost_alien_battle_fleet-cost }/{ $lost_alien_battle_fleet-points }, { race_for_the_galaxy-card-alien_data_repository }++ { $alien_data_repository-cost }/{ $alien_data_repository-points }, { race_for_the_galaxy-card-alien_departure_point }+++ { $alien_departure_point-cost }/{ $alien_departure_point-points }
    - { race_for_the_galaxy-kind-wild } windfall worlds: { race_for_the_galaxy-card-alien_oort_cloud_refinery }+++ { $alien_oort_cloud_refinery-cost }/{ $alien_oort_cloud_refinery-points }
    - Start worlds, by number: 0 { race_for_the_galaxy-card-old_earth }, 1 { race_for_the_galaxy-card-epsilon_eridani }, 2 { race_for_the_galaxy-card-alpha_centauri }, 3 { race_for_the_galaxy-card-new_sparta }, 4 { race_for_the_galaxy-card-earths_lost_colony }, 5 { race_for_the_galaxy-card-separatist_colony }, 6 { race_for_the_galaxy-card-ancient_race }, 7 { race_for_the_galaxy-card-damaged_alien_factory }, 8 { race_for_the_galaxy-card-doomed_world }, 9 { race_for_the_galaxy-card-rebel_cantina }, 10 { race_for_the_galaxy-card-galactic_developers }, 11 { race_for_the_galaxy-card-imperium_warlord }, 12 { race_for_the_galaxy-card-galactic_scavengers }, 13 { race_for_the_galaxy-card-uplift_mercenary_force }, 14 { race_for_the_galaxy-card-alien_research_team }, 15 { race_for_the_galaxy-card-rebel_freedom_fighters }

race_for_the_galaxy-rules-28-options =
    ## Options

    What is said above holds if you choose nothing else, with the cards of The Brink of War. These things can be chosen, by the words given here:

    - { race_for_the_galaxy-option-set }.
    - { race_for_the_galaxy-option-two_actions }.
    - { race_for_the_galaxy-option-goals }.
    - { race_for_the_galaxy-option-takeovers }. Without them, powers for and against takeovers don't exist, but the cards stay with their other powers.
    - { race_for_the_galaxy-option-leader_card }.
    - { race_for_the_galaxy-option-cap }.
    - { race_for_the_galaxy-option-engine_quirks }.

race_for_the_galaxy-rules-29-tips =
    ## Tips

    - Choose what helps you most and the others least. If you expect somebody to choose Settle, choose something else and settle with them.
    - Military worlds cost no cards. A civilisation with much military needs few; one without it needs many, and trade brings them.
    - Produce and Consume in turn make a motor for VP. Begin it before the others have filled their tableaus.
    - Cards in your hand are money. Don't keep what you will never place, but don't pay with your best six-cost development.
    - A total military of 1 or more, or an Imperium card, lays your military worlds open to some takeovers. See who has such powers before you place them.
    - The lead in prestige brings a chip in every round. The prestige card works once: keep it for a round in which its bonus is large.
    - Watch how many cards the others have placed. The game often ends sooner than you think.

## The quick reference

race_for_the_galaxy-reference-00-title = # Race for the Galaxy: quick reference

race_for_the_galaxy-reference-01-phases =
    ## Phases

    | Phase | Everybody | Bonus | Prestige bonus (1 prestige, once) |
    |---|---|---|---|
    | I Explore | draw 2, keep 1 | +5 drawn; or +1 drawn, +1 kept | +6 drawn, +1 kept, mix with the hand |
    | II Develop | place a development | costs 1 less | costs 2 less again |
    | III Settle | place a world | draw 1 after it | costs 3 less, +2 military |
    | IV Consume | use all powers for goods | sell a good first | sale +3, VP x2, up to 2 hand cards for 1 VP each |
    | IV Consume | | or VP for goods x2 | VP x3 |
    | V Produce | goods on production worlds | a good on a windfall world | a second one, draw 3 |

race_for_the_galaxy-reference-02-prices =
    ## Prices

    { race_for_the_galaxy-kind-novelty } { $price-novelty }, { race_for_the_galaxy-kind-rare } { $price-rare }, { race_for_the_galaxy-kind-genes } { $price-genes }, { race_for_the_galaxy-kind-alien } { $price-alien }, and powers marked $.

race_for_the_galaxy-reference-03-settling =
    ## Settling

    - Peaceful: pay the cost, less discounts.
    - Military: military of at least the defence, at no cost.
    - Cards work from the next phase on.
    - Takeover, instead of placing a world: your military against that of the owner plus the defence of the world; as much is enough. Decided after all have settled.

race_for_the_galaxy-reference-04-end =
    ## The end

    - Hand limit at the end of a round: { $limit }.
    - The game ends after a round with an empty pool, with { $end } cards in a tableau, or with { $prestige-end } prestige.
    - VP: chips, cards, “?” developments, prestige, goals (first { $first-points }, most { $most-points }, level with the most { $tie-points }).
    - Tie: cards in the hand and goods together.
