"""The document of the API is true: what it says is taken, refused and answered in that way."""

import asyncio
import json
from collections import Counter
from pathlib import Path

import jsonschema_rs
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from starfelt.server.accounts import ENDPOINTS
from starfelt.server.calls.endpoint import Call, Endpoint
from starfelt.server.calls.openapi import document, with_document
from starfelt.server.config import Config
from tests.server.house import begun, opened
from tests.server.serving import address_of, listening, served

EXAMPLES = 20

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

#: Logging out everywhere would end the one cookie that is used.
SPARED = ("/api/log-out", "/api/log-out-everywhere")


def test_every_endpoint_is_described_with_all_its_answers():
    described = document(with_document(ENDPOINTS, "starfelt"), "starfelt")
    assert described["openapi"] == "3.1.0"
    ids = [one["operationId"] for path in described["paths"].values() for one in path.values()]
    assert len(ids) == len(set(ids)) == len(ENDPOINTS) + 1
    assert all(one["summary"] for path in described["paths"].values() for one in path.values())
    sign_up = described["paths"]["/api/sign-up"]["post"]
    codes = {"200", "400", "401", "403", "408", "409", "413", "415", "422", "429", "500", "503"}
    assert sign_up["responses"].keys() == codes
    assert sign_up["security"] == [{}, {"cookie": []}]
    assert "name-taken" in sign_up["responses"]["409"]["description"]
    tokens = described["paths"]["/api/tokens/{token}"]["delete"]
    assert [(p["name"], p["in"]) for p in tokens["parameters"]] == [("token", "path")]
    assert described["paths"]["/api/me"]["get"]["security"] == [
        {"cookie": []},
        {"bearer": ["read"]},
    ]
    reports = described["paths"]["/api/host/reports"]["get"]
    done, *_ = reports["parameters"]
    assert (done["name"], done["required"], done["schema"]["type"]) == ("done", False, "boolean")
    for schema in described["components"]["schemas"].values():
        jsonschema_rs.Draft202012Validator(
            {**schema, "components": json.loads(json.dumps(described["components"]))}
        )


def test_a_stream_is_described_by_its_media_type():
    async def stream(call: Call) -> None:
        """Many lines."""

    endpoint = Endpoint("GET", "/api/x", stream, answer=dict, media="application/x-ndjson")
    described = document([endpoint], "starfelt")
    done = described["paths"]["/api/x"]["get"]["responses"]["200"]
    assert list(done["content"]) == ["application/x-ndjson"]


def tried(url: str, cookies: dict[str, str]) -> Counter[int]:
    """Whatever the tool can think of, sent to every endpoint; the statuses that came back."""
    described = requests.get(f"{url}/api/openapi.json", timeout=20).json()
    for path in described["paths"].values():
        for operation in path.values():
            del operation["security"]  # who may do what is the matter of another test
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=url)
    statuses: Counter[int] = Counter()
    with requests.Session() as session:
        session.headers["Origin"] = url
        for result in schema.get_all_operations():
            operation = result.ok()
            if operation.path in SPARED:
                continue
            try_operation(operation, GenerationMode.POSITIVE, session, cookies, statuses)
            if operation.body or operation.query:  # else nothing can be wrong with it
                try_operation(operation, GenerationMode.NEGATIVE, session, cookies, statuses)
    return statuses


def try_operation(
    operation: APIOperation,
    mode: GenerationMode,
    session: requests.Session,
    cookies: dict[str, str],
    statuses: Counter[int],
) -> None:
    checks = [one for one in CHECKS if mode.is_negative or one is not negative_data_rejection]

    @seed(7)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=HealthCheck
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Case) -> None:
        response = case.call(session=session, cookies=cookies)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=checks)

    each()


def test_schemathesis_finds_no_failure(tmp_path: Path):
    async def run() -> Counter[int]:
        with listening() as bound:
            url = address_of(bound)
            async with opened(tmp_path, public_url=url) as house, served(house, bound, Config()):
                known, host = house.services.cookies, await house.person("host")
                cookies = {known.name: begun(house.store, host, house.clock())}
                return await asyncio.to_thread(tried, url, cookies)

    statuses = asyncio.run(run())
    assert {200, 201, 403, 404, 409, 422} <= statuses.keys(), statuses
    assert 401 not in statuses, statuses
    assert statuses.total() > 400, statuses
