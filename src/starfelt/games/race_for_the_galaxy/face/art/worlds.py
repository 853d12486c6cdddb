"""Which scene is painted for each world of Race for the Galaxy.

What it is covered with and how near it is; then what stands before it or behind it: a sight by its
name, or a thing that people built with its place, its size and how far it is turned.
"""

from .scene_rows import Scene, scenes

NOVELTY = """
earths_lost_colony: seas near; lights; thread; behind sun
gem_world: facets up; ground; crystals
spice_world: dunes right; lights; freighter 17 29 0.6 -14; behind twin_suns
new_vinland: seas up; lights; ground; trees; dome 30 33 0.6
artist_colony: mist up; ground; searchlights; dome 22 33 0.6; dome 38 33 0.6
secluded_world: ocean far; veil; behind great_moon
space_port: streets left; lights; wheel 43 13 0.7; freighter 16 31 0.5 -10
prosperous_world: seas up; lights; ground; skyline; behind sun
galactic_studios: bands up; searchlights; ground; skyline; board 30 28 0.7
smuggling_world: craters right; asteroids; dart 20 13 0.6 12; dart 14 22 0.4 12
retrofit_salvage_inc: plates up; ground; wreck; crane 44 27 0.7
alien_burial_site: dunes up; ground; graves; slab 30 27 0.7
universal_exports: bands mid; rings_before; freighter 14 10 0.6 20; freighter 45 31 0.8 20;
    behind rings_behind
new_survivalists: jungle up; ground; trees; fort 30 32 0.5
devolved_uplift_race: jungle up; ground; ruins; helix 44 24 0.6
information_hub: streets mid; signals; dish 45 29 0.7; dish 15 31 0.5
refugee_world: scars up; ark 17 9 0.6 14; ground; tents
galactic_resort: ocean up; dome 18 31 0.7; dome 42 31 0.7; fins; behind sun
galactic_bazaar: seas up; lights; ground; tents; behind moons
dying_colony: ice up; ground; ruins; behind red_sun
galactic_scavengers: craters mid; asteroids; patchwork 19 12 0.8 10; wheel 44 29 0.5
alien_tourist_attraction: seas up; lights; ground; pyramid 30 28 0.9; dart 46 12 0.4 20;
    dart 14 18 0.4 -20
former_penal_colony: ice up; ground; fort 30 31 0.7; mines
star_nomad_lair: bands far; moons; ark 16 10 0.5 8; ark 44 14 0.4 8; ark 40 31 0.6 8
pirate_world: lava mid; spikes; patchwork 17 12 0.8 22; patchwork 44 31 0.6 22
rebel_sympathizers: seas up; lights; spikes; ground; skyline; beam
primitive_rebel_world: jungle up; spikes; ground; peaks; banners
"""

RARE = """
comet_zone: ice far; comets
imperium_armaments_world: plates right; lights; blade 17 11 0.7 14; blade 15 20 0.5 14;
    cannon 44 30 0.5 -160
bio_hazard_mining_world: spores up; ground; rig 20 29 0.7; rig 42 30 0.55
new_earth: seas near; lights; clouds; behind sun
mining_world: craters up; ground; rig 16 29 0.6; rig 30 28 0.8; rig 44 29 0.6
volcanic_world: lava up; ground; volcano
imperium_blaster_gem_consortium: facets mid; frame; blade 14 9 0.6 24; blade 47 31 0.7 24
interstellar_prospectors: craters left; asteroids; dart 44 12 0.7 158; scope 46 26 0.5
mining_mole_uplift_race: dunes up; tunnels; helix 48 15 0.45
rebel_miners: craters up; spikes; ground; rig 18 29 0.7; tanks 41 31 0.6
imperium_fuel_depot: bands up; spikes; ground; tanks 22 31 0.7; tanks 40 32 0.5
alpha_centauri: dunes mid; lights; rings_before; behind twin_suns; behind rings_behind
asteroid_belt: craters far; asteroids; more_asteroids
radioactive_world: spores mid; signals; moons
destroyed_world: scars mid; shards
blaster_gem_mines: facets up; tunnels; crystals
gem_smugglers: facets right; patchwork 17 13 0.7 8; dart 15 28 0.5 -12; moons
psi_crystal_world: facets mid; crystals; behind signals
rebel_fuel_cache: craters up; spikes; tunnels; tanks 30 31 0.55
runaway_robots: dunes up; ground; robots 30 30 0.8; mines
smuggling_lair: craters mid; veil; mines; dart 18 12 0.6 20
rebel_convict_mines: scars up; spikes; peaks; rig 24 29 0.6
rebel_fuel_refinery: bands up; spikes; ground; tanks 17 31 0.6; tanks 43 31 0.6
"""

GENES = """
lost_species_ark_world: jungle near; flock; ark 17 9 0.6 12
plague_world: spores mid; swarm
distant_world: seas far; lights; moons; behind sun
gene_designers: plates left; lights; helix 45 20 0.9; labs 18 31 0.5
uplift_gene_breeders: cells mid; helix 12 20 0.8; helix 48 20 0.8
lifeforms_inc: jungle up; ground; labs 20 31 0.6; dome 41 33 0.7
malevolent_lifeforms: spores up; vines; spikes
hive_world: cells mid; swarm; spikes
empath_world: mist mid; signals
pre_sentient_race: jungle up; ground; trees
ancient_race: seas up; lights; ground; ruins; behind sun
universal_symbionts: cells up; vines
ravaged_uplift_world: scars up; ground; ruins; helix 45 22 0.6
avian_uplift_race: mist mid; flock; spikes
rebel_warrior_race: dunes up; spikes; ground; troops 30 31 0.7
the_last_of_the_uplift_gnarssh: ice up; spikes; peaks; helix 30 27 0.6
reptilian_uplift_race: scales mid; spikes; moons
aquatic_uplift_race: ocean up; spikes; fins
insect_uplift_race: cells up; swarm; spikes; ground; trees
uplift_revolt_world: lava up; spikes; ground; banners; helix 30 26 0.65
"""

ALIEN = """
alien_robotic_factory: plates up; ground; robots 30 30 0.8; pyramid 48 31 0.5
alien_data_repository: streets up; ground; slab 15 28 0.7; slab 24 29 0.6; slab 36 29 0.6;
    slab 45 28 0.7
alien_departure_point: bands left; gate 41 20 1.3; behind signals
lost_alien_battle_fleet: craters far; spikes; crescent 17 11 0.7 -12; crescent 14 28 0.5 -12;
    crescent 44 27 0.9 -12; crescent 47 9 0.4 -12
damaged_alien_factory: plates mid; lights; spikes; shards
deserted_alien_outpost: dunes up; ground; ruins; slab 40 28 0.7
deserted_alien_colony: ocean up; ground; pyramid 18 29 0.8; pyramid 41 31 0.55
deserted_alien_library: mist up; ground; hall 30 30 0.75; slab 11 29 0.6; slab 49 29 0.6
alien_toy_shop: facets mid; orbs 30 20 1.3
alien_robot_sentry: craters up; spikes; ground; robot 30 27 1.3; mines
lost_alien_warship: bands right; spikes; crescent 22 19 1.4 -24
alien_robot_scout_ship: ice mid; spikes; mines; crescent 19 12 0.7 -30
alien_monolith: dunes up; spikes; ground; slab 30 22 1.5
alien_uplift_center: cells up; spikes; ground; pyramid 24 29 0.8; helix 43 24 0.6
alien_guardian: eye mid; spikes; behind signals
alien_oort_cloud_refinery: bands mid; orbs 30 20 1.3; behind signals
"""

GREY = """
old_earth: seas near; lights; great_moon; behind sun
epsilon_eridani: dunes mid; lights; thread; patchwork 15 30 0.5 -14; behind sun
galactic_engineers: plates mid; lights; frame; truss 45 31 0.5 -20
black_market_trading_world: craters up; veil; lights; ground; tents; dart 46 10 0.5 160
merchant_world: seas mid; lights; rings_before; freighter 16 9 0.6 16; hub 45 31 0.5;
    behind rings_behind
tourist_world: ocean up; lights; dome 30 31 0.8; fins; dart 14 12 0.5 -16; behind sun
galactic_trendsetters: streets up; searchlights; ground; skyline; spire 30 29 0.55
alien_rosetta_stone_world: dunes up; ground; slab 30 25 1.2; graves
terraformed_world: seas near; frame; lights; behind sun
pilgrimage_world: mist up; ground; hall 30 31 0.7; beam; behind sun
gambling_world: bands up; lights; ground; skyline; dice
expanding_colony: dunes up; ground; dome 14 33 0.55; dome 27 32.6 0.7; crane 44 28 0.6
separatist_colony: ice up; lights; ground; banners; dome 30 32.6 0.7; behind sun
doomed_world: seas mid; lights; impact; ark 15 30 0.6 150
deserted_alien_world: craters up; ground; ruins; pyramid 42 30 0.6
rebel_cantina: dunes up; lights; ground; tents; patchwork 44 11 0.5 160; behind twin_suns
galactic_developers: seas mid; lights; crane 45 12 0.6; behind sun
imperium_warlord: lava up; lights; ground; spire 30 28 0.75; banners; behind sun
abandoned_alien_uplift_camp: jungle up; ground; ruins; helix 42 24 0.65
trading_outpost: ice right; lights; hub 20 22 0.9; freighter 14 9 0.5 20
new_gambling_world: streets up; lights; dice; moons
uplift_mercenary_force: jungle mid; lights; patchwork 15 11 0.6 16; patchwork 13 20 0.4 16;
    helix 47 22 0.75; behind sun
alien_research_team: mist up; ground; pyramid 21 30 0.7; labs 42 31 0.55
imperium_capital: streets up; lights; ground; spire 30 26 0.95; spire 14 31 0.5;
    spire 46 31 0.5; banners
pan_galactic_security_council: seas up; council 30 30 0.95; moons
federation_capital: streets up; lights; ground; skyline; hall 30 30.6 0.7
black_hole_miners: void far; disk_before; truss 44 31 0.6 -14; rig 13 29 0.5; behind disk
new_sparta: dunes up; lights; ground; fort 30 31 0.6; banners; behind sun
rebel_outpost: ice up; spikes; peaks; dish 42 29 0.6; fort 22 34 0.5
rebel_underground: streets up; spikes; tunnels; lights
outlaw_world: dunes mid; asteroids; mines; patchwork 20 12 0.7 10
rebel_homeworld: seas mid; lights; spikes; mines; patchwork 13 31 0.6 -20;
    patchwork 47 8 0.5 160
rebel_base: craters up; spikes; peaks; fort 30 32 0.75
rebel_colony: ocean up; spikes; ground; dome 18 33 0.7; fort 37 32 0.5
clandestine_uplift_lab: jungle up; spikes; ground; labs 30 30 0.7; trees
rebel_stronghold: lava up; spikes; ground; fort 30 29 1; mines
blaster_runners: bands right; mines; dart 18 11 0.7 14; dart 16 21 0.8 14; dart 20 31 0.6 14
hidden_fortress: mist up; spikes; peaks; fort 30 30 0.8; veil
rebel_freedom_fighters: jungle up; troops 30 31 0.65; flame 47 12 0.4; ground
rebel_council: scars up; spikes; council 30 30 0.95; banners
alien_booby_trap: plates mid; spikes; burst 38 14 0.7
"""

WORLDS: dict[str, Scene] = scenes(NOVELTY + RARE + GENES + ALIEN + GREY)
