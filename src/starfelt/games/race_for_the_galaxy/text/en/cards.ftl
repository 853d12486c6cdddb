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
race_for_the_galaxy-bonus-search = before phase I, search the deck for a card of a category you name (you may pass over the first); you take part only in phases that others choose; uses up the prestige card

race_for_the_galaxy-category-army = a development with +1 or +2 military
race_for_the_galaxy-category-military_windfall = a military windfall world with defence 1 or 2
race_for_the_galaxy-category-peaceful_windfall = a peaceful windfall world with cost 1 or 2
race_for_the_galaxy-category-chromo_world = a Chromosome world
race_for_the_galaxy-category-alien_world = an Alien Technology world
race_for_the_galaxy-category-consumer = a card that consumes 2 or more goods
race_for_the_galaxy-category-stronghold = a military world with defence 5 or more
race_for_the_galaxy-category-six = a six-cost development with “?” VP
race_for_the_galaxy-category-aggression = a card for or against takeovers

race_for_the_galaxy-boost-explore_five = draw 6 cards more, keep 1 card more, and discard cards of your hand in place of cards drawn if you like
race_for_the_galaxy-boost-explore_one = draw 6 cards more, keep 1 card more, and discard cards of your hand in place of cards drawn if you like
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
race_for_the_galaxy-text-raises_hand_limit = Your hand limit is { $limit }.
race_for_the_galaxy-text-ends_late = You end the game with { $end } cards in the tableau, not sooner.
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
race_for_the_galaxy-short-raises_hand_limit = hand { $limit }
race_for_the_galaxy-short-ends_late = end at { $end }
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
