"""Which scene is painted for each development, goal and action card of Race for the Galaxy.

Its mood and the planet far below, if any; then what was built, from back to front, with its place,
its size and how far it is turned.
"""

from .scene_rows import Scene, scenes

SMALL = """
public_works: build shores; crane 30 19 1.3
colony_ship: build rocky; ark 30 18 1.4 -12
expedition_force: explore rocky; dart 32 13 1.1 -14; dart 18 22 0.7 -14; dart 43 24 0.6 -14
mining_robots: ore space; asteroids; robots 30 18 1.2
export_duties: trade cloudy; gate 36 18 1.2; freighter 20 19 0.8 -4
new_military_tactics: war space; plan 30 19 1.5
space_marines: war fiery; troops 30 19 1.3
contact_specialist: peace cloudy; meeting 30 19 1.3
diversified_economy: trade space; orbs 30 20 1.5
consumer_markets: goods inhabited; stalls 30 19 1.2
mining_conglomerate: ore rocky; truss 30 11 0.9; rig 30 23 0.9; rig 17 24 0.6; rig 43 24 0.6
research_labs: explore cloudy; labs 30 18 1.4
deficit_spending: trade space; chart 30 20 1.4
investment_credits: trade space; coins 30 21 1.4
interstellar_bank: trade shores; vault 30 18 1.4
terraforming_robots: life rocky; robots 30 21 1.1; spire 13 25 0.6; spire 47 25 0.6
drop_ships: war fiery; dropping 30 19 1.3
replicant_robots: build space; robot 12 21 1; robot 24 21 1; robot 36 21 1; robot 48 21 1;
    truss 30 6 1
genetics_lab: life space; labs 30 25 1; helix 30 15 0.9
space_mercenaries: war rocky; patchwork 28 13 1.1 -10; patchwork 16 23 0.7 -10;
    patchwork 43 23 0.7 -10
improved_logistics: build space; net 30 20 1.6
pan_galactic_research: explore shores; scope 22 19 1.2; labs 42 23 0.8; helix 46 10 0.4
rebel_pact: rebel space; flame 30 20 1.2; patchwork 10 9 0.5 30; patchwork 50 9 0.5 150
imperium_cloaking_technology: imperium cloudy; cloaked 30 18 1.5 -8
imperium_troops: imperium rocky; banners; troops 30 20 1.2
r_d_crash_program: explore space; labs 24 22 1.1; burst 41 14 1
mercenary_fleet: war cloudy; patchwork 32 11 1 8; patchwork 16 16 0.8 8; patchwork 44 22 0.8 8;
    patchwork 24 25 0.7 8
galactic_advertisers: goods inhabited; board 30 17 1.5
galactic_salon: goods cloudy; dome 30 18 1.8
interstellar_casus_belli: war space; burst 30 20 1; blade 13 14 0.8 16; blade 12 27 0.6 -12;
    patchwork 47 13 0.8 164; patchwork 48 27 0.6 192
imperium_invasion_fleet: imperium shores; blade 34 11 1.3 6; blade 17 17 0.8 6;
    blade 44 21 0.7 6; blade 27 24 0.6 6
imperium_planet_buster: imperium space; world 50 28 9; cannon 19 14 1.1 26
pan_galactic_mediator: peace space; bridge 30 20 1.6
rebel_troops: rebel rocky; troops 30 19 1.1; flame 30 9 0.5
terraforming_engineers: life shores; spire 22 19 1; spire 40 21 0.8; crane 48 12 0.5
galactic_markets: goods cloudy; wheel 30 17 1.7; freighter 14 8 0.5 20; freighter 47 27 0.5 200
rebel_sneak_attack: rebel space; world 19 18 12; dart 37 12 0.9 -6; dart 41 21 0.8 4;
    dart 34 29 0.7 14
galactic_power_brokers: peace space; council 30 22 1.5
"""

GREAT = """
pan_galactic_league: peace shores; council 30 20 1.3; wheel 30 6 0.6
mining_league: ore space; asteroids; wheel 30 18 1.5; rig 30 22 1
free_trade_association: goods cloudy; hub 30 18 1.3; freighter 12 9 0.6 24;
    freighter 48 9 0.6 156; freighter 11 26 0.5 -20; freighter 49 26 0.5 200
alien_tech_institute: alien rocky; gate 30 15 1.2; pyramid 17 24 0.8; pyramid 43 24 0.8
galactic_survey_seti: explore rocky; dish 30 17 1.4; dish 13 24 0.7; dish 48 24 0.7
galactic_federation: peace shores; wheel 30 19 1.9; spire 30 17 0.8
new_galactic_order: imperium space; spire 30 22 1.4; blade 12 10 0.6 -20; blade 48 10 0.6 200;
    blade 10 24 0.5 -10; blade 50 24 0.5 190
merchant_guild: trade inhabited; hall 30 18 1.4; freighter 13 7 0.5 14; freighter 47 7 0.5 166
new_economy: goods inhabited; net 30 14 1.2; coins 30 24 0.8
galactic_renaissance: peace cloudy; hall 30 21 1.2; dome 30 9 1
galactic_imperium: imperium fiery; fort 30 23 1.2; spire 30 15 1
trade_league: trade space; gate 30 19 1.5; freighter 13 13 0.7 8; freighter 46 26 0.7 8
terraforming_guild: life shores; hall 30 20 1; spire 13 21 0.9; spire 47 21 0.9
galactic_genome_project: life space; wheel 30 20 1.8; helix 30 20 1.3
imperium_lords: imperium inhabited; spire 30 18 1.2; spire 15 22 0.9; spire 45 22 0.9; banners
imperium_seat: imperium cloudy; wheel 30 24 1.7; spire 30 14 0.95
rebel_alliance: rebel shores; flame 30 16 1.2; patchwork 12 23 0.8 -24; patchwork 48 23 0.8 204
uplift_code: life cloudy; grid 30 18 1.3; helix 30 18 1
galactic_exchange: trade inhabited; stalls 30 22 1.1; orbs 30 15 1.3
galactic_bankers: trade space; vault 30 17 1.3; coins 13 26 0.8; coins 47 26 0.8
prospecting_guild: ore rocky; scope 24 18 1.2; rig 43 22 0.9; asteroids
golden_age_of_terraforming: life shores; dome 30 17 1.5; spire 12 20 0.8; spire 48 20 0.8;
    trees
universal_peace_institute: peace cloudy; bridge 30 24 1.3; hall 30 11 0.9
pan_galactic_hologrid: goods space; grid 30 19 1.6; board 12 28 0.5; board 48 28 0.5
pan_galactic_affluence: trade cloudy; stalls 30 18 1.3; dome 12 24 0.8; dome 48 24 0.8
alien_cornucopia: alien space; horn 28 20 1.6
"""

# goals and action cards: these have no place of their own, only what they stand for
AIMS = """
goal-galactic_standard_of_living: goods shores; dome 17 19 0.9; stalls 40 17 0.9
goal-system_diversity: trade space; world 15 13 5; world 46 12 4; world 44 30 6; world 14 31 3;
    orbs 30 20 1.1
goal-overlord_discoveries: alien rocky; pyramid 30 18 1.1; slab 14 20 0.8; slab 46 20 0.8
goal-budget_surplus: trade inhabited; coins 30 17 1.2
goal-innovation_leader: explore space; net 30 20 1.3; labs 13 30 0.5; scope 48 12 0.6
goal-galactic_status: peace inhabited; spire 30 18 1.1; hall 30 23 0.8
goal-uplift_knowledge: life shores; helix 22 16 0.9; helix 38 16 0.9
goal-galactic_riches: trade rocky; vault 22 16 0.9; orbs 42 17 0.9
goal-expansion_leader: build shores; ark 36 11 0.8 -14; ark 18 18 0.6 -14; crane 45 24 0.6
goal-peace_war_leader: peace space; bridge 30 26 1.2; blade 13 10 0.7 10; blade 47 10 0.7 170
goal-galactic_standing: imperium cloudy; council 30 19 1.2
goal-military_influence: imperium rocky; fort 30 21 0.9; blade 14 8 0.6 8; blade 42 8 0.6 8
goal-greatest_military: war fiery; blade 30 11 1.1 -8; patchwork 17 20 0.7 -8;
    dart 43 20 0.8 -8
goal-largest_industry: ore inhabited; tanks 18 19 0.8; rig 32 17 0.9; tanks 45 20 0.7
goal-greatest_infrastructure: build inhabited; truss 30 9 0.8; wheel 30 21 1.2
goal-production_leader: life inhabited; dome 16 20 0.8; rig 31 17 0.8; robot 45 19 1
goal-research_leader: explore cloudy; scope 21 17 1.1; dish 42 18 0.9
goal-propaganda_edge: rebel inhabited; board 30 15 1.2; flame 48 24 0.5
goal-galactic_prestige: imperium space; wheel 30 24 1.5; flame 30 14 0.9
goal-prosperity_lead: goods cloudy; stalls 30 17 1.1; dome 12 22 0.7
action-explore_five: explore space; scope 30 20 1.5
action-explore_one: explore rocky; dart 34 15 1.4 -16
action-develop: build space; truss 30 11 1; wheel 30 24 1.5
action-develop_again: build inhabited; crane 20 18 1; crane 43 18 0.9
action-settle: life shores; ark 30 16 1.2 16
action-settle_again: life rocky; dropping 20 18 1; dome 43 20 0.9
action-consume_trade: trade inhabited; freighter 22 14 1 -6; freighter 40 22 0.9 174
action-consume_twice: goods cloudy; dome 18 19 1; dome 42 19 1
action-produce: ore fiery; rig 18 19 0.9; tanks 40 20 1
action-search: imperium space; grid 30 20 1.3; scope 30 22 0.9
"""

SIXES: dict[str, Scene] = scenes(GREAT)
WORKS: dict[str, Scene] = {**scenes(SMALL), **SIXES, **scenes(AIMS)}
