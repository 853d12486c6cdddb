## Card names

star_realms-card-scout = Scout
star_realms-card-viper = Viper
star_realms-card-explorer = Explorer
star_realms-card-blob_fighter = Blob Fighter
star_realms-card-trade_pod = Trade Pod
star_realms-card-battle_pod = Battle Pod
star_realms-card-ram = Ram
star_realms-card-blob_destroyer = Blob Destroyer
star_realms-card-battle_blob = Battle Blob
star_realms-card-blob_carrier = Blob Carrier
star_realms-card-mothership = Mothership
star_realms-card-federation_shuttle = Federation Shuttle
star_realms-card-cutter = Cutter
star_realms-card-embassy_yacht = Embassy Yacht
star_realms-card-freighter = Freighter
star_realms-card-trade_escort = Trade Escort
star_realms-card-flagship = Flagship
star_realms-card-command_ship = Command Ship
star_realms-card-imperial_fighter = Imperial Fighter
star_realms-card-corvette = Corvette
star_realms-card-imperial_frigate = Imperial Frigate
star_realms-card-survey_ship = Survey Ship
star_realms-card-battlecruiser = Battlecruiser
star_realms-card-dreadnaught = Dreadnaught
star_realms-card-trade_bot = Trade Bot
star_realms-card-missile_bot = Missile Bot
star_realms-card-supply_bot = Supply Bot
star_realms-card-patrol_mech = Patrol Mech
star_realms-card-stealth_needle = Stealth Needle
star_realms-card-battle_mech = Battle Mech
star_realms-card-missile_mech = Missile Mech
star_realms-card-blob_wheel = Blob Wheel
star_realms-card-the_hive = The Hive
star_realms-card-blob_world = Blob World
star_realms-card-trading_post = Trading Post
star_realms-card-barter_world = Barter World
star_realms-card-defense_center = Defense Center
star_realms-card-port_of_call = Port of Call
star_realms-card-central_office = Central Office
star_realms-card-space_station = Space Station
star_realms-card-recycling_station = Recycling Station
star_realms-card-war_world = War World
star_realms-card-royal_redoubt = Royal Redoubt
star_realms-card-fleet_hq = Fleet HQ
star_realms-card-battle_station = Battle Station
star_realms-card-mech_world = Mech World
star_realms-card-junkyard = Junkyard
star_realms-card-machine_base = Machine Base
star_realms-card-brain_world = Brain World

star_realms-faction-unaligned = Unaligned
star_realms-faction-blob = Blob
star_realms-faction-trade_federation = Trade Federation
star_realms-faction-star_empire = Star Empire
star_realms-faction-machine_cult = Machine Cult

## Card texts, a line each

star_realms-text-ship = { $faction } ship. Cost { $cost }.
star_realms-text-base = { $faction } base. Cost { $cost }, defense { $defense }.
star_realms-text-outpost = { $faction } base, outpost. Cost { $cost }, defense { $defense }.
star_realms-text-allies_all = Always: it is an ally to cards of every faction.
star_realms-text-boosts_ships = Always: each ship you play while this base is in play gives +1 combat.
star_realms-text-primary = Primary ability: { $effects }.
star_realms-text-ally = Ally ability ({ $faction }): { $effects }.
star_realms-text-scrap = Scrap ability: { $effects }.

# what an ability does: parts of sentences, which are joined by -and
star_realms-effect-and = { $first }; { $second }
star_realms-effect-trade = +{ $number } trade
star_realms-effect-combat = +{ $number } combat
star_realms-effect-authority = +{ $number } authority
star_realms-effect-draw = { $number ->
        [one] draw 1 card
       *[other] draw { $number } cards
    }
star_realms-effect-next_ship_on_top = the next ship you acquire this turn may go to the top of your deck
star_realms-effect-choose = either { $first }, or { $second }
star_realms-effect-opponent_discards = your opponent discards a card
star_realms-effect-may_scrap = you may scrap a card out of your hand or discard pile
star_realms-effect-must_scrap = scrap a card out of your hand or discard pile
star_realms-effect-must_scrap_from_hand = scrap a card out of your hand
star_realms-effect-may_scrap_trade_row = you may scrap a card of the trade row
star_realms-effect-may_destroy_base = you may destroy a base without combat
star_realms-effect-draw_for_bases = with { $bases } or more of your bases in play, draw { $number } cards
star_realms-effect-draw_for_blobs = draw 1 card for each Blob card you have played so far this turn
star_realms-effect-take_ship = acquire a ship of any cost for nothing and put it on top of your deck
star_realms-effect-copy_ship = choose another ship you have played this turn: this ship becomes a copy of it and is Machine Cult as well
star_realms-effect-discard_then_draw = discard 0 to { $number } cards, then draw as many
star_realms-effect-scrap_then_draw = scrap 0 to { $number } cards out of your hand and discard pile, then draw as many
