stolen_plans-name = Stolen Plans

## Options of a game

stolen_plans-option-deck = Bonus cards: base (none), full (all six), or some of them joined by +
stolen_plans-option-single_jedi = Only one Jedi: the deck has a single “Learn the Ways of the Force”
stolen_plans-option-single_vader = Only one Darth Vader: one Jawa more takes the place of the second
stolen_plans-option-open_discards = Open discards: everybody may look through the discard pile at any time

## Card names

stolen_plans-card-r2d2 = R2-D2
stolen_plans-card-jawa = Jawa
stolen_plans-card-stormtrooper = Imperial Stormtrooper
stolen_plans-card-darth_vader = Darth Vader
stolen_plans-card-blaster_light = Light Blaster
stolen_plans-card-blaster_heavy = Heavy Blaster
stolen_plans-card-thermal_detonator = Thermal Detonator
stolen_plans-card-bounty_hunter = Bounty Hunter (Boba Fett)
stolen_plans-card-crime_lord = Crime Lord (Jabba the Hutt)
stolen_plans-card-han_solo = Han Solo
stolen_plans-card-princess_leia = Princess Leia
stolen_plans-card-luke_skywalker = Luke Skywalker
stolen_plans-card-learn_the_ways = Learn the Ways of the Force
stolen_plans-card-lightsaber = Lightsaber
stolen_plans-card-yoda_pass_left = Master Yoda (Pass Left)
stolen_plans-card-yoda_discard_all = Master Yoda (Drop Everything)
stolen_plans-card-yoda_swap = Master Yoda (Swap Hands)
stolen_plans-card-yoda_look_take = Master Yoda (Look and Take)
stolen_plans-card-yoda_take_all = Master Yoda (Take Everything)
stolen_plans-card-traitor = Betray the Rebellion (Traitor)
stolen_plans-card-advantage = Millennium Falcon (Advantage)
stolen_plans-card-counter = Imperial Star Destroyer (Counter)
stolen_plans-card-search = Imperial Storm Troopers (Search)
stolen_plans-card-discard_all = Second Death Star (Discard All)
stolen_plans-card-decoy = Salacious Crumb (Decoy)

# where no more is known of a card
stolen_plans-card-keeper = a card that can't be discarded
stolen_plans-card-found = a card taken by Search
stolen_plans-card-anything = an unknown card

## Card texts

stolen_plans-text-r2d2 = Hold it when the draw pile runs out and you win. It is never played and never discarded, but it can be stolen and it moves along with a hand.
stolen_plans-text-jawa = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence.
stolen_plans-text-stormtrooper = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence.
stolen_plans-text-darth_vader = Attack { $attack }. Choose another player, who loses { $attack } cards less the defence. Also needed, in hand, for the Traitor.
stolen_plans-text-blaster_light = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-blaster_heavy = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-thermal_detonator = Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-bounty_hunter = Steal { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at random from another player.
stolen_plans-text-crime_lord = Steal { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at random from another player.
stolen_plans-text-han_solo = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-princess_leia = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-luke_skywalker = Rebel Hero. Play any two Heroes together to steal { $number } cards at random, all from one player or from several. Or use it alone as Defend { $defence } when you are attacked.
stolen_plans-text-learn_the_ways = Put it face up in front of you. From then on you are a Jedi and may use Jedi-only cards. It stays there to the end.
stolen_plans-text-lightsaber = Jedi only. Defend { $defence }. Only when you are attacked; up to { $cards } Defend cards in one attack.
stolen_plans-text-yoda_pass_left = Jedi only. All players pass their whole hand to the left at the same time.
stolen_plans-text-yoda_discard_all = Jedi only. Choose another player, who discards the whole hand but keeps R2-D2 and the Decoy.
stolen_plans-text-yoda_swap = Jedi only. Swap hands with another player.
stolen_plans-text-yoda_look_take = Jedi only. Look at the hand of another player and take a card of your choice.
stolen_plans-text-yoda_take_all = Jedi only. Take the whole hand of another player.
stolen_plans-text-traitor = Bonus card. With R2-D2 and Darth Vader in your hand, show both: the game ends at once and you win.
stolen_plans-text-advantage = Bonus card. Put it face up in front of you. Whenever you draw, you may draw two cards instead of one, until the Counter comes.
stolen_plans-text-counter = Bonus card. The Advantage that lies in front of a player is discarded. If there is none, nothing happens.
stolen_plans-text-search = Bonus card. Look through the discard pile and take any { $number } cards from it, but not this one.
stolen_plans-text-discard_all = Bonus card. Choose another player, who discards the whole hand. If R2-D2 or the Decoy is in it, you get it.
stolen_plans-text-decoy = Bonus card. Never played and never discarded, just like R2-D2. Make the others believe that you hold the real one.

## Questions, to the one who is asked

stolen_plans-ask-your_turn = Your turn. Draw a card, or play one?
stolen_plans-ask-target = { $card }: which player do you choose?
stolen_plans-ask-defend = { $defence ->
        [0] You are attacked with { $card }: attack { $attack }. Defend yourself? You may use up to { $left } Defend cards.
       *[other] Your defence is { $defence } against { $attack } of { $card }. Add another Defend card? ({ $left } left)
    }
stolen_plans-ask-lose = { $left ->
        [one] You must discard 1 card. Which one?
       *[other] You must discard { $left } cards. Which ones?
    }
stolen_plans-ask-victims = { $named ->
        [0] You steal { $left } cards at random, all from one player or from several. From whom?
       *[other] { $left ->
            [one] You steal 1 card more. From whom?
           *[other] You steal { $left } cards more. From whom?
        }
    }
stolen_plans-ask-take = This is the hand of { $other }. Which card do you take?
stolen_plans-ask-find = { $left ->
        [one] You take 1 card from the discard pile. Which one?
       *[other] You take { $left } cards from the discard pile. Which ones?
    }

## Questions, to the others

stolen_plans-wait-your_turn = Waiting for { $player } to draw or to play a card.
stolen_plans-wait-target = Waiting for { $player } to choose a player for { $card }.
stolen_plans-wait-defend = Waiting for { $player } to defend: attack { $attack } by { $card }, defence { $defence }.
stolen_plans-wait-lose = { $left ->
        [one] Waiting for { $player } to discard 1 card.
       *[other] Waiting for { $player } to discard { $left } cards.
    }
stolen_plans-wait-victims = { $left ->
        [one] Waiting for { $player } to choose whom to steal 1 card from.
       *[other] Waiting for { $player } to choose whom to steal { $left } cards from.
    }
stolen_plans-wait-take = { $reader ->
        [other] Waiting for { $player }, who has seen your hand, to take a card from it.
       *[somebody] Waiting for { $player } to take a card from the hand of { $other }.
    }
stolen_plans-wait-find = { $left ->
        [one] Waiting for { $player } to take 1 card from the discard pile.
       *[other] Waiting for { $player } to take { $left } cards from the discard pile.
    }

## Choices

stolen_plans-do-draw = Draw a card
stolen_plans-do-draw_two = Draw two cards (Advantage)
stolen_plans-do-play-attack = Play { $card }: attack a player for { $attack }
stolen_plans-do-play-steal = { $number ->
        [one] Play { $card }: steal 1 card from a player
       *[other] Play { $card }: steal { $number } cards from a player
    }
stolen_plans-do-play-become_jedi = Play { $card }: become a Jedi
stolen_plans-do-play-pass_left = Play { $card }: all hands go to the left
stolen_plans-do-play-discard_hand = Play { $card }: a player discards the hand
stolen_plans-do-play-swap_hands = Play { $card }: swap hands with a player
stolen_plans-do-play-look_and_take = Play { $card }: see a hand and take a card
stolen_plans-do-play-take_hand = Play { $card }: take a player's whole hand
stolen_plans-do-play-traitor = Play { $card }: show R2-D2 and Darth Vader, and win
stolen_plans-do-play-advantage = Play { $card }: draw two from now on
stolen_plans-do-play-counter = Play { $card }: discard the Advantage on the table
stolen_plans-do-play-search_discards = Play { $card }: take { $number } cards from the discard pile
stolen_plans-do-play-surrender_hand = Play { $card }: a player discards the hand, R2-D2 and the Decoy come to you
stolen_plans-do-pair = Play { $card } and { $second } together: steal { $number } cards
stolen_plans-do-target = Steal a card from { $other }
stolen_plans-do-target-attack = Attack { $other } for { $attack }
stolen_plans-do-target-steal = { $number ->
        [one] Steal 1 card from { $other }
       *[other] Steal { $number } cards from { $other }
    }
stolen_plans-do-target-discard_hand = Make { $other } discard the hand
stolen_plans-do-target-swap_hands = Swap hands with { $other }
stolen_plans-do-target-look_and_take = Look at the hand of { $other }
stolen_plans-do-target-take_hand = Take the whole hand of { $other }
stolen_plans-do-target-surrender_hand = Make { $other } discard the hand
stolen_plans-do-defend = { $side ->
        [behind] Defend with { $card } for { $defence }: { $total } against { $attack }, still { $difference } short
        [level] Defend with { $card } for { $defence }: { $total } against { $attack }, a tie
       *[ahead] { $difference ->
            [one] Defend with { $card } for { $defence }: { $total } against { $attack }, the attacker loses 1 card
           *[other] Defend with { $card } for { $defence }: { $total } against { $attack }, the attacker loses { $difference } cards
        }
    }
stolen_plans-do-done = { $total ->
        [0] { $difference ->
            [one] Don't defend: lose 1 card
           *[other] Don't defend: lose { $difference } cards
        }
       *[other] { $side ->
            [behind] { $difference ->
                [one] No more Defend cards: lose 1 card
               *[other] No more Defend cards: lose { $difference } cards
            }
            [level] No more Defend cards: a tie, nobody loses a card
           *[ahead] { $difference ->
                [one] No more Defend cards: the attacker loses 1 card
               *[other] No more Defend cards: the attacker loses { $difference } cards
            }
        }
    }
stolen_plans-do-discard = Discard { $card }
stolen_plans-do-take = Take { $card }
stolen_plans-do-find = Take { $card }

## The log.  $player acts, $other is acted upon, $reader says which of them is reading

stolen_plans-log-turn = { $reader ->
        [player] Your turn. Draw pile: { $number }.
       *[somebody] { $player }'s turn. Draw pile: { $number }.
    }
stolen_plans-log-draws = { $number ->
        [0] { $reader ->
            [player] You draw the last card: { $card }. The draw pile is empty.
           *[somebody] { $player } draws the last card: { $card }. The draw pile is empty.
        }
       *[other] { $reader ->
            [player] You draw { $card }.
           *[somebody] { $player } draws { $card }.
        }
    }
stolen_plans-log-draws-hidden = { $number ->
        [0] { $player } draws the last card. The draw pile is empty.
       *[other] { $player } draws a card.
    }
stolen_plans-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
stolen_plans-log-attacks = { $reader ->
        [player] You attack { $other } with { $card } for { $number }.
        [other] { $player } attacks you with { $card } for { $number }.
       *[somebody] { $player } attacks { $other } with { $card } for { $number }.
    }
stolen_plans-log-defends = { $reader ->
        [player] You defend with { $card } for { $number } against { $other }.
        [other] { $player } defends with { $card } for { $number } against you.
       *[somebody] { $player } defends with { $card } for { $number } against { $other }.
    }
stolen_plans-log-ties = { $reader ->
        [player] It is a tie, { $number } all, between { $other } and you: nobody loses a card.
        [other] It is a tie, { $number } all, between you and { $player }: nobody loses a card.
       *[somebody] It is a tie, { $number } all, between { $other } and { $player }: nobody loses a card.
    }
stolen_plans-log-loses = { $reader ->
        [player] { $number ->
            [one] You must discard 1 card.
           *[other] You must discard { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } must discard 1 card.
           *[other] { $player } must discard { $number } cards.
        }
    }
stolen_plans-log-discards = { $reader ->
        [player] You discard { $card }.
       *[somebody] { $player } discards { $card }.
    }
stolen_plans-log-cannot_discard = { $reader ->
        [player] { $number ->
            [one] You can't discard your last card, and say so.
           *[other] You can't discard your last { $number } cards, and say so.
        }
       *[somebody] { $number ->
            [one] { $player } can't discard the last card.
           *[other] { $player } can't discard the last { $number } cards.
        }
    }
stolen_plans-log-pairs = { $reader ->
        [player] You play { $card } with it.
       *[somebody] { $player } plays { $card } with it.
    }
stolen_plans-log-names = { $reader ->
        [player] You choose { $other } to steal a card from.
        [other] { $player } chooses you to steal a card from.
       *[somebody] { $player } chooses { $other } to steal a card from.
    }
stolen_plans-log-steals = { $reader ->
        [player] You steal { $card } from { $other }.
        [other] { $player } steals { $card } from you.
       *[somebody] { $player } steals { $card } from { $other }.
    }
stolen_plans-log-steals-hidden = { $player } steals a card from { $other }.
stolen_plans-log-takes = { $reader ->
        [player] You take { $card } from the hand of { $other }.
        [other] { $player } takes { $card } from your hand.
       *[somebody] { $player } takes { $card } from the hand of { $other }.
    }
stolen_plans-log-takes-hidden = { $player } takes a card from the hand of { $other }.
stolen_plans-log-becomes_jedi = { $reader ->
        [player] You are a Jedi to the end of the game.
       *[somebody] { $player } is a Jedi to the end of the game.
    }
stolen_plans-log-passes_left = Everybody passes the whole hand to the left.
stolen_plans-log-must_discard_hand = { $reader ->
        [player] { $other } must discard the whole hand at your command.
        [other] You must discard your whole hand at the command of { $player }.
       *[somebody] { $other } must discard the whole hand at the command of { $player }.
    }
stolen_plans-log-swaps_hands = { $reader ->
        [player] You swap hands with { $other }.
        [other] { $player } swaps hands with you.
       *[somebody] { $player } swaps hands with { $other }.
    }
stolen_plans-log-takes_hand = { $reader ->
        [player] { $number ->
            [one] You take the whole hand of { $other }: 1 card.
           *[other] You take the whole hand of { $other }: { $number } cards.
        }
        [other] { $number ->
            [one] { $player } takes your whole hand: 1 card.
           *[other] { $player } takes your whole hand: { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } takes the whole hand of { $other }: 1 card.
           *[other] { $player } takes the whole hand of { $other }: { $number } cards.
        }
    }
stolen_plans-log-receives = { $reader ->
        [player] You get { $card } from { $other }.
       *[somebody] { $player } gets { $card } from { $other }.
    }
stolen_plans-log-looks = { $reader ->
        [player] { $number ->
            [one] You look at the hand of { $other }: 1 card.
           *[other] You look at the hand of { $other }: { $number } cards.
        }
        [other] { $number ->
            [one] { $player } looks at your hand: 1 card.
           *[other] { $player } looks at your hand: { $number } cards.
        }
       *[somebody] { $number ->
            [one] { $player } looks at the hand of { $other }: 1 card.
           *[other] { $player } looks at the hand of { $other }: { $number } cards.
        }
    }
stolen_plans-log-sees = { $reader ->
        [player] In the hand of { $other } you see { $card }.
       *[somebody] In the hand of { $other }, { $player } sees { $card }.
    }
stolen_plans-log-gains_advantage = { $reader ->
        [player] You have the Advantage: from now on you may draw two cards.
       *[somebody] { $player } has the Advantage and may draw two cards from now on.
    }
stolen_plans-log-loses_advantage = { $reader ->
        [player] Your Advantage is countered and discarded.
       *[somebody] The Advantage of { $player } is countered and discarded.
    }
stolen_plans-log-nothing_to_counter = There is no Advantage on the table: nothing happens.
stolen_plans-log-searches = { $reader ->
        [player] { $number ->
            [0] You search the discard pile, but there is nothing in it.
            [one] You search the discard pile for 1 card.
           *[other] You search the discard pile for { $number } cards.
        }
       *[somebody] { $number ->
            [0] { $player } searches the discard pile, but there is nothing in it.
            [one] { $player } searches the discard pile for 1 card.
           *[other] { $player } searches the discard pile for { $number } cards.
        }
    }
stolen_plans-log-finds = { $reader ->
        [player] You take { $card } from the discard pile.
       *[somebody] { $player } takes { $card } from the discard pile.
    }
stolen_plans-log-finds-hidden = { $player } takes a card from the discard pile.
stolen_plans-log-must_surrender = { $reader ->
        [player] { $other } must discard the whole hand; R2-D2 and the Decoy would come to you.
        [other] You must discard your whole hand; R2-D2 and the Decoy would go to { $player }.
       *[somebody] { $other } must discard the whole hand; R2-D2 and the Decoy would go to { $player }.
    }
stolen_plans-log-hands_over = { $reader ->
        [player] You hand { $card } over to { $other }.
        [other] { $player } hands { $card } over to you.
       *[somebody] { $player } hands { $card } over to { $other }.
    }
stolen_plans-log-shows = { $reader ->
        [player] You show { $card }.
       *[somebody] { $player } shows { $card }.
    }
stolen_plans-log-wins = { $reader ->
        [player] You win the game!
       *[somebody] { $player } wins the game.
    }

## How it ended

stolen_plans-ending-draw_pile = { $reader ->
        [player] The draw pile is empty and you hold R2-D2: you win!
       *[somebody] The draw pile is empty and { $player } holds R2-D2: { $player } wins.
    }
stolen_plans-ending-traitor = { $reader ->
        [player] You betray the Rebellion with R2-D2 and Darth Vader in your hand: you win!
       *[somebody] { $player } betrays the Rebellion with R2-D2 and Darth Vader in hand, and wins.
    }

## The rule behind a question

stolen_plans-why-your_turn = On your turn you either draw one card or play one card (or two Rebel Heroes together); you can't pass. Whoever takes the last card of the draw pile ends the game, and whoever holds R2-D2 then wins. Defend cards, R2-D2 and the Decoy are never played on your turn, and Jedi-only cards only by a Jedi.
stolen_plans-why-target = Only other players with cards in hand can be chosen. { $card }: { $text }
stolen_plans-why-defend = Against an attack you may use up to { $cards } Defend cards; Rebel Heroes count as such, and a Jedi may use a Lightsaber. If the attack is higher, you lose the difference in cards. If your defence is higher, the attacker loses the difference. If they are equal, nobody loses any. The cards used are discarded and do not count towards the loss.
stolen_plans-why-lose = Whoever lost the fight discards as many cards as the difference and chooses which. R2-D2 and the Decoy are never discarded: if nothing else is left, you keep them and say that you can't discard.
stolen_plans-why-victims = A pair of Rebel Heroes steals from one player or from several. All players are chosen before the first card is seen; the cards themselves are drawn at random.
stolen_plans-why-take = You have looked at the hand and choose one card from it, even R2-D2. Only you and the other player know which card it was.
stolen_plans-why-find = Search lets you choose any cards of the discard pile, except Search itself. The chosen cards go to your hand.

## The rulebook

stolen_plans-rules-00-title = # Stolen Plans

stolen_plans-rules-01-goal =
    ## Goal

    The droid R2-D2 carries the stolen plans. When the last card of the draw pile is taken, whoever has R2-D2 in hand wins. Until then everybody tries to find it, to steal it and to keep it. { $least } to { $most } players.

stolen_plans-rules-02-setup =
    ## Setup

    Shuffle all cards and deal { $hand } to each player. The rest is the draw pile. The deck has { $base } cards, or { $full } with all six bonus cards; you may also play with some of them. Somebody is chosen at random to begin, and turns go to the left.

stolen_plans-rules-03-turn =
    ## Your turn

    Do one of two things; you can't pass.

    - Draw the top card of the draw pile.
    - Play one card from your hand (or two Rebel Heroes together), do what it says and discard it.

    There is no limit to your hand. Discarded cards never come back into the draw pile, so the end comes nearer with every card drawn.

stolen_plans-rules-04-attack =
    ## Attack and defend

    Attack cards: { stolen_plans-card-jawa } { $jawa-attack } ({ $jawa-copies } in the deck), { stolen_plans-card-stormtrooper } { $stormtrooper-attack } ({ $stormtrooper-copies }), { stolen_plans-card-darth_vader } { $darth_vader-attack } ({ $darth_vader-copies }).

    Defend cards: { stolen_plans-card-blaster_light } { $blaster_light-defence } ({ $blaster_light-copies }), { stolen_plans-card-blaster_heavy } { $blaster_heavy-defence } ({ $blaster_heavy-copies }), { stolen_plans-card-thermal_detonator } { $thermal_detonator-defence } ({ $thermal_detonator-copies }), Rebel Heroes { $han_solo-defence }, and for a Jedi { stolen_plans-card-lightsaber } { $lightsaber-defence } ({ $lightsaber-copies }).

    Attack a player who has cards in hand. That player may use up to { $cards } Defend cards at once and adds up their values. Then compare:

    - The attack is higher: the defender loses the difference in cards.
    - The defence is higher: the attacker loses the difference in cards.
    - Both are equal: nobody loses a card.

    The loser chooses which cards to discard. The cards used in the fight are discarded too and do not count. Example: { stolen_plans-card-jawa } attacks for { $jawa-attack }, one { stolen_plans-card-blaster_heavy } defends for { $blaster_heavy-defence }, so the defender loses { $example ->
        [one] 1 card
       *[other] { $example } cards
    }. Defend cards can't be played on your own turn.

    R2-D2 is never discarded. If you should lose more cards than you can discard, you keep it and have to say that you can't discard. Then everybody knows where to look.

stolen_plans-rules-05-steal =
    ## Steal

    { stolen_plans-card-bounty_hunter } steals { $bounty_hunter-number ->
        [one] 1 card
       *[other] { $bounty_hunter-number } cards
    }, { stolen_plans-card-crime_lord } steals { $crime_lord-number ->
        [one] 1 card
       *[other] { $crime_lord-number } cards
    }, at random from the hand of one other player. They go to your hand. The deck has { $bounty_hunter-copies } of the former and { $crime_lord-copies } of the latter.

stolen_plans-rules-06-heroes =
    ## Rebel Heroes

    { stolen_plans-card-han_solo }, { stolen_plans-card-princess_leia } and { stolen_plans-card-luke_skywalker } ({ $han_solo-copies } of each). Play any two of them together and steal { $han_solo-number } cards at random, all from one player or from different ones. You name the players before you see the first card. A single Hero can be used as a Defend card.

stolen_plans-rules-07-jedi =
    ## Jedi

    Play { stolen_plans-card-learn_the_ways } ({ $learn_the_ways-copies } in the deck) and leave it face up in front of you: you are a Jedi to the end of the game. Only a Jedi may use the Jedi-only cards, the { stolen_plans-card-lightsaber } and five different cards of Master Yoda:

    - Pass Left: all players pass their whole hand to the left.
    - Drop Everything: a player discards the whole hand, except R2-D2 and the Decoy.
    - Swap Hands: swap hands with a player.
    - Look and Take: look at a hand and take one card from it.
    - Take Everything: take the whole hand of a player.

stolen_plans-rules-08-bonus =
    ## Bonus cards

    One of each, if you want them.

    - Traitor: with R2-D2 and Darth Vader in your hand, show them and win at once.
    - Advantage: leave it in front of you; whenever you draw you may draw two cards.
    - Counter: the Advantage on the table is discarded.
    - Search: take any { $search-number } cards from the discard pile.
    - Discard All: a player discards the whole hand, but gives you R2-D2 and the Decoy.
    - Decoy: it is never played and never discarded, so that the others take it for R2-D2.

stolen_plans-rules-09-knowledge =
    ## Who knows what

    Your hand is secret; how many cards you hold is not. Discards are face up, and the top one can always be seen. A stolen card is known to the two players concerned and to nobody else. Hands that are passed or swapped are seen by those who give and those who get them.

stolen_plans-rules-10-end =
    ## The end

    The game ends the moment the last card of the draw pile is taken. Whoever holds R2-D2 shows it and has won. It is always in somebody's hand by then, so there is always one winner. If it is the last card, whoever draws it wins.

stolen_plans-rules-11-tips =
    ## Tips

    - Attack small hands. A player who can't discard the last card probably has R2-D2: steal it.
    - Hide R2-D2 in a large hand, and keep two Defend cards for a big attack.
    - Keep a Steal card for the last turns.
    - Count the draw pile. With the Advantage you can end the game a card sooner.

## Why a card, a pile or a player can't be chosen now

line-stolen_plans-closed-never-r2d2 = { stolen_plans-card-r2d2 } is never played. Whoever holds it at the end wins.
line-stolen_plans-closed-never-decoy = The Decoy is never played. It is there to be taken for { stolen_plans-card-r2d2 }.
line-stolen_plans-closed-traitor = Needs { stolen_plans-card-r2d2 } and { stolen_plans-card-darth_vader } in your hand. You lack: { $cards }.
line-stolen_plans-closed-one-hero = Rebel Heroes are played two at a time, and you have only one. It can defend you alone.
line-stolen_plans-closed-jedi = Only a Jedi may use it.
line-stolen_plans-closed-jedi-defence = Only a Jedi may use it, and only against an attack.
line-stolen_plans-closed-defence = It is only used against an attack.
line-stolen_plans-closed-no-hands = No other player has cards in hand.
line-stolen_plans-closed-search-only = Only Search takes cards out of the discard pile.
line-stolen_plans-closed-no-way-back = Cards never come back from the discard pile.
line-stolen_plans-closed-no-discards = The discard pile is empty.
line-stolen_plans-closed-play-first = First play a card that is aimed at a player.
line-stolen_plans-closed-empty-hand = { $player } has no cards in hand.
line-stolen_plans-closed-no-more = { $player } has no more cards that could be stolen.
line-stolen_plans-closed-order-players = Players are named in a fixed order, and you have named a later one already.
line-stolen_plans-closed-no-defence = It is no use against an attack.
line-stolen_plans-closed-keeper = { $card } is never discarded.
line-stolen_plans-closed-search-itself = Search can't find itself.
line-stolen_plans-closed-picked = You have picked it already.
line-stolen_plans-closed-order = Picks go in a fixed order, and you have picked a later card already.
line-stolen_plans-closed-first-target = First choose a player ({ $card }).
line-stolen_plans-closed-first-defend = First decide whether to defend against the attack of { $attack }.
line-stolen_plans-closed-first-lose = You have to discard first.
line-stolen_plans-closed-first-victims = First choose whom to steal from.
line-stolen_plans-closed-first-take = First choose the card to take from the hand of { $other }.
line-stolen_plans-closed-first-find = First choose the cards to take from the discard pile.
