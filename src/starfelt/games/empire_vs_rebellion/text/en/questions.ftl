## Questions, to the one who is asked

empire_vs_rebellion-ask-choose_characters = { $picked ->
        [0] Choose { $number } characters for your deck. The others are your reserve.
       *[other] Choose { $number } characters for your deck ({ $picked } chosen so far). Which one is next?
    }
empire_vs_rebellion-ask-pick_strategy = Which strategy do you pick?
empire_vs_rebellion-ask-pick_for_opponent = { empire_vs_rebellion-card-infiltration }: which strategy do you pick for { $other }?
empire_vs_rebellion-ask-your_turn = Your turn. What do you do?
empire_vs_rebellion-ask-which_opposing = { empire_vs_rebellion-kind-military }: which opposing card do you discard?
empire_vs_rebellion-ask-which_own = { empire_vs_rebellion-kind-diplomacy }: which of your cards do you discard?
empire_vs_rebellion-ask-which_ready = { empire_vs_rebellion-kind-the_force }: which card do you exhaust?
empire_vs_rebellion-ask-look_at_whose = { empire_vs_rebellion-kind-recon }: which deck do you look at?
empire_vs_rebellion-ask-which_of_top = { $whose ->
        [own] { empire_vs_rebellion-kind-recon }: these are the top cards of your deck. Which one do you discard?
       *[opposing] { empire_vs_rebellion-kind-recon }: these are the top cards of { $other }'s deck. Which one do you discard?
    }
empire_vs_rebellion-ask-search_whose = { empire_vs_rebellion-card-ig88 }: which deck do you search?
empire_vs_rebellion-ask-which_to_discard = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }: which card of your deck do you discard?
       *[opposing] { empire_vs_rebellion-card-ig88 }: which card of { $other }'s deck do you discard?
    }
empire_vs_rebellion-ask-which_to_top = { $whose ->
        [own] { empire_vs_rebellion-card-ig88 }: which card do you put on top of your deck?
       *[opposing] { empire_vs_rebellion-card-ig88 }: which card do you put on top of { $other }'s deck?
    }
empire_vs_rebellion-ask-may_exhaust = { $left ->
        [one] { empire_vs_rebellion-card-chewbacca }: exhaust 1 more opposing card?
       *[other] { empire_vs_rebellion-card-chewbacca }: exhaust up to { $left } opposing cards?
    }
empire_vs_rebellion-ask-which_of_deck = { empire_vs_rebellion-card-han_solo }: which card of your deck do you play?
empire_vs_rebellion-ask-discard_any = { $discarded ->
        [0] { empire_vs_rebellion-card-lando_calrissian }: discard any of your cards, then play as many. Which one?
        [one] { empire_vs_rebellion-card-lando_calrissian }: you will play 1 card. Discard another one first?
       *[other] { empire_vs_rebellion-card-lando_calrissian }: you will play { $discarded } cards. Discard another one first?
    }
empire_vs_rebellion-ask-which_of_reserve = { empire_vs_rebellion-card-leia_organa }: which character leaves your reserve?
empire_vs_rebellion-ask-one_or_both = { empire_vs_rebellion-card-luke_skywalker }: which card do you discard first?
empire_vs_rebellion-ask-also_own = { empire_vs_rebellion-card-luke_skywalker }: discard one of your own cards as well?
empire_vs_rebellion-ask-also_opposing = Discard an opposing card as well?
empire_vs_rebellion-ask-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi }: which card of your discard pile do you play?
empire_vs_rebellion-ask-which_discarded = { empire_vs_rebellion-card-admiral_piett }: which discarded card goes on top of its owner's deck?
empire_vs_rebellion-ask-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett }: which card do you discard or exhaust first?
empire_vs_rebellion-ask-also_exhaust = { empire_vs_rebellion-card-boba_fett }: exhaust a card as well?
empire_vs_rebellion-ask-which_exhausted = { empire_vs_rebellion-card-darth_vader }: which exhausted card is removed?
empire_vs_rebellion-ask-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }: you know the top card of your deck. Discard one of your cards?
empire_vs_rebellion-ask-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }: play the card you looked at?
empire_vs_rebellion-ask-which_strategy = { empire_vs_rebellion-card-display_of_power }: which strategy does { $other } discard?
empire_vs_rebellion-ask-may_add = Add a character of your reserve to your deck?
empire_vs_rebellion-ask-which_to_reserve = Which of your characters goes to the reserve?
empire_vs_rebellion-ask-may_look = { empire_vs_rebellion-card-balance_of_the_force }: look at the next events and put them in order?
empire_vs_rebellion-ask-which_next = { $placed ->
        [0] { empire_vs_rebellion-card-balance_of_the_force }: which event comes next?
       *[other] { empire_vs_rebellion-card-balance_of_the_force }: which event comes after it?
    }

## Questions, to the other

empire_vs_rebellion-wait-choose_characters = Waiting for { $player } to choose characters.
empire_vs_rebellion-wait-pick_strategy = Waiting for { $player } to pick a strategy.
empire_vs_rebellion-wait-pick_for_opponent = { $reader ->
        [other] Waiting for { $player } to pick your strategy ({ empire_vs_rebellion-card-infiltration }).
       *[somebody] Waiting for { $player } to pick { $other }'s strategy ({ empire_vs_rebellion-card-infiltration }).
    }
empire_vs_rebellion-wait-your_turn = Waiting for { $player } to take the turn.
empire_vs_rebellion-wait-which_opposing = { $reader ->
        [other] Waiting for { $player } to discard one of your cards ({ empire_vs_rebellion-kind-military }).
       *[somebody] Waiting for { $player } to discard one of { $other }'s cards ({ empire_vs_rebellion-kind-military }).
    }
empire_vs_rebellion-wait-which_own = Waiting for { $player } to discard one of their own cards ({ empire_vs_rebellion-kind-diplomacy }).
empire_vs_rebellion-wait-which_ready = Waiting for { $player } to exhaust a card ({ empire_vs_rebellion-kind-the_force }).
empire_vs_rebellion-wait-look_at_whose = Waiting for { $player } to choose a deck to look at ({ empire_vs_rebellion-kind-recon }).
empire_vs_rebellion-wait-which_of_top = { $whose ->
        [own] Waiting for { $player }, who looks at the top cards of their own deck ({ empire_vs_rebellion-kind-recon }).
       *[opposing] { $reader ->
            [other] Waiting for { $player }, who looks at the top cards of your deck ({ empire_vs_rebellion-kind-recon }).
           *[somebody] Waiting for { $player }, who looks at the top cards of { $other }'s deck ({ empire_vs_rebellion-kind-recon }).
        }
    }
empire_vs_rebellion-wait-search_whose = Waiting for { $player } to choose a deck to search ({ empire_vs_rebellion-card-ig88 }).
empire_vs_rebellion-wait-which_to_discard = { $whose ->
        [own] Waiting for { $player }, who searches their own deck ({ empire_vs_rebellion-card-ig88 }).
       *[opposing] { $reader ->
            [other] Waiting for { $player }, who searches your deck ({ empire_vs_rebellion-card-ig88 }).
           *[somebody] Waiting for { $player }, who searches { $other }'s deck ({ empire_vs_rebellion-card-ig88 }).
        }
    }
empire_vs_rebellion-wait-which_to_top = { $whose ->
        [own] Waiting for { $player } to put a card on top of their own deck ({ empire_vs_rebellion-card-ig88 }).
       *[opposing] { $reader ->
            [other] Waiting for { $player } to put a card on top of your deck ({ empire_vs_rebellion-card-ig88 }).
           *[somebody] Waiting for { $player } to put a card on top of { $other }'s deck ({ empire_vs_rebellion-card-ig88 }).
        }
    }
empire_vs_rebellion-wait-may_exhaust = Waiting for { $player } to choose whether to exhaust opposing cards ({ empire_vs_rebellion-card-chewbacca }).
empire_vs_rebellion-wait-which_of_deck = Waiting for { $player } to choose a card of the deck to play ({ empire_vs_rebellion-card-han_solo }).
empire_vs_rebellion-wait-discard_any = Waiting for { $player } to choose which of their own cards to discard ({ empire_vs_rebellion-card-lando_calrissian }).
empire_vs_rebellion-wait-which_of_reserve = Waiting for { $player } to choose a character of the reserve ({ empire_vs_rebellion-card-leia_organa }).
empire_vs_rebellion-wait-one_or_both = Waiting for { $player } to choose what to discard ({ empire_vs_rebellion-card-luke_skywalker }).
empire_vs_rebellion-wait-also_own = Waiting for { $player } to choose whether to discard one of their own cards as well ({ empire_vs_rebellion-card-luke_skywalker }).
empire_vs_rebellion-wait-also_opposing = { $reader ->
        [other] Waiting for { $player } to choose whether to discard one of your cards as well.
       *[somebody] Waiting for { $player } to choose whether to discard one of { $other }'s cards as well.
    }
empire_vs_rebellion-wait-which_of_discards = Waiting for { $player } to choose a card of the discard pile to play ({ empire_vs_rebellion-card-obi_wan_kenobi }).
empire_vs_rebellion-wait-which_discarded = Waiting for { $player } to choose a discarded card ({ empire_vs_rebellion-card-admiral_piett }).
empire_vs_rebellion-wait-discard_or_exhaust = Waiting for { $player } to choose what to discard or exhaust ({ empire_vs_rebellion-card-boba_fett }).
empire_vs_rebellion-wait-also_exhaust = Waiting for { $player } to choose whether to exhaust a card as well ({ empire_vs_rebellion-card-boba_fett }).
empire_vs_rebellion-wait-which_exhausted = Waiting for { $player } to choose an exhausted card to remove ({ empire_vs_rebellion-card-darth_vader }).
empire_vs_rebellion-wait-look_then_discard = Waiting for { $player }, who looks at the top card of their own deck ({ empire_vs_rebellion-card-jabba_the_hutt }).
empire_vs_rebellion-wait-look_then_play = Waiting for { $player } to choose whether to play the card on top ({ empire_vs_rebellion-card-jabba_the_hutt }).
empire_vs_rebellion-wait-which_strategy = { $reader ->
        [other] Waiting for { $player } to choose which strategy you discard ({ empire_vs_rebellion-card-display_of_power }).
       *[somebody] Waiting for { $player } to choose which strategy { $other } discards ({ empire_vs_rebellion-card-display_of_power }).
    }
empire_vs_rebellion-wait-may_add = Waiting for { $player } to choose whether to add a character to the deck.
empire_vs_rebellion-wait-which_to_reserve = Waiting for { $player } to choose a character that goes to the reserve.
empire_vs_rebellion-wait-may_look = Waiting for { $player } to choose whether to look at the next events ({ empire_vs_rebellion-card-balance_of_the_force }).
empire_vs_rebellion-wait-which_next = Waiting for { $player } to put the next events in order ({ empire_vs_rebellion-card-balance_of_the_force }).

## Choices

empire_vs_rebellion-do-pass = Pass
empire_vs_rebellion-do-play = Play the top card of your deck
empire_vs_rebellion-do-play-look_then_play = Play it
empire_vs_rebellion-do-own_deck = Your own deck
empire_vs_rebellion-do-opposing_deck = { $other }'s deck
empire_vs_rebellion-do-look = Look at the next events
empire_vs_rebellion-do-use = Use { $card }: { $does }
empire_vs_rebellion-do-ready = Ready { $card } (1 influence)
empire_vs_rebellion-do-discard_own = Discard your own { $card }
empire_vs_rebellion-do-discard_own-to_reserve = Move your own { $card } to your reserve
empire_vs_rebellion-do-discard_opposing = Discard { $other }'s { $card }
empire_vs_rebellion-do-discard_opposing-to_reserve = Move { $other }'s { $card } to their reserve
empire_vs_rebellion-do-exhaust_own = Exhaust your own { $card }
empire_vs_rebellion-do-exhaust_opposing = Exhaust { $other }'s { $card }
empire_vs_rebellion-do-discard_from_deck = Discard { $card }
empire_vs_rebellion-do-put_on_top = Put { $card } on top
empire_vs_rebellion-do-play_from_deck = Play { $card }
empire_vs_rebellion-do-play_from_discards = Play { $card }
empire_vs_rebellion-do-play_from_reserve = Play { $card }
empire_vs_rebellion-do-add = Add { $card } to your deck
empire_vs_rebellion-do-send = { $card }
empire_vs_rebellion-do-return_own = Your own { $card }
empire_vs_rebellion-do-return_opposing = { $other }'s { $card }
empire_vs_rebellion-do-keep = { $card }: { $does }
empire_vs_rebellion-do-pick = { $card }: { $does }
empire_vs_rebellion-do-pick_for = { $card }: { $does }
empire_vs_rebellion-do-discard_strategy = { $card }
empire_vs_rebellion-do-next_event = { $card }
empire_vs_rebellion-do-done-may_exhaust = { $left ->
        [one] Exhaust no more
       *[other] Exhaust nothing
    }
empire_vs_rebellion-do-done-discard_any = { $discarded ->
        [0] Discard nothing and play nothing
        [one] Discard no more, and play 1 card
       *[other] Discard no more, and play { $discarded } cards
    }
empire_vs_rebellion-do-done-also_own = Discard no card of your own
empire_vs_rebellion-do-done-also_opposing = Discard no opposing card
empire_vs_rebellion-do-done-also_exhaust = Exhaust nothing
empire_vs_rebellion-do-done-look_then_discard = Discard nothing
empire_vs_rebellion-do-done-look_then_play = Leave it on top of your deck
empire_vs_rebellion-do-done-may_add = Add nobody
empire_vs_rebellion-do-done-may_look = Leave the events as they are

## The rule behind a question

empire_vs_rebellion-why-choose_characters = Each player chooses { $number } of the own characters in secret. They are shuffled into the deck with the basic cards; the others are the reserve, face down. Characters are chosen in the order of the list, so that one which you pass over can't be chosen any more.
empire_vs_rebellion-why-pick_strategy = You pick one of your unused strategies, face down. It takes effect when the struggle is over, if the total of your cards is not above the objective. What you have used before can't be picked until no unused strategy is left.
empire_vs_rebellion-why-pick_for_opponent = { empire_vs_rebellion-card-infiltration } lets you pick your opponent's strategy in this round, out of those they have not used. They may look at it afterwards.
empire_vs_rebellion-why-your_turn = In a turn you do one thing: play the top card of your deck, use a power, spend 1 influence to ready a card, or pass. You can't have more cards in play than the capacity of the event, and with no card in play you must play one. A card may be exhausted even if its power can't be resolved. Passing isn't final: the struggle ends only when both players pass in direct succession.
empire_vs_rebellion-why-which_opposing = { empire_vs_rebellion-kind-military } discards an opposing card, ready or exhausted. A power that can be resolved has to be resolved.
empire_vs_rebellion-why-which_own = { empire_vs_rebellion-kind-diplomacy } discards one of your own cards, ready or exhausted. It may be the { empire_vs_rebellion-kind-diplomacy } card itself. You can't decline.
empire_vs_rebellion-why-which_ready = { empire_vs_rebellion-kind-the_force } exhausts a ready card on either side; the power of that card isn't used. If only your own cards are ready, it must be one of them.
empire_vs_rebellion-why-look_at_whose = { empire_vs_rebellion-kind-recon } shows you the top { $look } cards of either deck. You discard one of them, and the rest stays on top. Your opponent sees only what is discarded.
empire_vs_rebellion-why-which_of_top = { empire_vs_rebellion-kind-recon }: one of these { $look } cards has to be discarded, face up. The other stays on top of the deck.
empire_vs_rebellion-why-search_whose = { empire_vs_rebellion-card-ig88 } searches either deck. One card is discarded, another one goes on top of the deck after the rest has been shuffled.
empire_vs_rebellion-why-which_to_discard = { empire_vs_rebellion-card-ig88 } lets you see the whole deck. The card you discard lies face up; then you choose the card for the top.
empire_vs_rebellion-why-which_to_top = { empire_vs_rebellion-card-ig88 }: the rest of the deck is shuffled, and this card is put on top of it. You alone know which one it is.
empire_vs_rebellion-why-may_exhaust = { empire_vs_rebellion-card-chewbacca } says “up to”: you may stop at any time, even before the first card. The powers of the exhausted cards are not used.
empire_vs_rebellion-why-which_of_deck = { empire_vs_rebellion-card-han_solo } plays any card of your deck, ready. Then the deck is shuffled. This is only possible while there is room in your play area.
empire_vs_rebellion-why-discard_any = { empire_vs_rebellion-card-lando_calrissian }: each card you choose is discarded at once, { empire_vs_rebellion-card-lando_calrissian } too if you like. When you stop, you play as many cards from the top of your deck.
empire_vs_rebellion-why-which_of_reserve = { empire_vs_rebellion-card-leia_organa } plays a character of your reserve, ready, if there is room in your play area; or it is added to your deck in secret, and the deck is shuffled.
empire_vs_rebellion-why-one_or_both = { empire_vs_rebellion-card-luke_skywalker } discards one of your cards, or an opposing one, or one of each, in any order. One of them has to be discarded; { empire_vs_rebellion-card-luke_skywalker } may be discarded too.
empire_vs_rebellion-why-also_own = { empire_vs_rebellion-card-luke_skywalker } has discarded an opposing card. One of your own may follow, but it need not.
empire_vs_rebellion-why-also_opposing = The powers of { empire_vs_rebellion-card-luke_skywalker } and { empire_vs_rebellion-card-boba_fett } have two parts. The first is done; discarding an opposing card is up to you.
empire_vs_rebellion-why-which_of_discards = { empire_vs_rebellion-card-obi_wan_kenobi } plays a card of your discard pile, ready. This is only possible while there is room in your play area.
empire_vs_rebellion-why-which_discarded = { empire_vs_rebellion-card-admiral_piett } puts any card of either discard pile on top of the deck of its owner. Everybody knows what lies there then.
empire_vs_rebellion-why-discard_or_exhaust = { empire_vs_rebellion-card-boba_fett } discards an opposing card, or exhausts a ready card on either side, or does both in any order. One of the two has to be done.
empire_vs_rebellion-why-also_exhaust = { empire_vs_rebellion-card-boba_fett } has discarded a card. Exhausting a card is up to you.
empire_vs_rebellion-why-which_exhausted = { empire_vs_rebellion-card-darth_vader } removes an exhausted card on either side: a basic card is discarded, a character goes to its owner's reserve. { empire_vs_rebellion-card-darth_vader } himself is exhausted now and may be chosen.
empire_vs_rebellion-why-look_then_discard = { empire_vs_rebellion-card-jabba_the_hutt }: you may discard one of your cards, and then you may play the card you looked at, if there is room. Both are up to you. { empire_vs_rebellion-card-jabba_the_hutt } may be discarded too.
empire_vs_rebellion-why-look_then_play = { empire_vs_rebellion-card-jabba_the_hutt }: there is room for the card you looked at. You may play it or leave it on top of your deck.
empire_vs_rebellion-why-which_strategy = { empire_vs_rebellion-card-display_of_power } lets the winner pick an unused strategy of the loser, who discards it face up. It can't be picked again until strategies are taken back.
empire_vs_rebellion-why-may_add = { empire_vs_rebellion-card-support } and some events let you add a character of your reserve to your deck, in secret. It stays there for the rest of the game, unless something moves it. You may decline.
empire_vs_rebellion-why-which_to_reserve = The event makes you move one of your characters to the reserve, wherever it lies: deck, play area or discard pile. You choose, and it is shown to nobody.
empire_vs_rebellion-why-may_look = { empire_vs_rebellion-card-balance_of_the_force } lets you look at the next { $events } events and put them back in any order. You alone see them.
empire_vs_rebellion-why-which_next = { empire_vs_rebellion-card-balance_of_the_force }: you choose which event comes first and which comes after it. The last one follows by itself.
