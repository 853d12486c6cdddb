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
