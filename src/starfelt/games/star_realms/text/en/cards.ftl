star_realms-name = Star Realms

## Options of a game

star_realms-option-first_player = Who begins: random (somebody is chosen at random), 1 or 2 (the player of that number)
star_realms-option-starting_authority = How much authority each player begins with
star_realms-option-cap = After how many turns, of both players together, the game ends in a draw
star_realms-option-explorer_pile = How many Explorers there are: 10, 16, or infinite (the pile never runs out)
star_realms-option-discard_timing = When a player discards who is made to: immediate (at once, during the opponent's turn) or start_of_victims_turn (when their own next turn begins)
star_realms-option-ally_condition = When an ally ability can be used: at_use (only while an ally is in play) or sticky (for the rest of the turn, once there has been an ally)
star_realms-option-fleet_hq = Which ships Fleet HQ gives combat for: errata (those played while it is in play) or printed_2014 (also those already in play when it is played)
star_realms-option-needle_counts_for_blob_world = A Stealth Needle that copies a Blob ship counts as a Blob card for Blob World
star_realms-option-needle_copy_source = What a Stealth Needle can copy: played_this_turn (any other ship played this turn, even if it was scrapped since) or in_play (only ships still in play)
star_realms-option-destroy_own_base = Abilities that destroy a base without combat may also be aimed at your own bases

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
star_realms-effect-draw_for_bases = with { $bases } or more bases in play, draw { $number } cards
star_realms-effect-draw_for_blobs = draw 1 card for each Blob card you have played so far this turn
star_realms-effect-take_ship = acquire a ship of any cost for nothing and put it on top of your deck
star_realms-effect-copy_ship = choose another ship you have played this turn: this ship becomes a copy of it and is Machine Cult as well
star_realms-effect-discard_then_draw = discard 0 to { $number } cards, then draw as many
star_realms-effect-scrap_then_draw = scrap 0 to { $number } cards out of your hand and discard pile, then draw as many

## Questions, to the one who is asked

star_realms-ask-your_turn = Your turn. What do you do?
star_realms-ask-how_much = With how much combat do you attack { $other }?
star_realms-ask-which_effect = { $card }: which effect do you choose?
star_realms-ask-discard = You must discard a card. Which one?
star_realms-ask-scrap_card = { $may ->
        [yes] { $card }: scrap a card out of your hand or discard pile?
       *[no] { $hand_only ->
            [yes] { $card }: you must scrap a card out of your hand. Which one?
           *[no] { $card }: you must scrap a card out of your hand or discard pile. Which one?
        }
    }
star_realms-ask-scrap_from_row = { $card }: scrap a card of the trade row?
star_realms-ask-destroy_base = { $card }: destroy a base without combat?
star_realms-ask-take_which = { $card }: which ship do you put on top of your deck, for nothing?
star_realms-ask-copy_which = { star_realms-card-stealth_needle }: which ship does it become a copy of?
star_realms-ask-discard_some = { $picked ->
        [0] { $card }: discard up to { $left } cards, then draw as many. Which ones?
       *[other] { $card }: discard up to { $left } more?
    }
star_realms-ask-scrap_some = { $picked ->
        [0] { $card }: scrap up to { $left } cards, then draw as many. Which ones?
       *[other] { $card }: scrap up to { $left } more?
    }

## Questions, to the other

star_realms-wait-your_turn = Waiting for { $player } to take the turn.
star_realms-wait-how_much = Waiting for { $player } to choose how much combat to attack { $other } with.
star_realms-wait-which_effect = Waiting for { $player } to choose an effect of { $card }.
star_realms-wait-discard = Waiting for { $player } to discard a card.
star_realms-wait-scrap_card = { $may ->
        [yes] Waiting for { $player } to choose whether to scrap a card ({ $card }).
       *[no] { $hand_only ->
            [yes] Waiting for { $player } to scrap a card out of the hand ({ $card }).
           *[no] Waiting for { $player } to scrap a card ({ $card }).
        }
    }
star_realms-wait-scrap_from_row = Waiting for { $player } to choose whether to scrap a card of the trade row ({ $card }).
star_realms-wait-destroy_base = Waiting for { $player } to choose whether to destroy a base ({ $card }).
star_realms-wait-take_which = Waiting for { $player } to choose a ship to acquire for nothing ({ $card }).
star_realms-wait-copy_which = Waiting for { $player } to choose a ship for { star_realms-card-stealth_needle } to copy.
star_realms-wait-discard_some = Waiting for { $player } to choose up to { $left } cards to discard ({ $card }).
star_realms-wait-scrap_some = Waiting for { $player } to choose up to { $left } cards to scrap ({ $card }).

## Choices

star_realms-do-end_turn = End your turn
star_realms-do-attack = Attack { $other } with all your combat
star_realms-do-attack_with_part = Attack { $other } with part of your combat
star_realms-do-amount = Attack with { $number } combat
star_realms-do-first = { $effect }
star_realms-do-second = { $effect }
star_realms-do-play = Play { $card }
star_realms-do-use = Use { $card }
star_realms-do-ally = { $card }: ally ability ({ $effects })
star_realms-do-ally-copied = { $card }: ally ability of the ship it copies
star_realms-do-scrap = Scrap { $card } ({ $effects })
star_realms-do-scrap-copied = Scrap { $card } for the scrap ability of the ship it copies
star_realms-do-acquire = Acquire { $card } for { $cost }
star_realms-do-acquire_to_top = Acquire { $card } for { $cost }, to the top of your deck
star_realms-do-attack_base = Destroy { $card } ({ $defense } combat)
star_realms-do-destroy = Destroy { $card }
star_realms-do-destroy_own = Destroy your own { $card }
star_realms-do-discard = Discard { $card }
star_realms-do-scrap_from_hand = Scrap { $card } out of your hand
star_realms-do-scrap_from_discards = Scrap { $card } out of your discard pile
star_realms-do-scrap_from_row = Scrap { $card } of the trade row
star_realms-do-copy = Copy { $card }
star_realms-do-take = Take { $card } (cost { $cost }) for nothing
star_realms-do-done-scrap_card = Scrap nothing
star_realms-do-done-scrap_from_row = Scrap nothing
star_realms-do-done-destroy_base = Destroy no base
star_realms-do-done-discard_some = { $picked ->
        [0] Discard nothing
       *[other] Discard no more
    }
star_realms-do-done-scrap_some = { $picked ->
        [0] Scrap nothing
       *[other] Scrap no more
    }

## The log.  $player acts, $other is acted upon, $reader says which of them is reading

star_realms-log-turn = { $reader ->
        [player] Turn { $number }: your turn.
       *[somebody] Turn { $number }: { $player }'s turn.
    }
star_realms-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
star_realms-log-uses = { $reader ->
        [player] You use { $card }.
       *[somebody] { $player } uses { $card }.
    }
star_realms-log-allies = { $reader ->
        [player] You use the ally ability of { $card }.
       *[somebody] { $player } uses the ally ability of { $card }.
    }
star_realms-log-scraps = { $reader ->
        [player] You scrap { $card } for its scrap ability.
       *[somebody] { $player } scraps { $card } for its scrap ability.
    }
star_realms-log-gains_trade = { $reader ->
        [player] { $card } gives you { $number } trade.
       *[somebody] { $card } gives { $player } { $number } trade.
    }
star_realms-log-gains_combat = { $reader ->
        [player] { $card } gives you { $number } combat.
       *[somebody] { $card } gives { $player } { $number } combat.
    }
star_realms-log-gains_authority = { $reader ->
        [player] { $card } gives you { $number } authority.
       *[somebody] { $card } gives { $player } { $number } authority.
    }
star_realms-log-arms_top = { $reader ->
        [player] { $number ->
            [one] { $card }: the next ship you acquire this turn may go to the top of your deck.
           *[other] { $card }: the next { $number } ships you acquire this turn may go to the top of your deck.
        }
       *[somebody] { $number ->
            [one] { $card }: the next ship { $player } acquires this turn may go to the top of the deck.
           *[other] { $card }: the next { $number } ships { $player } acquires this turn may go to the top of the deck.
        }
    }
star_realms-log-copies = { $reader ->
        [player] Your { star_realms-card-stealth_needle } becomes a copy of { $card }.
       *[somebody] The { star_realms-card-stealth_needle } of { $player } becomes a copy of { $card }.
    }
star_realms-log-draws = { $reader ->
        [player] You draw { $card }.
       *[somebody] { $player } draws { $card }.
    }
star_realms-log-draws-hidden = { $player } draws a card.
star_realms-log-shuffles = { $reader ->
        [player] { $number ->
            [one] Your deck is empty: your discard pile of 1 card is the new deck.
           *[other] Your deck is empty: your discard pile of { $number } cards is shuffled into a new one.
        }
       *[somebody] { $number ->
            [one] The deck of { $player } is empty: the discard pile of 1 card is the new deck.
           *[other] The deck of { $player } is empty: the discard pile of { $number } cards is shuffled into a new one.
        }
    }
star_realms-log-cannot_draw = { $reader ->
        [player] You have no card left to draw.
       *[somebody] { $player } has no card left to draw.
    }
star_realms-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
star_realms-log-owes_discard = { $reader ->
        [player] { $number ->
            [one] { $card }: you must discard 1 card when your turn begins.
           *[other] { $card }: you must discard { $number } cards in all when your turn begins.
        }
       *[somebody] { $number ->
            [one] { $card }: { $player } must discard 1 card when their turn begins.
           *[other] { $card }: { $player } must discard { $number } cards in all when their turn begins.
        }
    }
star_realms-log-nothing_to_discard = { $reader ->
        [player] You have no card to discard.
       *[somebody] { $player } has no card to discard.
    }
star_realms-log-scraps_from_hand = { $reader ->
        [player] You scrap { $card } out of your hand.
       *[somebody] { $player } scraps { $card } out of the hand.
    }
star_realms-log-scraps_from_discards = { $reader ->
        [player] You scrap { $card } out of your discard pile.
       *[somebody] { $player } scraps { $card } out of the discard pile.
    }
star_realms-log-scraps_from_row = { $reader ->
        [player] You scrap { $card } of the trade row.
       *[somebody] { $player } scraps { $card } of the trade row.
    }
star_realms-log-acquires = { $reader ->
        [player] You acquire { $card } for { $number }.
       *[somebody] { $player } acquires { $card } for { $number }.
    }
star_realms-log-acquires_to_top = { $reader ->
        [player] You acquire { $card } for { $number } and put it on top of your deck.
       *[somebody] { $player } acquires { $card } for { $number } and puts it on top of the deck.
    }
star_realms-log-takes_to_top = { $reader ->
        [player] You acquire { $card } for nothing and put it on top of your deck.
       *[somebody] { $player } acquires { $card } for nothing and puts it on top of the deck.
    }
star_realms-log-refills = { $number ->
        [0] { $card } comes into the trade row. The trade deck is empty.
       *[other] { $card } comes into the trade row.
    }
star_realms-log-attacks = { $reader ->
        [player] You attack { $other } with { $number } combat.
        [other] { $player } attacks you with { $number } combat.
       *[somebody] { $player } attacks { $other } with { $number } combat.
    }
star_realms-log-destroys = { $number ->
        [0] { $reader ->
            [player] You destroy { $card } without combat.
            [other] { $player } destroys your { $card } without combat.
           *[somebody] { $player } destroys { $card } of { $other } without combat.
        }
       *[other] { $reader ->
            [player] You destroy { $card } with { $number } combat.
            [other] { $player } destroys your { $card } with { $number } combat.
           *[somebody] { $player } destroys { $card } of { $other } with { $number } combat.
        }
    }
star_realms-log-destroys_own = { $reader ->
        [player] You destroy your own { $card }.
       *[somebody] { $player } destroys their own { $card }.
    }
star_realms-log-ends_turn = { $reader ->
        [player] { $number ->
            [0] You end your turn.
            [one] You end your turn. 1 ship goes to your discard pile.
           *[other] You end your turn. { $number } ships go to your discard pile.
        }
       *[somebody] { $number ->
            [0] { $player } ends the turn.
            [one] { $player } ends the turn. 1 ship goes to the discard pile.
           *[other] { $player } ends the turn. { $number } ships go to the discard pile.
        }
    }
star_realms-log-wins = { $reader ->
        [player] You win the game!
       *[somebody] { $player } wins the game.
    }
star_realms-log-draw = { $number ->
        [one] After 1 turn the game ends in a draw.
       *[other] After { $number } turns the game ends in a draw.
    }

## How it ended

star_realms-ending-authority = { $reader ->
        [player] Your opponent has no authority left: you win!
        [other] You have no authority left. { $player } wins.
       *[somebody] The opponent of { $player } has no authority left: { $player } wins.
    }
star_realms-ending-cap = The last turn is over and nobody has won: the game is a draw.

## The rule behind a question

star_realms-why-your_turn = In your main phase you may do these things in any order and as often as you can: play cards from your hand, use abilities of your cards in play (each once a turn), acquire cards with trade, and attack with combat. You don't have to do any of it. When you end your turn, you lose what is left in both pools, your ships and the rest of your hand are discarded, and you draw { $hand } cards.
star_realms-why-how_much = You may split your combat as you like. What you don't use now stays in your combat pool until your turn ends. An opponent without authority has lost at once.
star_realms-why-which_effect = { $card } gives one of its two effects. You choose anew each time you use the ability, and you may choose one that does nothing now.
star_realms-why-discard = A card of your opponent makes you discard. You choose which card it is. It goes face up to your discard pile; it is not played and does nothing.
star_realms-why-scrap_card = { $may ->
        [yes] { $card } lets you scrap a card out of your hand or discard pile if you want to. Cards in play can't be chosen. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
       *[no] { $hand_only ->
            [yes] Whoever uses { $card } must scrap a card, and only out of the hand. It may be the card just drawn. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
           *[no] Whoever uses { $card } must scrap a card out of the hand or the discard pile. Cards in play can't be chosen. The scrapped card leaves the game and its scrap ability does nothing; an Explorer goes back to its pile.
        }
    }
star_realms-why-scrap_from_row = { $card } lets you scrap a card of the trade row if you want to. The next card of the trade deck takes its place at once, and you may acquire it this turn.
star_realms-why-destroy_base = { $card } lets you destroy a base if you want to, whatever its defense, and you spend no combat. While your opponent has an outpost, only outposts can be chosen. The base goes to its owner's discard pile.
star_realms-why-take_which = { $card } lets you acquire a ship of the trade row or an Explorer, whatever its cost. It goes to the top of your deck. Bases can't be chosen.
star_realms-why-copy_which = { star_realms-card-stealth_needle } has to copy another ship if there is one. It does at once what that ship does when it is played, and has its ally and scrap abilities until it leaves play. It belongs to the faction of that ship and to the Machine Cult.
star_realms-why-discard_some = { $card }: first you discard as many cards as you want, up to the number allowed, then you draw as many. You may choose none.
star_realms-why-scrap_some = { $card }: first you scrap as many cards as you want out of your hand and discard pile, up to the number allowed, then you draw as many. You may choose none.

## The rulebook

star_realms-rules-00-title = # Star Realms

star_realms-rules-01-overview =
    ## Overview

    Two players lead fleets against each other. Each begins with a small deck of weak ships. Turn after turn you play cards and gain three things from them:

    - Trade pays for new ships and bases from the trade row. They join your deck.
    - Combat attacks your opponent and their bases.
    - Authority is your standing. Each player begins with { $starting_authority }. Whoever brings the opponent's authority down to 0 wins.

star_realms-rules-02-setup =
    ## Setup

    - Each player has a deck of { $scouts } { star_realms-card-scout }s and { $vipers } { star_realms-card-viper }s, { $starters } cards in all, shuffled and face down. The space next to it is for the discard pile.
    - The { $explorers } { star_realms-card-explorer }s lie face up in a pile of their own.
    - The trade deck of { $deck } cards is shuffled and put face down. The { $row } cards dealt from it face up are the trade row. The space next to it is for the scrap heap.
    - Somebody is chosen at random to begin and draws { $first-hand } cards. The other player draws { $hand }.

star_realms-rules-03-turn =
    ## The turn

    The players take turns. A turn has three phases.

    - Main phase: play cards, use abilities, acquire cards and attack, in any order and as often as you can. None of it has to be done.
    - Discard phase: trade and combat left in your pools are lost. All your ships in play and all cards left in your hand go to your discard pile. Your bases stay.
    - Draw phase: draw { $hand } cards. Then it is the other player's turn.

star_realms-rules-04-playing =
    ## Playing cards

    Playing a card costs nothing: put it face up in front of you. There are two types of cards.

    - Ships act at once: the primary ability takes place, whole, as soon as the ship is played. The ship stays in play to the end of the turn.
    - Bases stay in play until they are destroyed or scrapped. You use the primary ability of a base when you like in your main phase, once each turn, beginning with the turn in which you play it.

star_realms-rules-05-abilities =
    ## Abilities

    A card has up to three abilities: a primary, an ally and a scrap ability. Each can be used once a turn for each card; two copies of a card have theirs independently.

    - Trade and combat that you gain go into your trade pool and combat pool, from which you spend them during the main phase. Authority is added at once, without any limit.
    - The parts of an ability take place in the order of its text, all of them. A part that is impossible is left out and stops nothing.
    - Where there are two effects to choose from, choose one when you use the ability, and anew every time.
    - The primary ability of a ship takes place in any case. You need not use the other abilities. But once you use one, only those parts can be declined that say “may”.
    - Some bases have a lasting effect that needs no use, such as { star_realms-card-mech_world }.

star_realms-rules-06-ally =
    ## Ally abilities

    You can use the ally ability of a card in play while you have another ship or base of the same faction in play. It doesn't matter which came first, and bases from earlier turns count. So two cards of a faction are allies of each other, and each has its own ally ability. No card is its own ally, and cards without a faction have no allies.

    You may wait with an ally ability until later in the main phase. What counts is the moment of use: if the ally has been scrapped by then, it is too late.

star_realms-rules-07-scrap =
    ## Scrapping

    To use a scrap ability, move the card from play to the scrap heap; then it has its effect. What the card has given before remains, so use its other abilities first. A base can be scrapped on any of your turns, whether its primary ability has been used or not.

    Other abilities let you scrap cards out of your hand, your discard pile or the trade row, never cards in play. A card scrapped in that way doesn't have the effect of its scrap ability.

    Cards in the scrap heap never come back. Only { star_realms-card-explorer }s, however they are scrapped, return to their pile and can be acquired again, even in the same turn.

star_realms-rules-08-acquiring =
    ## Acquiring cards

    Pay the cost of a card in the trade row out of your trade pool and put the card on your discard pile. You can't use it before you have drawn it. An { star_realms-card-explorer } costs { $explorer-cost } as long as there are any in the pile.

    The next card of the trade deck takes the free place in the trade row at once, and you may acquire it in the same turn. When the trade deck is empty, the trade row grows shorter and the game goes on.

star_realms-rules-09-attacking =
    ## Attacking

    You may spend your combat at any time in the main phase and split it as you like.

    - Against a base: spend as much combat as its defense, all at once. The base is destroyed and goes to its owner's discard pile. There is no partial damage.
    - Against your opponent: spend any amount. Their authority falls by as much.

    Some abilities destroy a base without combat and whatever its defense. Only bases of your opponent can be chosen.

star_realms-rules-10-bases =
    ## Bases and outposts

    Some bases are outposts. While a player has an outpost in play, the player and their other bases can't be attacked, and the other bases can't be destroyed by an ability either. The outposts themselves can be chosen in any order. As soon as the last one is gone, the way is open.

    Outposts protect against nothing else: they don't stop forced discards, for example.

star_realms-rules-11-discards =
    ## Forced discards

    Some cards make your opponent discard. They do so at once, in the middle of your turn, and choose the card themselves. It goes face up to their discard pile and does nothing. With an empty hand nothing happens, and nothing is owed for later. Several such effects are carried out one after the other.

star_realms-rules-12-drawing =
    ## Drawing and shuffling

    Cards are drawn one by one. When you must draw and your deck is empty, shuffle your discard pile: it is your new deck. Then go on drawing. Suppose that { $left } cards are left in your deck in the draw phase: draw these { $left }, shuffle the discard pile, and draw { $more } more.

    An empty deck isn't renewed before a card has to be drawn. Cards in your hand and in play are not shuffled in; but the discard phase comes before the draw phase, so ships just played may be drawn again. If deck and discard pile are both empty, you draw no more, and nothing else happens.

star_realms-rules-13-end =
    ## The end

    Whoever has 0 authority or less has lost at once; the turn isn't finished. If nobody has won after { $cap } turns of both players together, the game is a draw.

star_realms-rules-14-knowledge =
    ## Who knows what

    Everybody may see the trade row, the scrap heap, all cards in play, both discard piles, the pools, the authority and how many cards are in each hand and deck. Hands and the order of the decks are secret. A card put on top of a deck has been seen by both.

star_realms-rules-15-cards =
    ## Special cards

    - { star_realms-card-stealth_needle } copies another ship you have played this turn, even one that has been scrapped since. If there is any, it has to copy one; otherwise it does nothing. It does at once what that ship does when it is played; the bases for an { star_realms-card-embassy_yacht } are counted anew. It then has the ally and scrap abilities of that ship, once each, and belongs to both factions. So the two are allies, if that ship is still in play. When it uses a scrap ability, it goes to the scrap heap itself, even as a copy of an { star_realms-card-explorer }. Once out of play it is just a { star_realms-card-stealth_needle } again.
    - { star_realms-card-blob_world } counts the Blob cards, ships and bases, that you have played this turn up to now: itself on the turn it is played, scrapped cards too, but no bases from earlier turns. A { star_realms-card-stealth_needle } doesn't count, nor does { star_realms-card-mech_world }. You may choose to draw even if the count is 0.
    - { star_realms-card-recycling_station }: discard 0 to { $recycling_station-primary-discard_then_draw } cards, all of them first, then draw as many. If the deck runs out, the cards just discarded are shuffled in as well.
    - { star_realms-card-brain_world }: choose 0 to { $brain_world-primary-scrap_then_draw } cards of your hand and discard pile in any mixture, scrap them, then draw just as many.
    - { star_realms-card-machine_base } draws a card, and then a card must be scrapped, out of the hand only. It may be the card just drawn. If there was nothing to draw, a card is scrapped all the same.
    - { star_realms-card-junkyard } must scrap a card out of the hand or discard pile if it is used and there is one.
    - { star_realms-card-trade_bot }, { star_realms-card-missile_bot }, { star_realms-card-supply_bot }, { star_realms-card-battle_mech }, { star_realms-card-patrol_mech }: you may scrap a card out of your hand or discard pile. The ship itself is in play by then and can't be chosen.
    - { star_realms-card-embassy_yacht } looks once, when it is played, whether you have { $embassy_yacht-primary-draw_for_bases-bases } bases or more. All your bases count, new or old.
    - { star_realms-card-blob_carrier } acquires a ship of any cost, no base, from the trade row or the { star_realms-card-explorer } pile. It goes to the top of your deck. This doesn't use up the effect of a { star_realms-card-freighter }.
    - { star_realms-card-freighter } and { star_realms-card-central_office }: the next ship you acquire this turn, an { star_realms-card-explorer } too, may go to the top of your deck. You decide when you acquire it; if you put that ship on the discard pile, the effect is used up. Bases don't count. Two such effects are for two ships, and the later ship lies on top. A card put on the deck can be drawn in the same turn.
    - { star_realms-card-battle_pod } and { star_realms-card-blob_destroyer }: scrapping a card of the trade row is up to you, and the place is filled at once. The two parts of { star_realms-card-blob_destroyer }'s ability are independent.
    - { star_realms-card-missile_mech }, { star_realms-card-command_ship }, { star_realms-card-battlecruiser }, { star_realms-card-port_of_call }: destroying a base is up to you. { star_realms-card-battlecruiser } and { star_realms-card-port_of_call } draw first, in any case.
    - { star_realms-card-trading_post }, { star_realms-card-barter_world }, { star_realms-card-defense_center }, { star_realms-card-patrol_mech }: choose one effect at every use.
    - { star_realms-card-battle_station } has no primary ability, only the scrap ability.
    - { star_realms-card-mech_world } is an ally to cards of every faction while it is in play. It is a Machine Cult card, has no ability to use and isn't a Blob card for { star_realms-card-blob_world }.
    - { star_realms-card-fleet_hq } gives 1 combat for each ship you play while it is in play, once, when the ship is played. Ships that were there before give nothing. A { star_realms-card-stealth_needle } gives 1 like any ship.

star_realms-rules-16-factions =
    ## The factions

    Each name is followed by the cost and, in brackets, by the number of copies in the trade deck. For bases the defense follows the cost after a slash. Outposts are marked by an asterisk.

    ### { star_realms-faction-blob }

    Much combat for little trade; clears the trade row.

    - Ships: { star_realms-card-blob_fighter } { $blob_fighter-cost } ({ $blob_fighter-copies }), { star_realms-card-trade_pod } { $trade_pod-cost } ({ $trade_pod-copies }), { star_realms-card-battle_pod } { $battle_pod-cost } ({ $battle_pod-copies }), { star_realms-card-ram } { $ram-cost } ({ $ram-copies }), { star_realms-card-blob_destroyer } { $blob_destroyer-cost } ({ $blob_destroyer-copies }), { star_realms-card-battle_blob } { $battle_blob-cost } ({ $battle_blob-copies }), { star_realms-card-blob_carrier } { $blob_carrier-cost } ({ $blob_carrier-copies }), { star_realms-card-mothership } { $mothership-cost } ({ $mothership-copies })
    - Bases: { star_realms-card-blob_wheel } { $blob_wheel-cost }/{ $blob_wheel-defense } ({ $blob_wheel-copies }), { star_realms-card-the_hive } { $the_hive-cost }/{ $the_hive-defense } ({ $the_hive-copies }), { star_realms-card-blob_world } { $blob_world-cost }/{ $blob_world-defense } ({ $blob_world-copies })

    ### { star_realms-faction-trade_federation }

    Authority and trade.

    - Ships: { star_realms-card-federation_shuttle } { $federation_shuttle-cost } ({ $federation_shuttle-copies }), { star_realms-card-cutter } { $cutter-cost } ({ $cutter-copies }), { star_realms-card-embassy_yacht } { $embassy_yacht-cost } ({ $embassy_yacht-copies }), { star_realms-card-freighter } { $freighter-cost } ({ $freighter-copies }), { star_realms-card-trade_escort } { $trade_escort-cost } ({ $trade_escort-copies }), { star_realms-card-flagship } { $flagship-cost } ({ $flagship-copies }), { star_realms-card-command_ship } { $command_ship-cost } ({ $command_ship-copies })
    - Bases: { star_realms-card-trading_post }* { $trading_post-cost }/{ $trading_post-defense } ({ $trading_post-copies }), { star_realms-card-barter_world } { $barter_world-cost }/{ $barter_world-defense } ({ $barter_world-copies }), { star_realms-card-defense_center }* { $defense_center-cost }/{ $defense_center-defense } ({ $defense_center-copies }), { star_realms-card-port_of_call }* { $port_of_call-cost }/{ $port_of_call-defense } ({ $port_of_call-copies }), { star_realms-card-central_office } { $central_office-cost }/{ $central_office-defense } ({ $central_office-copies })

    ### { star_realms-faction-star_empire }

    Draws cards and makes the opponent discard.

    - Ships: { star_realms-card-imperial_fighter } { $imperial_fighter-cost } ({ $imperial_fighter-copies }), { star_realms-card-corvette } { $corvette-cost } ({ $corvette-copies }), { star_realms-card-imperial_frigate } { $imperial_frigate-cost } ({ $imperial_frigate-copies }), { star_realms-card-survey_ship } { $survey_ship-cost } ({ $survey_ship-copies }), { star_realms-card-battlecruiser } { $battlecruiser-cost } ({ $battlecruiser-copies }), { star_realms-card-dreadnaught } { $dreadnaught-cost } ({ $dreadnaught-copies })
    - Bases: { star_realms-card-space_station }* { $space_station-cost }/{ $space_station-defense } ({ $space_station-copies }), { star_realms-card-recycling_station }* { $recycling_station-cost }/{ $recycling_station-defense } ({ $recycling_station-copies }), { star_realms-card-war_world }* { $war_world-cost }/{ $war_world-defense } ({ $war_world-copies }), { star_realms-card-royal_redoubt }* { $royal_redoubt-cost }/{ $royal_redoubt-defense } ({ $royal_redoubt-copies }), { star_realms-card-fleet_hq } { $fleet_hq-cost }/{ $fleet_hq-defense } ({ $fleet_hq-copies })

    ### { star_realms-faction-machine_cult }

    Scraps your weak cards; many outposts.

    - Ships: { star_realms-card-trade_bot } { $trade_bot-cost } ({ $trade_bot-copies }), { star_realms-card-missile_bot } { $missile_bot-cost } ({ $missile_bot-copies }), { star_realms-card-supply_bot } { $supply_bot-cost } ({ $supply_bot-copies }), { star_realms-card-patrol_mech } { $patrol_mech-cost } ({ $patrol_mech-copies }), { star_realms-card-stealth_needle } { $stealth_needle-cost } ({ $stealth_needle-copies }), { star_realms-card-battle_mech } { $battle_mech-cost } ({ $battle_mech-copies }), { star_realms-card-missile_mech } { $missile_mech-cost } ({ $missile_mech-copies })
    - Bases: { star_realms-card-battle_station }* { $battle_station-cost }/{ $battle_station-defense } ({ $battle_station-copies }), { star_realms-card-mech_world }* { $mech_world-cost }/{ $mech_world-defense } ({ $mech_world-copies }), { star_realms-card-junkyard }* { $junkyard-cost }/{ $junkyard-defense } ({ $junkyard-copies }), { star_realms-card-machine_base }* { $machine_base-cost }/{ $machine_base-defense } ({ $machine_base-copies }), { star_realms-card-brain_world }* { $brain_world-cost }/{ $brain_world-defense } ({ $brain_world-copies })

star_realms-rules-17-options =
    ## Options

    What is said above holds if you choose nothing else. These things can be chosen, by the words given here:

    - { star_realms-option-first_player }.
    - { star_realms-option-starting_authority }.
    - { star_realms-option-cap }.
    - { star_realms-option-explorer_pile }.
    - { star_realms-option-discard_timing }.
    - { star_realms-option-ally_condition }.
    - { star_realms-option-fleet_hq }.
    - { star_realms-option-needle_counts_for_blob_world }.
    - { star_realms-option-needle_copy_source }.
    - { star_realms-option-destroy_own_base }.

star_realms-rules-18-tips =
    ## Tips

    - Cards of one faction strengthen each other. Look at what you have before you acquire.
    - Scrap { star_realms-card-scout }s and { star_realms-card-viper }s: a smaller deck brings the strong cards back sooner.
    - Use abilities that draw cards before you decide what to acquire, and ally abilities before you scrap the ally.
    - Watch the trade row: sometimes a card is worth more to your opponent than to you.

## Why a card can't be chosen now

line-star_realms-closed-cost = Costs { $cost } trade; you have { $trade }.
line-star_realms-closed-no-explorers = No { star_realms-card-explorer } is left.
line-star_realms-closed-no-ship = It is a base. Only a ship can be taken.
line-star_realms-closed-outposts = { $number ->
        [one] Destroy the outpost { $cards } first.
       *[other] Destroy all outposts first: { $cards }.
    }
line-star_realms-closed-defense = Needs { $defense } combat; you have { $combat }.
line-star_realms-closed-no-combat = You have no combat to attack with.
line-star_realms-closed-used = It has been used this turn.
line-star_realms-closed-used-ally = Its ally ability has been used this turn.
line-star_realms-closed-no-ally = Its ally ability needs another { $faction } card in play.
line-star_realms-closed-used-no-ally = It has been used this turn, and its ally ability needs another { $faction } card in play.
line-star_realms-closed-idle-ship = It did its work when it was played, and can do nothing more.
line-star_realms-closed-idle-base = It works all the time. There is nothing to use.
line-star_realms-closed-own-base = Only a base of { $other } can be destroyed.
line-star_realms-closed-needle = It can't copy itself.
line-star_realms-closed-picked = You have picked it already.
line-star_realms-closed-order = Picks go in a fixed order, and you have picked a later card already.
line-star_realms-closed-first-how_much = First say with how much combat you attack.
line-star_realms-closed-first-which_effect = First choose an effect of { $card }.
line-star_realms-closed-first-discard = You have to discard a card first.
line-star_realms-closed-first-scrap_card = { $may ->
        [yes] First choose a card to scrap, or none ({ $card }).
       *[no] You have to scrap a card first ({ $card }).
    }
line-star_realms-closed-first-scrap_from_row = First choose a card of the trade row to scrap, or none ({ $card }).
line-star_realms-closed-first-destroy_base = First choose a base to destroy, or none ({ $card }).
line-star_realms-closed-first-take_which = First choose the ship to take ({ $card }).
line-star_realms-closed-first-copy_which = First choose the ship that { star_realms-card-stealth_needle } copies.
line-star_realms-closed-first-discard_some = First choose the cards to discard, or none ({ $card }).
line-star_realms-closed-first-scrap_some = First choose the cards to scrap, or none ({ $card }).
