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

    - Ships: { $blob-ships }
    - Bases: { $blob-bases }

    ### { star_realms-faction-trade_federation }

    Authority and trade.

    - Ships: { $trade_federation-ships }
    - Bases: { $trade_federation-bases }

    ### { star_realms-faction-star_empire }

    Draws cards and makes the opponent discard.

    - Ships: { $star_empire-ships }
    - Bases: { $star_empire-bases }

    ### { star_realms-faction-machine_cult }

    Scraps your weak cards; many outposts.

    - Ships: { $machine_cult-ships }
    - Bases: { $machine_cult-bases }

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

## The lists of cards in the rulebook

star_realms-listed-ship = { $card } { $cost } ({ $copies })
star_realms-listed-base = { $card } { $cost }/{ $defense } ({ $copies })
star_realms-listed-outpost = { $card }* { $cost }/{ $defense } ({ $copies })
