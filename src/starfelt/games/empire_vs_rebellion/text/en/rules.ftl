## The rulebook

empire_vs_rebellion-rules-00-title = # Empire vs. Rebellion

empire_vs_rebellion-rules-01-overview =
    ## Overview

    Two players struggle for the galaxy, one as the Rebel, one as the Empire. In each round an event is revealed. Both play cards, use their powers against each other and try to bring the total of their own cards as close as possible to the objective of the event, but not above it. The winner takes the event and its victory points. Whoever has { $points } victory points first wins the game.

empire_vs_rebellion-rules-02-components =
    ## Components

    - Each side has { $resources } resource cards: { $basics } basic cards and { $characters } characters.
    - Basic cards are the same for both sides: { empire_vs_rebellion-kind-military }, { empire_vs_rebellion-kind-diplomacy }, { empire_vs_rebellion-kind-recon } and { empire_vs_rebellion-kind-the_force }, each with the values { $least } to { $most }. A basic card is worth the same ready or exhausted.
    - Characters are different for each side. Each is worth { $ready } when ready and only { $exhausted } when exhausted, but their powers are stronger.
    - Each side has the same { $strategies } strategies.
    - There are { $events } events, influence tokens, and the balance token, which shows one of the two sides.

    The play area of a player holds the cards they have in play, face up. The total is the sum of the values of all cards in the play area, ready and exhausted.

empire_vs_rebellion-rules-03-setup =
    ## Setup

    - The events are shuffled and form the event deck, face down.
    - One player is the Rebel, the other the Empire.
    - Each player secretly chooses { $chosen } of their { $characters } characters. They are shuffled together with the { $basics } basic cards: this deck of { $deck } cards is face down. The other { $reserve } characters are the reserve, also face down.
    - Each player has all { $strategies } strategies, unused, and { $influence } influence.
    - Chance decides which side the balance token shows.

    A round has three phases: planning, struggle and dominance. Rounds follow each other until somebody has won.

empire_vs_rebellion-rules-04-planning =
    ## Planning phase

    - Reveal the event: the top card of the event deck is put face up. Its effect is known before anything else is chosen.
    - Choose strategies: each player secretly picks one of their unused strategies and puts it face down. Both do so at the same time. Used strategies lie face up beside the others and can't be picked.

empire_vs_rebellion-rules-05-struggle =
    ## Struggle phase

    The player whose side the balance token shows begins. Then the players take turns. In a turn you do one of four things:

    - Play a card: put the top card of your deck into your play area, ready and face up.
    - Use a power: exhaust one of your ready cards and resolve its power.
    - Spend influence: give back 1 influence and ready one of your exhausted cards. This doesn't use its power; that takes a later turn. A character is worth { $ready } again.
    - Pass: do nothing.

    Passing isn't final. Whoever has passed may do anything again in a later turn. The struggle ends only when both players pass in direct succession.

empire_vs_rebellion-rules-06-capacity =
    ## Capacity, and cards that must be played

    The capacity of the event says how many cards each player may have in the play area, ready and exhausted together. Nothing may exceed it, neither playing a card nor a power that plays one.

    If you have no card in your play area when your turn comes, you must play a card. You can't pass or do anything else then, at whatever point of the struggle. So both players have at least one card when it ends.

empire_vs_rebellion-rules-07-powers =
    ## Using powers

    - Exhausting the card is the cost and comes first. So { empire_vs_rebellion-kind-the_force } can't exhaust itself, but { empire_vs_rebellion-kind-diplomacy } can discard itself and { empire_vs_rebellion-card-darth_vader } can remove himself.
    - The power of an exhausted card can't be used until the card is ready again.
    - What can be resolved must be resolved, even if it hurts you: if only your own cards are ready, { empire_vs_rebellion-kind-the_force } must exhaust one of them. Only “up to”, “any” and “may” let you do nothing, and of “one or both” at least one is done.
    - You may also use a card whose power can't be resolved, or is switched off by the event. Then it is only exhausted. With a character this lowers your total from { $ready } to { $exhausted }, which can be just what you need.
    - Discarded cards go face up to their owner's discard pile, characters too. Only { empire_vs_rebellion-card-darth_vader } and some events send characters to the reserve. A discarded card is no longer exhausted. Discard piles may be looked through.
    - When a deck runs out, its owner's discard pile is shuffled at once and becomes the new deck. If { empire_vs_rebellion-kind-recon } or { empire_vs_rebellion-card-ig88 } needs a second card, the discard pile is shuffled and put under the last one.

empire_vs_rebellion-rules-08-basics =
    ## The basic cards

    { $basics-list }

empire_vs_rebellion-rules-09-rebels =
    ## The characters of the Rebel

    { $rebels-list }

empire_vs_rebellion-rules-10-imperials =
    ## The characters of the Empire

    { $imperials-list }

empire_vs_rebellion-rules-11-dominance =
    ## Dominance phase

    When the struggle is over, go through these steps:

    - Reveal strategies: both are turned up. If the total of a player's cards is above the objective, their strategy has no effect. Otherwise it must take effect, whether it helps or not; only { empire_vs_rebellion-card-support } says “may”. { empire_vs_rebellion-card-direct_assault } is added now, and this gives the final totals.
    - Determine victory: the higher final total that is not above the objective wins the event. If one player is above it, the other wins, whatever their total. If the final totals are equal, the side shown on the balance token wins.
    - The winner takes the event and its victory points. With { $points } or more the game is won at once, before anything else happens.
    - If the loser's strategy is { empire_vs_rebellion-card-bureaucracy } and it has its effect, the loser gains influence. Then the winner gains the influence of the event, and after that the effect of the event takes place.
    - If both players are above the objective, nobody wins. The event goes face down to the bottom of the event deck; there is no influence, and there is no effect for a winner or loser.

empire_vs_rebellion-rules-12-strategies =
    ## The strategies

    - { empire_vs_rebellion-card-bureaucracy }: if your opponent takes the event, by total, by the balance token or by { empire_vs_rebellion-card-deception }, you gain { $bureaucracy } influence.
    - { empire_vs_rebellion-card-deception }: if neither final total is above the objective, the result is turned round: the one who would lose wins the event. This holds for a tie too, after the balance token has decided. It can turn your own victory into a defeat. If both players have it, neither works.
    - { empire_vs_rebellion-card-direct_assault }: your total rises by { $assault }. That may bring you above the objective.
    - { empire_vs_rebellion-card-infiltration }: in the next planning phase you pick your opponent's strategy, out of their unused ones, and they may look at it.
    - { empire_vs_rebellion-card-support }: you may add a character of your reserve to your deck, in secret.

empire_vs_rebellion-rules-13-examples =
    ## Examples

    The objective is { $goal }.

    - { $high } against { $lower }: { $high } wins. { $above } against { $lower }: { $lower } wins, because { $above } is above the objective.
    - { $low } with { empire_vs_rebellion-card-direct_assault } against { $high }: the final total is { $low-assault }, which wins.
    - { $high } with { empire_vs_rebellion-card-direct_assault } against { $lower }: the final total is { $high-assault }, above the objective. { $lower } wins.
    - { $high } against { $lower } with { empire_vs_rebellion-card-deception }: the result is turned round, and { $lower } wins.
    - { $high } with { empire_vs_rebellion-card-direct_assault } against { $lower } with { empire_vs_rebellion-card-deception }: the assault ends above the objective at { $high-assault }. There is nothing for { empire_vs_rebellion-card-deception } to turn round: { $lower } simply wins.
    - { $above } with { empire_vs_rebellion-card-deception } against { $lower }: the strategy has no effect, and { $lower } wins.
    - { $high } against { $high }, the balance token shows the Rebel, and the Empire has { empire_vs_rebellion-card-deception }: the Rebel would win the tie, so the Empire wins.
    - { $high } against { $lower } with { empire_vs_rebellion-card-bureaucracy }: { $high } wins the event, and the loser gains { $bureaucracy } influence. With { $above } instead of { $lower } there would be nothing, for the strategy of a player above the objective has no effect.
    - { $high } against { $high }, both with { empire_vs_rebellion-card-direct_assault }: both end at { $high-assault }. Nobody wins the event.

empire_vs_rebellion-rules-14-cleanup =
    ## Cleanup

    - Each player shuffles all their resource cards from deck, play area and discard pile into a new deck, all of them ready. Only the reserve stays apart.
    - The balance token is set to the side with fewer victory points. If both have the same, it is set to the loser of this round. If nobody lost it either, the token stays as it is.
    - The chosen strategies, and those thrown away, go face up to the used ones. A player who has no unused strategy left takes all { $strategies } back.

empire_vs_rebellion-rules-15-effects =
    ## Effects on the next round

    - { empire_vs_rebellion-card-create_a_diversion }: the loser's strategy is drawn at random from the unused ones. They look at it afterwards.
    - { empire_vs_rebellion-card-locate_the_rebel_base }: the loser's strategy is picked first and shown; then the other player picks.
    - { empire_vs_rebellion-card-infiltration } goes before { empire_vs_rebellion-card-create_a_diversion }: the opponent picks, nothing is drawn. Together with { empire_vs_rebellion-card-locate_the_rebel_base }, the strategy that the opponent has picked is shown, and then the opponent picks their own.
    - These effects are only about the strategies of the planning phase. A new strategy because of { empire_vs_rebellion-card-emperor_palpatine } or { empire_vs_rebellion-card-r2d2_c3po } is picked by its owner, freely and in secret.

empire_vs_rebellion-rules-16-events =
    ## The events

    Each name is followed by capacity, objective, victory points and influence.

    { $events-list }

empire_vs_rebellion-rules-17-knowledge =
    ## Who knows what

    - Open to all: play areas, discard piles, victory points, influence, used and thrown away strategies, and how many cards are in each deck and reserve.
    - Hidden: the order of the decks, who is in the reserves, and the chosen strategies. You may look at your own strategy at any time, and at your own reserve.
    - What { empire_vs_rebellion-kind-recon }, { empire_vs_rebellion-card-ig88 } or { empire_vs_rebellion-card-jabba_the_hutt } show, only the player who uses them sees. A card that is discarded is open to all, and so is a card that { empire_vs_rebellion-card-admiral_piett } puts on a deck.
    - A character that was seen outside the reserve is not in it, until its owner may have moved one there in secret.

empire_vs_rebellion-rules-18-questions =
    ## Questions and answers

    - Does the power of a character act on the character itself too? Yes, unless it says “another”.
    - What if my deck runs out? Your discard pile is shuffled and becomes your deck. Your cards in play stay.
    - May I exhaust a card and leave its power alone? No: what can be resolved must be. But you may exhaust a card whose power can't be resolved.
    - May a power that plays a card exceed the capacity? No.
    - How is a character added to the deck? Choose one of your reserve in secret, add it to the deck and shuffle.
    - What if { empire_vs_rebellion-card-emperor_palpatine } or { empire_vs_rebellion-card-r2d2_c3po } throw my strategy away? You pick another unused one. If none is left, all { $strategies } come back at once, the one just thrown away too, and you may pick any. If exactly one is left, it is picked, and nothing comes back before cleanup.
    - May I leave out the effect of my strategy? No, it takes effect if it can. Only { empire_vs_rebellion-card-support } is up to you.
    - What if both have { empire_vs_rebellion-card-deception }? Neither has an effect.
    - May I look at a strategy that was picked for me by { empire_vs_rebellion-card-infiltration }? Yes, at any time.
    - What if both have { empire_vs_rebellion-card-infiltration }? Both pick for each other at the same time; then each looks at the own strategy.
    - Is there a limit to influence? No.
    - What if I have to lose more influence than I have? You lose all you have.
    - What if a reserve is empty, or no character is outside it? Then nothing is added, or moved.

empire_vs_rebellion-rules-19-tutorial =
    ## Tutorial

    A single struggle for { empire_vs_rebellion-card-escape_from_tatooine }, with the { $basics } basic cards of each side and without characters, strategies, influence and balance token. The Rebel begins. You may play a card, use a power or pass, and whoever has no card in play must play one. The higher total that is not above { $goal } wins. If both totals are the same, or both are above it, it is a draw.

empire_vs_rebellion-rules-20-limits =
    ## No game without end

    A struggle of { $struggle_cap } turns ends as if both had passed; if a player has no card in play then, they play one first. After { $cap } rounds the game is a draw. Other numbers can be chosen.

empire_vs_rebellion-rules-21-options =
    ## Options

    What is said above holds if you choose nothing else. These things can be chosen, by the words given here:

    - { empire_vs_rebellion-option-rebel }.
    - { empire_vs_rebellion-option-tutorial }.
    - { empire_vs_rebellion-option-cap }.
    - { empire_vs_rebellion-option-struggle_cap }.

## The lists of cards in the rulebook

empire_vs_rebellion-listed-resource = - { $name }: { $does }
empire_vs_rebellion-listed-power-discard_opposing = discard an opposing card, ready or exhausted.
empire_vs_rebellion-listed-power-discard_own = discard one of your own cards. It may be the { empire_vs_rebellion-kind-diplomacy } card itself.
empire_vs_rebellion-listed-power-look_at_deck = look at the top { $look } cards of either deck. Discard one of them; the other stays on top.
empire_vs_rebellion-listed-power-exhaust = exhaust a ready card on either side. Its power isn't used.
empire_vs_rebellion-listed-power-exhaust_some = exhaust up to { $number } opposing cards.
empire_vs_rebellion-listed-power-play_from_deck = if there is room, search your deck for any card, play it ready and shuffle the deck. With a full play area there is no search.
empire_vs_rebellion-listed-power-discard_and_play = discard as many of your cards as you like, himself too, then play as many cards from the top of your deck.
empire_vs_rebellion-listed-power-play_or_add = play a character of your reserve, ready, or add one to your deck in secret and shuffle it. With a full play area only the second is possible.
empire_vs_rebellion-listed-power-discard_on_either_side = discard one of your cards, or an opposing card, or one of each. He may discard himself.
empire_vs_rebellion-listed-power-play_from_discards = if there is room, play a card of your discard pile, ready.
empire_vs_rebellion-listed-power-replace_own = throw away the strategy you have chosen, face up, and pick another unused one in secret.
empire_vs_rebellion-listed-power-gain_influence = gain { $number } influence.
empire_vs_rebellion-listed-power-return_to_top = put a card of either discard pile on top of its owner's deck. Any card of a pile may be chosen.
empire_vs_rebellion-listed-power-discard_and_exhaust = discard an opposing card, or exhaust a ready card on either side, or both, in any order.
empire_vs_rebellion-listed-power-discard_exhausted = remove an exhausted card on either side. A basic card is discarded, a character goes to its owner's reserve. If he is the only exhausted card, he must go himself.
empire_vs_rebellion-listed-power-replace_opposing = your opponent throws away the strategy they have chosen, face up, and picks another unused one in secret.
empire_vs_rebellion-listed-power-discard_and_sweep = discard the top card of your deck. Every opposing card whose value is lower just now is discarded. A discarded character counts { $ready }.
empire_vs_rebellion-listed-power-opponent_loses_influence = your opponent loses { $number } influence.
empire_vs_rebellion-listed-power-search_deck = search either deck, yours or your opponent's. Discard one card, choose another, shuffle the rest and put the chosen card on top.
empire_vs_rebellion-listed-power-look_at_top = look at the top card of your deck. You may discard one of your cards, himself too. Then you may play the card you looked at, if there is room.

empire_vs_rebellion-listed-event = - { $name } ({ $capacity }/{ $objective }/{ $points }/{ $influence }): { $does }
empire_vs_rebellion-listed-effect-nothing = no effect.
empire_vs_rebellion-listed-effect-kind_off = the powers of { $kind } cards can't be resolved.
empire_vs_rebellion-listed-effect-characters_off = of the characters, only { $first } and { $second } have powers that can be resolved.
empire_vs_rebellion-listed-effect-loser_loses_influence = the loser loses { $number } influence.
empire_vs_rebellion-listed-effect-take_back_strategies = the winner takes back the strategies of earlier rounds; the one of this round is used up as always.
empire_vs_rebellion-listed-effect-divert_loser = the loser's next strategy is drawn at random.
empire_vs_rebellion-listed-effect-locate_loser = in the next round the loser picks a strategy first and shows it.
empire_vs_rebellion-listed-effect-discard_strategy = the winner picks an unused strategy of the loser, who discards it. If the loser has none left, nothing happens.
empire_vs_rebellion-listed-effect-may_add_character = the winner may add a character of the reserve to the deck.
empire_vs_rebellion-listed-effect-loser_to_reserve = the loser moves one of their characters to the reserve, in secret, from wherever it lies.
empire_vs_rebellion-listed-effect-winner_to_reserve = the winner must move one of their characters to the reserve, in secret, from wherever it lies.
empire_vs_rebellion-listed-effect-reorder_events = the winner may look at the next { $next } events and put them back in any order.
