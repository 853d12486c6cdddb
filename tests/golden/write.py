"""Write the golden playthroughs anew: `make goldens`.  If one changes, raise the rules version."""

from tests.golden.playthrough import PLANS, file_of, lines

for name, plans in PLANS.items():
    for number in range(len(plans)):
        file = file_of(name, number)
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines(name, number)) + "\n")
