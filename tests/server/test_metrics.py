"""The figures of a server tell nobody what nobody may notice at a table."""

from pathlib import Path

from starfelt.server.live.hub import Hub
from starfelt.server.metrics import Metrics
from tests.server.api.test_moderation import figures
from tests.server.hall import Person, running
from tests.server.house import House
from tests.server.live.live_house import run

OWN = 'starfelt_requests_total{method="GET",route="/metrics",status="200"}'


def change(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What is different, but for the work of the machine and for looking at the figures."""
    return {
        name: after[name] - before.get(name, 0)
        for name in after
        if after[name] != before.get(name, 0)
        and name != OWN
        and not name.startswith(("process_", "starfelt_request_seconds"))
    }


def test_a_pick_in_secret_changes_no_figure(tmp_path: Path):
    with running(tmp_path) as hall:
        one, two = hall.person(), hall.person()
        table = one.open("empire_vs_rebellion", "me", "open")
        two.command(table, "sit")
        asked = one.look(table)["now"]["asked"]
        assert asked["picks"] > 1
        figures(hall.stranger())

        def picks(person: Person, question: int, *actions: int) -> int:
            facts = {"question": question, "actions": actions}
            answer = person.command(table, "answer", **facts)
            assert answer.status_code == 200
            return int(answer.json()["number"])

        before = figures(hall.stranger())
        pool = asked["pool"]
        assert picks(one, asked["question"], pool[0]) == 3  # as before
        after = figures(hall.stranger())
        assert change(before, after) == {}
        count = "starfelt_request_seconds_count"
        assert after[count] - before[count] == 1  # the look at the figures itself

        rest = pool[1 : asked["picks"]]
        assert picks(one, asked["question"] + 1, *rest) == 4
        told = change(after, figures(hall.stranger()))
        assert (told["starfelt_answers_total"], told["starfelt_append_seconds_count"]) == (1, 1)


def test_a_pick_by_the_page_without_scripts_changes_no_figure(tmp_path: Path):
    with running(tmp_path) as hall:
        one = hall.person()
        table = one.open("stolen_plans", "me", "me")
        figures(hall.stranger())
        before = figures(hall.stranger())
        assert one.get(f"/tables/{table}").status_code == 200
        assert change(before, figures(hall.stranger())) == {}


def test_figures_are_renewed_every_few_seconds(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        metrics = Metrics(house.services, hub)
        before = metrics.present()
        metrics.appended.observe(1)
        house.clock.now += 9_999
        assert metrics.present() == before
        house.clock.now += 1
        assert b"starfelt_append_seconds_count 1.0" in metrics.present()

    run(tmp_path, play)
