// What the drawing of the table has to know of a card besides its face.  A test compares this with
// the cards of the game itself.

export type Faction = 'unaligned' | 'blob' | 'trade_federation' | 'star_empire' | 'machine_cult';

export interface Design {
  faction: Faction;
  cost: number;
  defense: number; // 0: a ship
  outpost: boolean;
}

const ship = (faction: Faction, cost: number): Design => ({
  faction,
  cost,
  defense: 0,
  outpost: false,
});
const base = (faction: Faction, cost: number, defense: number): Design => ({
  faction,
  cost,
  defense,
  outpost: false,
});
const outpost = (faction: Faction, cost: number, defense: number): Design => ({
  faction,
  cost,
  defense,
  outpost: true,
});

export const DESIGNS: Readonly<Record<string, Design>> = {
  scout: ship('unaligned', 0),
  viper: ship('unaligned', 0),
  explorer: ship('unaligned', 2),
  blob_fighter: ship('blob', 1),
  trade_pod: ship('blob', 2),
  battle_pod: ship('blob', 2),
  ram: ship('blob', 3),
  blob_destroyer: ship('blob', 4),
  battle_blob: ship('blob', 6),
  blob_carrier: ship('blob', 6),
  mothership: ship('blob', 7),
  federation_shuttle: ship('trade_federation', 1),
  cutter: ship('trade_federation', 2),
  embassy_yacht: ship('trade_federation', 3),
  freighter: ship('trade_federation', 4),
  trade_escort: ship('trade_federation', 5),
  flagship: ship('trade_federation', 6),
  command_ship: ship('trade_federation', 8),
  imperial_fighter: ship('star_empire', 1),
  corvette: ship('star_empire', 2),
  imperial_frigate: ship('star_empire', 3),
  survey_ship: ship('star_empire', 3),
  battlecruiser: ship('star_empire', 6),
  dreadnaught: ship('star_empire', 7),
  trade_bot: ship('machine_cult', 1),
  missile_bot: ship('machine_cult', 2),
  supply_bot: ship('machine_cult', 3),
  patrol_mech: ship('machine_cult', 4),
  stealth_needle: ship('machine_cult', 4),
  battle_mech: ship('machine_cult', 5),
  missile_mech: ship('machine_cult', 6),
  blob_wheel: base('blob', 3, 5),
  the_hive: base('blob', 5, 5),
  blob_world: base('blob', 8, 7),
  trading_post: outpost('trade_federation', 3, 4),
  barter_world: base('trade_federation', 4, 4),
  defense_center: outpost('trade_federation', 5, 5),
  port_of_call: outpost('trade_federation', 6, 6),
  central_office: base('trade_federation', 7, 6),
  space_station: outpost('star_empire', 4, 4),
  recycling_station: outpost('star_empire', 4, 4),
  war_world: outpost('star_empire', 5, 4),
  royal_redoubt: outpost('star_empire', 6, 6),
  fleet_hq: base('star_empire', 8, 8),
  battle_station: outpost('machine_cult', 3, 5),
  mech_world: outpost('machine_cult', 5, 6),
  junkyard: outpost('machine_cult', 6, 5),
  machine_base: outpost('machine_cult', 7, 6),
  brain_world: outpost('machine_cult', 8, 6),
};

const UNKNOWN = ship('unaligned', 0);

export function design(card: string): Design {
  return DESIGNS[card] ?? UNKNOWN;
}

export const EXPLORER = 'explorer';
