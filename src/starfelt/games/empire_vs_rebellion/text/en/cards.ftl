empire_vs_rebellion-name = Empire vs. Rebellion

## Options of a game

empire_vs_rebellion-option-rebel = Who plays the Rebel: random (somebody is chosen at random), 1 or 2 (the player of that number)
empire_vs_rebellion-option-tutorial = A short game to learn with: one struggle for one event, with basic cards alone
empire_vs_rebellion-option-cap = After how many rounds the game ends in a draw
empire_vs_rebellion-option-struggle_cap = After how many turns, of both players together, a struggle ends as if both had passed

## Card names

empire_vs_rebellion-card-military_2 = Military 2
empire_vs_rebellion-card-military_3 = Military 3
empire_vs_rebellion-card-military_4 = Military 4
empire_vs_rebellion-card-military_5 = Military 5
empire_vs_rebellion-card-diplomacy_2 = Diplomacy 2
empire_vs_rebellion-card-diplomacy_3 = Diplomacy 3
empire_vs_rebellion-card-diplomacy_4 = Diplomacy 4
empire_vs_rebellion-card-diplomacy_5 = Diplomacy 5
empire_vs_rebellion-card-recon_2 = Recon 2
empire_vs_rebellion-card-recon_3 = Recon 3
empire_vs_rebellion-card-recon_4 = Recon 4
empire_vs_rebellion-card-recon_5 = Recon 5
empire_vs_rebellion-card-the_force_2 = The Force 2
empire_vs_rebellion-card-the_force_3 = The Force 3
empire_vs_rebellion-card-the_force_4 = The Force 4
empire_vs_rebellion-card-the_force_5 = The Force 5
empire_vs_rebellion-card-chewbacca = Chewbacca
empire_vs_rebellion-card-han_solo = Han Solo
empire_vs_rebellion-card-lando_calrissian = Lando Calrissian
empire_vs_rebellion-card-leia_organa = Leia Organa
empire_vs_rebellion-card-luke_skywalker = Luke Skywalker
empire_vs_rebellion-card-obi_wan_kenobi = Obi-Wan Kenobi
empire_vs_rebellion-card-r2d2_c3po = R2-D2 and C-3PO
empire_vs_rebellion-card-yoda = Yoda
empire_vs_rebellion-card-admiral_piett = Admiral Piett
empire_vs_rebellion-card-boba_fett = Boba Fett
empire_vs_rebellion-card-darth_vader = Darth Vader
empire_vs_rebellion-card-emperor_palpatine = Emperor Palpatine
empire_vs_rebellion-card-general_veers = General Veers
empire_vs_rebellion-card-grand_moff_tarkin = Grand Moff Tarkin
empire_vs_rebellion-card-ig88 = IG-88
empire_vs_rebellion-card-jabba_the_hutt = Jabba the Hutt
empire_vs_rebellion-card-bureaucracy = Bureaucracy
empire_vs_rebellion-card-deception = Deception
empire_vs_rebellion-card-direct_assault = Direct Assault
empire_vs_rebellion-card-infiltration = Infiltration
empire_vs_rebellion-card-support = Support
empire_vs_rebellion-card-acquire_the_death_star_plans = Acquire the Death Star Plans
empire_vs_rebellion-card-attack_on_echo_base = Attack on Echo Base
empire_vs_rebellion-card-balance_of_the_force = Balance of the Force
empire_vs_rebellion-card-battle_of_endor = Battle of Endor
empire_vs_rebellion-card-battle_of_hoth = Battle of Hoth
empire_vs_rebellion-card-battle_of_yavin = Battle of Yavin
empire_vs_rebellion-card-control_of_endor = Control of Endor
empire_vs_rebellion-card-create_a_diversion = Create a Diversion
empire_vs_rebellion-card-destroy_the_shield_generator = Destroy the Shield Generator
empire_vs_rebellion-card-diplomatic_freedom = Diplomatic Freedom
empire_vs_rebellion-card-display_of_power = Display of Power
empire_vs_rebellion-card-duel_on_cloud_city = Duel on Cloud City
empire_vs_rebellion-card-escape_from_tatooine = Escape From Tatooine
empire_vs_rebellion-card-evacuation_of_echo_base = Evacuation of Echo Base
empire_vs_rebellion-card-fall_of_a_hero = Fall of a Hero
empire_vs_rebellion-card-heart_of_the_empire = Heart of the Empire
empire_vs_rebellion-card-locate_the_rebel_base = Locate the Rebel Base
empire_vs_rebellion-card-most_desperate_hour = Most Desperate Hour
empire_vs_rebellion-card-negotiate_with_the_hutts = Negotiate With the Hutts
empire_vs_rebellion-card-occupation_of_cloud_city = Occupation of Cloud City
empire_vs_rebellion-card-rebel_uprising = Rebel Uprising
empire_vs_rebellion-card-rescue_mission_to_cloud_city = Rescue Mission to Cloud City
empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 = Securing the Rebel Base on Yavin 4
empire_vs_rebellion-card-ultimate_power_in_the_universe = Ultimate Power in the Universe

empire_vs_rebellion-faction-rebel = Rebel
empire_vs_rebellion-faction-empire = Empire

empire_vs_rebellion-kind-military = Military
empire_vs_rebellion-kind-diplomacy = Diplomacy
empire_vs_rebellion-kind-recon = Recon
empire_vs_rebellion-kind-the_force = The Force

## Card texts, a line each

empire_vs_rebellion-text-basic = { $kind } card. Resource value: { $ready } when ready, { $exhausted } when exhausted.
empire_vs_rebellion-text-character = { $faction } character. Resource value: { $ready } when ready, { $exhausted } when exhausted.
empire_vs_rebellion-text-power = Power: { $power }
empire_vs_rebellion-text-strategy = Strategy. It works only if the total of your cards is not above the objective.
empire_vs_rebellion-text-event = Event. Capacity { $capacity }, objective { $objective }. The winner gets { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } and { $influence } influence.

empire_vs_rebellion-power-discard_opposing = discard an opposing card.
empire_vs_rebellion-power-discard_own = discard one of your own cards; it may be this one.
empire_vs_rebellion-power-look_at_deck = look at the top { $look } cards of either deck; discard one of them and leave the rest on top.
empire_vs_rebellion-power-exhaust = exhaust a ready card, yours or your opponent's.
empire_vs_rebellion-power-exhaust_some = exhaust up to { $number } opposing cards.
empire_vs_rebellion-power-play_from_deck = search your deck for any card and play it, then shuffle the deck.
empire_vs_rebellion-power-discard_and_play = discard as many of your cards as you like, then play as many from the top of your deck.
empire_vs_rebellion-power-play_or_add = play a character of your reserve, or shuffle one into your deck.
empire_vs_rebellion-power-discard_on_either_side = discard one of your cards, or an opposing card, or one of each.
empire_vs_rebellion-power-play_from_discards = play a card of your discard pile.
empire_vs_rebellion-power-replace_own = throw away the strategy you have chosen and pick another.
empire_vs_rebellion-power-gain_influence = gain { $number } influence.
empire_vs_rebellion-power-return_to_top = put a card of either discard pile on top of its owner's deck.
empire_vs_rebellion-power-discard_and_exhaust = discard an opposing card, or exhaust a ready card on either side, or both.
empire_vs_rebellion-power-discard_exhausted = discard an exhausted card on either side; if it is a character, it goes to its owner's reserve.
empire_vs_rebellion-power-replace_opposing = your opponent throws away the strategy they have chosen and picks another.
empire_vs_rebellion-power-discard_and_sweep = discard the top card of your deck, and with it every opposing card of a lower value.
empire_vs_rebellion-power-opponent_loses_influence = your opponent loses { $number } influence.
empire_vs_rebellion-power-search_deck = search either deck: discard one of its cards, choose another, shuffle the rest and put the chosen card on top.
empire_vs_rebellion-power-look_at_top = look at the top card of your deck; then you may discard one of your cards, and you may play the card you looked at.

empire_vs_rebellion-text-strategy-bureaucracy = If your opponent wins the event, you gain { $number } influence.
empire_vs_rebellion-text-strategy-deception = If neither total is above the objective, the result is turned round: the player who would lose wins the event. Two Deceptions cancel each other.
empire_vs_rebellion-text-strategy-direct_assault = Your total rises by { $number }.
empire_vs_rebellion-text-strategy-infiltration = In the next round you pick your opponent's strategy.
empire_vs_rebellion-text-strategy-support = You may add a character of your reserve to your deck.

empire_vs_rebellion-effect-nothing = It has no effect.
empire_vs_rebellion-effect-kind_off = During this event the powers of { $kind } cards can't be resolved.
empire_vs_rebellion-effect-characters_off = During this event the powers of characters can't be resolved, except those of { $first } and { $second }.
empire_vs_rebellion-effect-loser_loses_influence = The loser loses { $number } influence.
empire_vs_rebellion-effect-take_back_strategies = The winner takes back the strategies of earlier rounds.
empire_vs_rebellion-effect-divert_loser = The loser's next strategy is drawn at random.
empire_vs_rebellion-effect-locate_loser = In the next round the loser picks a strategy first and shows it.
empire_vs_rebellion-effect-discard_strategy = The winner picks an unused strategy of the loser, who discards it.
empire_vs_rebellion-effect-may_add_character = The winner may add a character of the reserve to the deck.
empire_vs_rebellion-effect-loser_to_reserve = The loser moves one of their characters to the reserve, in secret.
empire_vs_rebellion-effect-winner_to_reserve = The winner has to move one of their characters to the reserve, in secret.
empire_vs_rebellion-effect-reorder_events = The winner may look at the next { $next } events and put them back in any order.

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
empire_vs_rebellion-do-discard_opposing = Discard { $other }'s { $card }
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

## The log.  $player acts, $other owns the card, $own says whether they are the same, $reader who of them reads

empire_vs_rebellion-log-has_chosen = { $reader ->
        [player] You have chosen { $number ->
            [one] 1 character.
           *[other] { $number } characters.
        }
       *[somebody] { $player } has chosen { $number ->
            [one] 1 character.
           *[other] { $number } characters.
        }
    }
empire_vs_rebellion-log-keeps = { $reader ->
        [player] { $card } is in your deck.
       *[somebody] { $card } is in { $player }'s deck.
    }
empire_vs_rebellion-log-event = { $reader ->
        [player] Round { $number }: { $card }. The balance token shows your side.
       *[somebody] Round { $number }: { $card }. The balance token shows { $player }'s side.
    }
empire_vs_rebellion-log-picks = { $own ->
        [yes] { $reader ->
            [player] You pick { $card } as your strategy.
           *[somebody] { $player } picks { $card } as their strategy.
        }
       *[no] { $reader ->
            [player] You pick { $card } as { $other }'s strategy.
            [other] { $player } picks { $card } as your strategy.
           *[somebody] { $player } picks { $card } as { $other }'s strategy.
        }
    }
empire_vs_rebellion-log-picks-hidden = { $own ->
        [yes] { $player } has picked a strategy.
       *[no] { $reader ->
            [other] { $player } has picked your strategy.
           *[somebody] { $player } has picked { $other }'s strategy.
        }
    }
empire_vs_rebellion-log-drawn_at_random = { $reader ->
        [player] Your strategy is drawn at random.
       *[somebody] { $player }'s strategy is drawn at random.
    }
empire_vs_rebellion-log-shows = { $reader ->
        [player] You show your strategy: { $card }.
       *[somebody] { $player } shows their strategy: { $card }.
    }
empire_vs_rebellion-log-sees_strategy = { $reader ->
        [player] You look at your strategy: { $card }.
       *[somebody] { $player } looks at their strategy: { $card }.
    }
empire_vs_rebellion-log-struggle = { $reader ->
        [player] The struggle begins. You go first.
       *[somebody] The struggle begins. { $player } goes first.
    }
empire_vs_rebellion-log-plays = { $reader ->
        [player] You play { $card }.
       *[somebody] { $player } plays { $card }.
    }
empire_vs_rebellion-log-plays_from_deck = { $reader ->
        [player] You play { $card } out of your deck.
       *[somebody] { $player } plays { $card } out of the deck.
    }
empire_vs_rebellion-log-plays_from_discards = { $reader ->
        [player] You play { $card } out of your discard pile.
       *[somebody] { $player } plays { $card } out of the discard pile.
    }
empire_vs_rebellion-log-plays_from_reserve = { $reader ->
        [player] You play { $card } out of your reserve.
       *[somebody] { $player } plays { $card } out of the reserve.
    }
empire_vs_rebellion-log-uses = { $reader ->
        [player] You exhaust { $card } to use its power.
       *[somebody] { $player } exhausts { $card } to use its power.
    }
empire_vs_rebellion-log-power_is_off = The event keeps the power of { $card } from being resolved.
empire_vs_rebellion-log-no_effect = The power of { $card } can't be resolved now.
empire_vs_rebellion-log-readies = { $reader ->
        [player] You spend 1 influence to ready { $card } ({ $number } left).
       *[somebody] { $player } spends 1 influence to ready { $card } ({ $number } left).
    }
empire_vs_rebellion-log-exhausts = { $own ->
        [yes] { $reader ->
            [player] You exhaust your own { $card }.
           *[somebody] { $player } exhausts their own { $card }.
        }
       *[no] { $reader ->
            [player] You exhaust { $other }'s { $card }.
            [other] { $player } exhausts your { $card }.
           *[somebody] { $player } exhausts { $other }'s { $card }.
        }
    }
empire_vs_rebellion-log-discards = { $own ->
        [yes] { $reader ->
            [player] You discard your own { $card }.
           *[somebody] { $player } discards their own { $card }.
        }
       *[no] { $reader ->
            [player] You discard { $other }'s { $card }.
            [other] { $player } discards your { $card }.
           *[somebody] { $player } discards { $other }'s { $card }.
        }
    }
empire_vs_rebellion-log-to_reserve = { $own ->
        [yes] { $reader ->
            [player] You send your own { $card } to your reserve.
           *[somebody] { $player } sends their own { $card } to the reserve.
        }
       *[no] { $reader ->
            [player] You send { $other }'s { $card } to { $other }'s reserve.
            [other] { $player } sends your { $card } to your reserve.
           *[somebody] { $player } sends { $other }'s { $card } to { $other }'s reserve.
        }
    }
empire_vs_rebellion-log-mills = { $reader ->
        [player] You discard { $card } from the top of your deck. Its value is { $number }.
       *[somebody] { $player } discards { $card } from the top of the deck. Its value is { $number }.
    }
empire_vs_rebellion-log-shuffles = { $reader ->
        [player] Your deck is shuffled ({ $number ->
            [one] 1 card
           *[other] { $number } cards
        }).
       *[somebody] { $player }'s deck is shuffled ({ $number ->
            [one] 1 card
           *[other] { $number } cards
        }).
    }
empire_vs_rebellion-log-shuffles_under = { $reader ->
        [player] Your discard pile is shuffled and put under the last card of your deck, which has { $number ->
            [one] 1 card now.
           *[other] { $number } cards now.
        }
       *[somebody] { $player }'s discard pile is shuffled and put under the last card of the deck, which has { $number ->
            [one] 1 card now.
           *[other] { $number } cards now.
        }
    }
empire_vs_rebellion-log-looks = { $own ->
        [yes] { $reader ->
            [player] You look at the top of your own deck.
           *[somebody] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of their own deck.
        }
       *[no] { $reader ->
            [player] You look at the top of { $other }'s deck.
            [other] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of your deck.
           *[somebody] { $player } looks at { $number ->
                [one] the top card
               *[other] the top { $number } cards
            } of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-sees = { $number ->
        [1] { $reader ->
            [player] You see { $card } on top.
           *[somebody] { $player } sees { $card } on top.
        }
       *[other] { $reader ->
            [player] You see { $card } below it.
           *[somebody] { $player } sees { $card } below it.
        }
    }
empire_vs_rebellion-log-searches = { $own ->
        [yes] { $reader ->
            [player] You search your own deck.
           *[somebody] { $player } searches their own deck.
        }
       *[no] { $reader ->
            [player] You search { $other }'s deck.
            [other] { $player } searches your deck.
           *[somebody] { $player } searches { $other }'s deck.
        }
    }
empire_vs_rebellion-log-finds = { $reader ->
        [player] You find { $card } in { $other }'s deck.
        [other] { $player } finds { $card } in your deck.
       *[somebody] { $player } finds { $card } in { $other }'s deck.
    }
empire_vs_rebellion-log-discards_from_deck = { $own ->
        [yes] { $reader ->
            [player] You discard { $card } out of your own deck.
           *[somebody] { $player } discards { $card } out of their own deck.
        }
       *[no] { $reader ->
            [player] You discard { $card } out of { $other }'s deck.
            [other] { $player } discards { $card } out of your deck.
           *[somebody] { $player } discards { $card } out of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-puts_on_top = { $own ->
        [yes] { $reader ->
            [player] You put { $card } on top of your own deck.
           *[somebody] { $player } puts { $card } on top of their own deck.
        }
       *[no] { $reader ->
            [player] You put { $card } on top of { $other }'s deck.
            [other] { $player } puts { $card } on top of your deck.
           *[somebody] { $player } puts { $card } on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-puts_on_top-hidden = { $own ->
        [yes] { $player } puts a card on top of their own deck.
       *[no] { $reader ->
            [other] { $player } puts a card on top of your deck.
           *[somebody] { $player } puts a card on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-returns = { $own ->
        [yes] { $reader ->
            [player] You put { $card } from your discard pile on top of your deck.
           *[somebody] { $player } puts { $card } from their own discard pile on top of their deck.
        }
       *[no] { $reader ->
            [player] You put { $card } from { $other }'s discard pile on top of { $other }'s deck.
            [other] { $player } puts { $card } from your discard pile on top of your deck.
           *[somebody] { $player } puts { $card } from { $other }'s discard pile on top of { $other }'s deck.
        }
    }
empire_vs_rebellion-log-adds = { $reader ->
        [player] You add { $card } from your reserve to your deck.
       *[somebody] { $player } adds { $card } from the reserve to the deck.
    }
empire_vs_rebellion-log-adds-hidden = { $player } adds a character from the reserve to the deck.
empire_vs_rebellion-log-sends = { $reader ->
        [player] You move { $card } to your reserve.
       *[somebody] { $player } moves { $card } to the reserve.
    }
empire_vs_rebellion-log-sends-hidden = { $player } moves a character to the reserve.
empire_vs_rebellion-log-gains_influence = { $reader ->
        [player] You gain { $number } influence.
       *[somebody] { $player } gains { $number } influence.
    }
empire_vs_rebellion-log-loses_influence = { $reader ->
        [player] { $number ->
            [0] You have no influence to lose.
           *[other] You lose { $number } influence.
        }
       *[somebody] { $number ->
            [0] { $player } has no influence to lose.
           *[other] { $player } loses { $number } influence.
        }
    }
empire_vs_rebellion-log-throws_away = { $reader ->
        [player] You throw your strategy away: { $card }.
       *[somebody] { $player } throws their strategy away: { $card }.
    }
empire_vs_rebellion-log-takes_back = { $reader ->
        [player] { $number ->
            [0] You have no earlier strategies to take back.
            [one] You take back 1 strategy.
           *[other] You take back { $number } strategies.
        }
       *[somebody] { $number ->
            [0] { $player } has no earlier strategies to take back.
            [one] { $player } takes back 1 strategy.
           *[other] { $player } takes back { $number } strategies.
        }
    }
empire_vs_rebellion-log-discards_strategy = { $reader ->
        [player] You make { $other } discard { $card }.
        [other] { $player } makes you discard { $card }.
       *[somebody] { $player } makes { $other } discard { $card }.
    }
empire_vs_rebellion-log-passes = { $number ->
        [2] { $reader ->
            [player] You pass too: the struggle is over.
           *[somebody] { $player } passes too: the struggle is over.
        }
       *[other] { $reader ->
            [player] You pass.
           *[somebody] { $player } passes.
        }
    }
empire_vs_rebellion-log-struggle_cap = { $number ->
        [one] After 1 turn the struggle is ended.
       *[other] After { $number } turns the struggle is ended.
    }
empire_vs_rebellion-log-reveals = { $reader ->
        [player] Your total is { $number }. You reveal { $card }.
       *[somebody] { $player }'s total is { $number }. { $player } reveals { $card }.
    }
empire_vs_rebellion-log-strategy_is_off = { $reader ->
        [player] You are above the objective: your { $card } doesn't work.
       *[somebody] { $player } is above the objective: their { $card } doesn't work.
    }
empire_vs_rebellion-log-infiltrates = { $reader ->
        [player] { empire_vs_rebellion-card-infiltration }: in the next round you pick { $other }'s strategy.
        [other] { empire_vs_rebellion-card-infiltration }: in the next round { $player } picks your strategy.
       *[somebody] { empire_vs_rebellion-card-infiltration }: in the next round { $player } picks { $other }'s strategy.
    }
empire_vs_rebellion-log-assaults = { $reader ->
        [player] { empire_vs_rebellion-card-direct_assault } raises your total to { $number }.
       *[somebody] { empire_vs_rebellion-card-direct_assault } raises { $player }'s total to { $number }.
    }
empire_vs_rebellion-log-tie = { $reader ->
        [player] Both totals are { $number }. The balance token decides for you.
       *[somebody] Both totals are { $number }. The balance token decides for { $player }.
    }
empire_vs_rebellion-log-deceives = { $reader ->
        [player] Your { empire_vs_rebellion-card-deception } turns the result round.
       *[somebody] { $player }'s { empire_vs_rebellion-card-deception } turns the result round.
    }
empire_vs_rebellion-log-deceptions_cancel = Both sides use { empire_vs_rebellion-card-deception }: they cancel each other.
empire_vs_rebellion-log-wins_event = { $reader ->
        [player] You win { $card }, worth { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
       *[somebody] { $player } wins { $card }, worth { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
    }
empire_vs_rebellion-log-nobody_wins = Both sides are above the objective. Nobody wins { $card }; it goes to the bottom of the event deck.
empire_vs_rebellion-log-diverted = { $reader ->
        [player] Your next strategy will be drawn at random.
       *[somebody] { $player }'s next strategy will be drawn at random.
    }
empire_vs_rebellion-log-located = { $reader ->
        [player] In the next round you pick your strategy first and show it.
       *[somebody] In the next round { $player } picks a strategy first and shows it.
    }
empire_vs_rebellion-log-looks_at_events = { $reader ->
        [player] { $number ->
            [one] You look at the next event.
           *[other] You look at the next { $number } events.
        }
       *[somebody] { $number ->
            [one] { $player } looks at the next event.
           *[other] { $player } looks at the next { $number } events.
        }
    }
empire_vs_rebellion-log-sees_event = { $number ->
        [0] { $reader ->
            [player] You see that the next event is { $card }.
           *[somebody] { $player } sees that the next event is { $card }.
        }
       *[other] { $reader ->
            [player] You see that { $card } follows it.
           *[somebody] { $player } sees that { $card } follows it.
        }
    }
empire_vs_rebellion-log-puts_event = { $number ->
        [1] { $reader ->
            [player] You put { $card } next.
           *[somebody] { $player } puts { $card } next.
        }
       *[other] { $reader ->
            [player] You put { $card } after it.
           *[somebody] { $player } puts { $card } after it.
        }
    }
empire_vs_rebellion-log-declines = { $reader ->
        [player] You decide against it.
       *[somebody] { $player } decides against it.
    }
empire_vs_rebellion-log-balance = { $reader ->
        [player] The balance token is set to your side.
       *[somebody] The balance token is set to { $player }'s side.
    }
empire_vs_rebellion-log-total = { $reader ->
        [player] Your total is { $number }.
       *[somebody] { $player }'s total is { $number }.
    }
empire_vs_rebellion-log-wins = { $reader ->
        [player] You win the game with { $number ->
            [one] 1 victory point!
           *[other] { $number } victory points!
        }
       *[somebody] { $player } wins the game with { $number ->
            [one] 1 victory point.
           *[other] { $number } victory points.
        }
    }
empire_vs_rebellion-log-draw = { $number ->
        [one] After 1 round the game ends in a draw.
       *[other] After { $number } rounds the game ends in a draw.
    }

## How it ended

empire_vs_rebellion-ending-points = { $reader ->
        [player] You have enough victory points: you win!
        [other] { $player } has enough victory points and wins.
       *[somebody] { $player } has enough victory points and wins.
    }
empire_vs_rebellion-ending-cap = The last round is over and nobody has won: the game is a draw.
empire_vs_rebellion-ending-tutorial = { $reader ->
        [player] The event is yours: you win the tutorial!
        [other] { $player } wins the event, and with it the tutorial.
       *[somebody] { $player } wins the event, and with it the tutorial.
    }
empire_vs_rebellion-ending-tutorial_tie = Both totals are the same: the tutorial ends in a draw.
empire_vs_rebellion-ending-tutorial_bust = Both totals are above the objective: the tutorial ends in a draw.

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

## The guided tutorial

empire_vs_rebellion-lesson-welcome = Welcome! In this tutorial you play the { $side } side in one struggle for one event. Whoever wins the event wins the tutorial. You need to know nothing yet: what matters is explained when it comes up.
empire_vs_rebellion-lesson-event = You struggle for { $event }. Two numbers decide everything. The objective is { $objective }: at the end the higher total wins, but a total above { $objective } can't win. The capacity is { $capacity }: you can't have more cards than that in front of you. So it isn't the most cards that win, but the right ones.
empire_vs_rebellion-lesson-first_play = You have no card in play yet, so there is only one thing to do: play the top card of your deck. It is the same for your opponent. Nobody may sit a struggle out, so at the end both of you have a total to compare.
empire_vs_rebellion-lesson-options = Each turn you do one thing. Play the top card of your deck, to raise your total. Use a power: turn one of your ready cards sideways and do what it says. Or pass. Look at both totals first: you have { $mine }, your opponent has { $theirs }, and nobody should go above { $objective }.
empire_vs_rebellion-lesson-military = { $card } lies in front of you. Military discards an opposing card. It is how you pull down an opponent who is close to the objective: take the card they can least do without. Don't use it on an opponent who is above the objective; you would help them.
empire_vs_rebellion-lesson-diplomacy = { $card } lies in front of you. Diplomacy discards one of your own cards, even itself. That sounds like a loss, but it is your way back when you are too high, and it makes room for a better card when your play area is full.
empire_vs_rebellion-lesson-recon = { $card } lies in front of you. Recon shows you the top { $look } cards of either deck; one is discarded, the rest stays on top. Use it on your own deck to know what you will play, or on your opponent's to take a good card away. Knowing the next card is worth most when a wrong one would put you above the objective.
empire_vs_rebellion-lesson-the_force = { $card } lies in front of you. The Force exhausts a ready card, and an exhausted card can't use its power. Use it on the card you fear most, for example on a Military card, before it is used against you. It doesn't change any total: basic cards are worth the same when exhausted.
empire_vs_rebellion-lesson-exhausted = { $card } is exhausted: turned sideways. Its value still counts, but its power can't be used again as long as it lies there. So every power comes once. It often pays to wait until it hurts most, but not too long: the struggle may end, or the card may be discarded.
empire_vs_rebellion-lesson-safe = Your total is { $mine }, and no basic card is worth more than { $most }. Whatever lies on top of your deck, you can't go above { $objective } now. So playing a card is safe.
empire_vs_rebellion-lesson-risk = Your total is { $mine }: you can still take a card of up to { $spare }. Basic cards are worth { $least } to { $most }, so the next one may be too much. Is your total good enough as it is? Could you come down again with Diplomacy? If so, the risk is small.
empire_vs_rebellion-lesson-near = Your total is { $mine }, and every further card would put you above { $objective }. You are where you want to be. Now use your powers against your opponent, or pass. Only playing a card would be a mistake, unless you can get rid of one afterwards.
empire_vs_rebellion-lesson-above = Your total is { $mine }, above the objective of { $objective }. As it stands you can't win. Don't pass while you can still come down: a Diplomacy card discards one of your own cards. If you have none ready but there is room, the next card may be one. Your opponent might also discard a card of yours, but why should they?
empire_vs_rebellion-lesson-full = Your play area is full: { $capacity } cards, ready or exhausted. You can't play another one until one of them is gone. If you don't like your total, Diplomacy makes room.
empire_vs_rebellion-lesson-empty = Your play area is empty again. With no card in play you must play one, at any time in the struggle. You can't pass now.
empire_vs_rebellion-lesson-idle = You may use { $card } now, but its power would find nothing to act on. The card would only be exhausted. That is allowed, and sometimes it is good for something: you have done something without changing the table, and you have not passed, so your opponent can't end the struggle with one pass.
empire_vs_rebellion-lesson-opponent_above = Your opponent has { $theirs } and is above the objective of { $objective }; you are not. If it ended now you would win, even with a low total. So take no card away from them, and don't go above the objective yourself. They will try to come down: The Force can stop a Diplomacy card.
empire_vs_rebellion-lesson-opponent_passed = Your opponent has passed. If you pass too, the struggle is over at once. { $standing ->
        [won] As it stands, { $mine } against { $theirs }, you would win. Pass, and the event is yours.
        [lost] As it stands, { $mine } against { $theirs }, you would lose. Do something while you can.
        [tie] As it stands, { $mine } against { $theirs }, nobody would win. Can you do better?
       *[both_above] As it stands, { $mine } against { $theirs }, both of you are too high and nobody would win. Can you come down?
    }
empire_vs_rebellion-lesson-you_passed = You have passed, but you are not out. If your opponent does anything but pass, you may do anything again when your turn comes. A pass says: I am content if you are. Only two passes in direct succession end the struggle.
empire_vs_rebellion-lesson-won = You have won, { $mine } against { $theirs }. { $theirs_above ->
        [yes] Your opponent was above the objective of { $objective }, so that your total was enough, whatever it was.
       *[no] Neither of you was above the objective of { $objective }, and yours was the higher total.
    }
empire_vs_rebellion-lesson-lost = Your opponent has won, { $theirs } against { $mine }. { $mine_above ->
        [yes] You were above the objective of { $objective }. Next time keep a Diplomacy card ready to come down with, or stop earlier.
       *[no] Neither of you was above the objective of { $objective }, and theirs was the higher total. Next time try to pull it down with Military, or to come closer to the objective yourself.
    }
empire_vs_rebellion-lesson-tie = You both have { $mine }: in the tutorial that is a draw. In the full game the balance token decides ties, so that one player is always content with one and the other has to do more.
empire_vs_rebellion-lesson-both_above = You have { $mine }, your opponent has { $theirs }, and both are above the objective of { $objective }: nobody wins. In the full game the event would go back under the event deck.
empire_vs_rebellion-lesson-full_game = That is the heart of the game. The full game adds four things: characters, with strong powers and a value that drops when they are exhausted; influence, with which you ready a card to use it again; strategies, picked in secret before each struggle, which can turn the result round; and events with effects of their own. The rulebook and the quick reference have it all.

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

    - { empire_vs_rebellion-kind-military }: discard an opposing card, ready or exhausted.
    - { empire_vs_rebellion-kind-diplomacy }: discard one of your own cards. It may be the { empire_vs_rebellion-kind-diplomacy } card itself.
    - { empire_vs_rebellion-kind-recon }: look at the top { $look } cards of either deck. Discard one of them; the other stays on top.
    - { empire_vs_rebellion-kind-the_force }: exhaust a ready card on either side. Its power isn't used.

empire_vs_rebellion-rules-09-rebels =
    ## The characters of the Rebel

    - { empire_vs_rebellion-card-chewbacca }: exhaust up to { $chewbacca-number } opposing cards.
    - { empire_vs_rebellion-card-han_solo }: if there is room, search your deck for any card, play it ready and shuffle the deck. With a full play area there is no search.
    - { empire_vs_rebellion-card-lando_calrissian }: discard as many of your cards as you like, himself too, then play as many cards from the top of your deck.
    - { empire_vs_rebellion-card-leia_organa }: play a character of your reserve, ready, or add one to your deck in secret and shuffle it. With a full play area only the second is possible.
    - { empire_vs_rebellion-card-luke_skywalker }: discard one of your cards, or an opposing card, or one of each. He may discard himself.
    - { empire_vs_rebellion-card-obi_wan_kenobi }: if there is room, play a card of your discard pile, ready.
    - { empire_vs_rebellion-card-r2d2_c3po }: throw away the strategy you have chosen, face up, and pick another unused one in secret.
    - { empire_vs_rebellion-card-yoda }: gain { $yoda-number } influence.

empire_vs_rebellion-rules-10-imperials =
    ## The characters of the Empire

    - { empire_vs_rebellion-card-admiral_piett }: put a card of either discard pile on top of its owner's deck. Any card of a pile may be chosen.
    - { empire_vs_rebellion-card-boba_fett }: discard an opposing card, or exhaust a ready card on either side, or both, in any order.
    - { empire_vs_rebellion-card-darth_vader }: remove an exhausted card on either side. A basic card is discarded, a character goes to its owner's reserve. If he is the only exhausted card, he must go himself.
    - { empire_vs_rebellion-card-emperor_palpatine }: your opponent throws away the strategy they have chosen, face up, and picks another unused one in secret.
    - { empire_vs_rebellion-card-general_veers }: discard the top card of your deck. Every opposing card whose value is lower just now is discarded. A discarded character counts { $ready }.
    - { empire_vs_rebellion-card-grand_moff_tarkin }: your opponent loses { $grand_moff_tarkin-number } influence.
    - { empire_vs_rebellion-card-ig88 }: search either deck, yours or your opponent's. Discard one card, choose another, shuffle the rest and put the chosen card on top.
    - { empire_vs_rebellion-card-jabba_the_hutt }: look at the top card of your deck. You may discard one of your cards, himself too. Then you may play the card you looked at, if there is room.

empire_vs_rebellion-rules-11-dominance =
    ## Dominance phase

    When the struggle is over, go through these steps:

    - Reveal strategies: both are turned up. If the total of a player's cards is above the objective, their strategy has no effect. Otherwise it must take effect, whether it helps or not; only { empire_vs_rebellion-card-support } says “may”. { empire_vs_rebellion-card-direct_assault } is added now, and this gives the final totals.
    - Determine victory: the higher final total that is not above the objective wins the event. If one player is above it, the other wins, whatever their total. If the final totals are equal, the side shown on the balance token wins.
    - The winner takes the event and its victory points. With { $points } or more the game is won at once, before anything else happens.
    - { empire_vs_rebellion-card-bureaucracy } pays the loser, the winner gains the influence of the event, and then the effect of the event takes place.
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

    - { empire_vs_rebellion-card-acquire_the_death_star_plans } ({ $acquire_the_death_star_plans-capacity }/{ $acquire_the_death_star_plans-objective }/{ $acquire_the_death_star_plans-points }/{ $acquire_the_death_star_plans-influence }): the loser loses { $acquire_the_death_star_plans-number } influence.
    - { empire_vs_rebellion-card-attack_on_echo_base } ({ $attack_on_echo_base-capacity }/{ $attack_on_echo_base-objective }/{ $attack_on_echo_base-points }/{ $attack_on_echo_base-influence }): the powers of { empire_vs_rebellion-kind-diplomacy } cards can't be resolved.
    - { empire_vs_rebellion-card-balance_of_the_force } ({ $balance_of_the_force-capacity }/{ $balance_of_the_force-objective }/{ $balance_of_the_force-points }/{ $balance_of_the_force-influence }): the winner may look at the next { $next } events and put them back in any order.
    - { empire_vs_rebellion-card-battle_of_endor } ({ $battle_of_endor-capacity }/{ $battle_of_endor-objective }/{ $battle_of_endor-points }/{ $battle_of_endor-influence }): the powers of { empire_vs_rebellion-kind-the_force } cards can't be resolved.
    - { empire_vs_rebellion-card-battle_of_hoth } ({ $battle_of_hoth-capacity }/{ $battle_of_hoth-objective }/{ $battle_of_hoth-points }/{ $battle_of_hoth-influence }): no effect.
    - { empire_vs_rebellion-card-battle_of_yavin } ({ $battle_of_yavin-capacity }/{ $battle_of_yavin-objective }/{ $battle_of_yavin-points }/{ $battle_of_yavin-influence }): no effect.
    - { empire_vs_rebellion-card-control_of_endor } ({ $control_of_endor-capacity }/{ $control_of_endor-objective }/{ $control_of_endor-points }/{ $control_of_endor-influence }): no effect.
    - { empire_vs_rebellion-card-create_a_diversion } ({ $create_a_diversion-capacity }/{ $create_a_diversion-objective }/{ $create_a_diversion-points }/{ $create_a_diversion-influence }): the loser's next strategy is drawn at random.
    - { empire_vs_rebellion-card-destroy_the_shield_generator } ({ $destroy_the_shield_generator-capacity }/{ $destroy_the_shield_generator-objective }/{ $destroy_the_shield_generator-points }/{ $destroy_the_shield_generator-influence }): the loser loses { $destroy_the_shield_generator-number } influence.
    - { empire_vs_rebellion-card-diplomatic_freedom } ({ $diplomatic_freedom-capacity }/{ $diplomatic_freedom-objective }/{ $diplomatic_freedom-points }/{ $diplomatic_freedom-influence }): no effect.
    - { empire_vs_rebellion-card-display_of_power } ({ $display_of_power-capacity }/{ $display_of_power-objective }/{ $display_of_power-points }/{ $display_of_power-influence }): the winner picks an unused strategy of the loser, who discards it. If the loser has none left, nothing happens.
    - { empire_vs_rebellion-card-duel_on_cloud_city } ({ $duel_on_cloud_city-capacity }/{ $duel_on_cloud_city-objective }/{ $duel_on_cloud_city-points }/{ $duel_on_cloud_city-influence }): of the characters, only { empire_vs_rebellion-card-luke_skywalker } and { empire_vs_rebellion-card-darth_vader } have powers that can be resolved.
    - { empire_vs_rebellion-card-escape_from_tatooine } ({ $escape_from_tatooine-capacity }/{ $escape_from_tatooine-objective }/{ $escape_from_tatooine-points }/{ $escape_from_tatooine-influence }): no effect.
    - { empire_vs_rebellion-card-evacuation_of_echo_base } ({ $evacuation_of_echo_base-capacity }/{ $evacuation_of_echo_base-objective }/{ $evacuation_of_echo_base-points }/{ $evacuation_of_echo_base-influence }): the powers of { empire_vs_rebellion-kind-recon } cards can't be resolved.
    - { empire_vs_rebellion-card-fall_of_a_hero } ({ $fall_of_a_hero-capacity }/{ $fall_of_a_hero-objective }/{ $fall_of_a_hero-points }/{ $fall_of_a_hero-influence }): the loser moves one of their characters to the reserve, in secret, from wherever it lies.
    - { empire_vs_rebellion-card-heart_of_the_empire } ({ $heart_of_the_empire-capacity }/{ $heart_of_the_empire-objective }/{ $heart_of_the_empire-points }/{ $heart_of_the_empire-influence }): no effect.
    - { empire_vs_rebellion-card-locate_the_rebel_base } ({ $locate_the_rebel_base-capacity }/{ $locate_the_rebel_base-objective }/{ $locate_the_rebel_base-points }/{ $locate_the_rebel_base-influence }): in the next round the loser picks a strategy first and shows it.
    - { empire_vs_rebellion-card-most_desperate_hour } ({ $most_desperate_hour-capacity }/{ $most_desperate_hour-objective }/{ $most_desperate_hour-points }/{ $most_desperate_hour-influence }): the powers of { empire_vs_rebellion-kind-military } cards can't be resolved.
    - { empire_vs_rebellion-card-negotiate_with_the_hutts } ({ $negotiate_with_the_hutts-capacity }/{ $negotiate_with_the_hutts-objective }/{ $negotiate_with_the_hutts-points }/{ $negotiate_with_the_hutts-influence }): the winner must move one of their characters to the reserve, in secret, from wherever it lies.
    - { empire_vs_rebellion-card-occupation_of_cloud_city } ({ $occupation_of_cloud_city-capacity }/{ $occupation_of_cloud_city-objective }/{ $occupation_of_cloud_city-points }/{ $occupation_of_cloud_city-influence }): the winner may add a character of the reserve to the deck.
    - { empire_vs_rebellion-card-rebel_uprising } ({ $rebel_uprising-capacity }/{ $rebel_uprising-objective }/{ $rebel_uprising-points }/{ $rebel_uprising-influence }): the winner may add a character of the reserve to the deck.
    - { empire_vs_rebellion-card-rescue_mission_to_cloud_city } ({ $rescue_mission_to_cloud_city-capacity }/{ $rescue_mission_to_cloud_city-objective }/{ $rescue_mission_to_cloud_city-points }/{ $rescue_mission_to_cloud_city-influence }): no effect.
    - { empire_vs_rebellion-card-securing_the_rebel_base_on_yavin_4 } ({ $securing_the_rebel_base_on_yavin_4-capacity }/{ $securing_the_rebel_base_on_yavin_4-objective }/{ $securing_the_rebel_base_on_yavin_4-points }/{ $securing_the_rebel_base_on_yavin_4-influence }): no effect.
    - { empire_vs_rebellion-card-ultimate_power_in_the_universe } ({ $ultimate_power_in_the_universe-capacity }/{ $ultimate_power_in_the_universe-objective }/{ $ultimate_power_in_the_universe-points }/{ $ultimate_power_in_the_universe-influence }): the winner takes back the strategies of earlier rounds; the one of this round is used up as always.

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

## The quick reference

empire_vs_rebellion-reference-00-title =
    # Quick reference

    Goal: { $points } victory points. A round has three phases.

empire_vs_rebellion-reference-01-planning =
    ## Planning

    - Reveal the event.
    - Choose strategies: each player picks an unused one in secret.

empire_vs_rebellion-reference-02-struggle =
    ## Struggle

    The side on the balance token begins. One thing each turn:

    - Play a card: the top card of your deck, if the capacity allows.
    - Use a power: exhaust a ready card.
    - Spend influence: 1 influence readies an exhausted card.
    - Pass: two passes in direct succession end the struggle.

    With no card in play, you must play one.

empire_vs_rebellion-reference-03-dominance =
    ## Dominance

    - Reveal strategies: they work only if the total of the cards is not above the objective.
    - Determine victory: the higher total that is not above the objective wins. On a tie the balance token decides. If both are above it, the event goes under the event deck.
    - The winner gets victory points, then influence; then the event has its effect.
    - Cleanup: shuffle all cards but the reserve. The balance token goes to whoever has fewer victory points, on a tie to the loser of the round. Chosen strategies are used; if none is unused, take all back.

empire_vs_rebellion-reference-04-powers =
    ## Powers of basic cards

    - { empire_vs_rebellion-kind-military }: discard an opposing card.
    - { empire_vs_rebellion-kind-diplomacy }: discard one of your own cards.
    - { empire_vs_rebellion-kind-recon }: top { $look } cards of either deck: discard one.
    - { empire_vs_rebellion-kind-the_force }: exhaust a ready card on either side.

empire_vs_rebellion-reference-05-strategies =
    ## Strategies

    - { empire_vs_rebellion-card-bureaucracy }: +{ $bureaucracy } influence if your opponent wins the event.
    - { empire_vs_rebellion-card-deception }: the result is turned round.
    - { empire_vs_rebellion-card-direct_assault }: +{ $assault } to your total.
    - { empire_vs_rebellion-card-infiltration }: you pick your opponent's next strategy.
    - { empire_vs_rebellion-card-support }: you may add a character to your deck.
