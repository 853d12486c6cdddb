"""The whole API against its document, as a guest, as a player and as a program with a token."""

from collections import Counter
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import negative_data_rejection

from starfelt.server import run as serving
from starfelt.server.calls.openapi import document, with_document
from tests.server.calls.test_openapi import CHECKS
from tests.server.hall import SECONDS, Hall, Person

EXAMPLES = 5
PLANS = "stolen_plans"

#: These would take away from the visitor what the others are tried with.
SPARED = (
    "/api/log-out", "/api/log-out-everywhere", "/api/me/delete", "/api/me/password", "/api/sign-up",
)  # fmt: skip


def test_everything_is_described():
    described = document(with_document(serving.ENDPOINTS, "starfelt"), "starfelt")
    operations = [one for path in described["paths"].values() for one in path.values()]
    ids = [one["operationId"] for one in operations]
    assert len(ids) == len(set(ids)) == len(serving.ENDPOINTS) + 1
    assert all(one["summary"] for one in operations)
    assert all(
        name.isidentifier() for name in described["components"]["schemas"]
    )  # no path of ours
    assert all("503" in one["responses"] for one in operations if one["operationId"] != "openapi")
    stream = described["paths"]["/api/tables/{table}/events"]["get"]["responses"]
    (media,) = stream["200"]["content"]
    assert media == "application/x-ndjson"
    assert len(stream["200"]["content"][media]["schema"]["anyOf"]) == 6
    commands = described["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
    assert len(commands["content"]["application/json"]["schema"]["anyOf"]) == 13


def known(hall: Hall, person: Person) -> dict[str, list[str]]:
    """What there is to be found, so that not all is nowhere."""
    over, playing = person.open(PLANS, "me", "me"), person.open(PLANS, "me", "me")
    assert person.command(over, "resign", 0).status_code in (200, 403)
    tables = [person.open(PLANS, "me", "open"), playing, over, "nowhere"]
    return {
        "table": tables,
        "player": [person.id, "bot:thumb", "nobody"],
        "game": [PLANS, "chess"],
        "number": ["0", "1", "x"],
    }


def narrowed(described: dict[str, Any], names: dict[str, list[str]]) -> dict[str, Any]:
    """The document with what is there; who may do what is the matter of another test."""
    for path in described["paths"].values():
        for operation in path.values():
            del operation["security"]
            for parameter in operation["parameters"]:
                if parameter["in"] == "path" and parameter["name"] in names:
                    parameter["schema"] = {"enum": names[parameter["name"]]}
                if parameter["name"] == "seconds":  # or a stream would never end
                    parameter |= {"schema": {"const": 0}, "required": True}
    wish = described["components"]["schemas"]["Wish"]["properties"]
    wish["game"] = {"const": PLANS}
    wish["seats"] = {"enum": [["me", "open"], ["me", "bot:thumb"], ["me", "me", "me"], ["me"]]}
    wish["clock"] = {"enum": ["none", "move:60", "days:3", "fischer:600+10"]}
    wish["options"] = {"enum": [{}, {"open_discards": True}]}
    return described


def tried(hall: Hall, person: Person) -> Counter[int]:
    described = requests.get(f"{hall.url}/api/openapi.json", timeout=SECONDS).json()
    schema = schemathesis.openapi.from_dict(narrowed(described, known(hall, person)))
    schema.config.update(base_url=hall.url)
    statuses: Counter[int] = Counter()
    with requests.Session() as session:
        session.headers.update(person.headers)
        for result in schema.get_all_operations():
            operation = result.ok()
            if operation.path in SPARED:
                continue
            try_operation(operation, GenerationMode.POSITIVE, session, statuses)
            takes = operation.body or operation.query
            if takes and not operation.path.endswith("/events"):
                try_operation(operation, GenerationMode.NEGATIVE, session, statuses)
    return statuses


def try_operation(
    operation: APIOperation,
    mode: GenerationMode,
    session: requests.Session,
    statuses: Counter[int],
) -> None:
    checks = [one for one in CHECKS if mode.is_negative or one is not negative_data_rejection]

    @seed(7)
    @settings(
        max_examples=1 if "/host/" in operation.path else EXAMPLES,  # they are not for any of us
        deadline=None,
        database=None,
        suppress_health_check=HealthCheck,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Case) -> None:
        response = case.call(session=session, timeout=SECONDS)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=checks)

    each()


@pytest.mark.parametrize("who", ["guest", "player", "token"])
def test_nobody_finds_a_failure_or_a_status_that_is_not_described(hall: Hall, who: str):
    if who == "token":
        person = hall.program(hall.account(), "read", "play", "chat", "account")
    else:
        person = hall.person(who)
    statuses = tried(hall, person)
    assert {200, 201, 400, 403, 404, 409, 422} <= statuses.keys(), statuses
    assert 401 not in statuses
    assert statuses.total() > 150, statuses
