"""Somebody at a browser without any script: they read pages, follow links and send forms."""

from html.parser import HTMLParser
from typing import Any

import httpx

from starfelt.store.records import Account
from tests.server.hall import SECONDS, Hall
from tests.server.house import begun

VOID = {"input", "meta", "link", "img", "br", "hr"}
SILENT = {"script", "style", "title"}


class Form:
    """A form as it stands on a page."""

    def __init__(self, facts: dict[str, str]) -> None:
        self.action = facts.get("action", "")
        self.method = facts.get("method", "get")
        self.fields: list[tuple[str, str]] = []  # those that are sent whatever is pressed
        self.boxes: list[tuple[str, str]] = []  # that can be ticked
        self.buttons: list[tuple[str, str]] = []
        self.choices: dict[str, list[str]] = {}  # of each list to choose from

    def has(self, name: str, value: str) -> bool:
        return (name, value) in (*self.fields, *self.buttons)


class Page(HTMLParser):
    """What is on a page."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.status = answer.status_code
        self.url = answer.url
        self.html = answer.text
        self.headers = answer.headers
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.nameless: list[dict[str, str]] = []  # fields without a label
        self.texts: list[str] = []
        self.language = ""
        self.open: list[str] = []
        self.list_name = ""
        self.feed(answer.text)
        self.close()

    # ------------------------------------------------------------------ reading
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.ids += [facts["id"]] if "id" in facts else []
        if tag == "html":
            self.language = facts.get("lang", "")
        if tag == "a":
            self.links.append(facts.get("href", ""))
        if tag == "form":
            self.forms.append(Form(facts))
        elif tag in ("input", "select", "textarea", "button", "option"):
            self.field(tag, facts)
        for name in ("aria-label", "placeholder", "title", "alt"):
            self.texts += [facts[name]] if facts.get(name) else []
        if tag not in VOID:
            self.open.append(tag)

    def field(self, tag: str, facts: dict[str, str]) -> None:
        form, name, value = self.forms[-1] if self.forms else None, facts.get("name", ""), "value"
        if tag in ("input", "select", "textarea") and facts.get("type") != "hidden":
            if "label" not in self.open and "aria-label" not in facts:
                self.nameless.append(facts)
        if form is None or "form" not in self.open:
            return
        if tag == "button":
            form.buttons.append((name, facts.get(value, "")))
        elif tag == "select":
            self.list_name = name
            form.choices[name] = []
        elif tag == "option":
            self.option(form, facts)
        elif facts.get("type") == "checkbox":
            form.boxes.append((name, facts.get(value, "")))
            form.fields += [(name, facts.get(value, ""))] if "checked" in facts else []
        elif name:
            form.fields.append((name, facts.get(value, "")))

    def option(self, form: Form, facts: dict[str, str]) -> None:
        """The first one is chosen unless another one is."""
        value = facts.get("value", "")
        form.choices[self.list_name].append(value)
        chosen = [field for field in form.fields if field[0] == self.list_name]
        if not chosen or "selected" in facts:
            form.fields = [field for field in form.fields if field not in chosen]
            form.fields.append((self.list_name, value))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"{tag} closes {self.open[-3:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and not SILENT & set(self.open):
            self.texts.append(" ".join(data.split()))

    # ------------------------------------------------------------------ finding
    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    def form(self, name: str, value: str) -> Form:
        """The form with this field or button."""
        return next(form for form in self.forms if form.has(name, value))

    def has_form(self, name: str, value: str) -> bool:
        return any(form.has(name, value) for form in self.forms)


class Browser:
    """Keeps cookies, and says where forms come from."""

    def __init__(self, hall: Hall, account: Account | None = None, **headers: str) -> None:
        self.url = hall.url
        self.headers = {"Origin": hall.url, **headers}
        self.cookies = httpx.Cookies()
        if account is not None:
            secret = begun(hall.services.store, account, hall.services.clock())
            self.cookies.set(hall.services.cookies.name, secret)

    def request(self, method: str, path: str, headers: Any = None, **what: Any) -> Page:
        with httpx.Client(
            base_url=self.url,
            timeout=SECONDS,
            follow_redirects=True,
            cookies=self.cookies,
            headers=self.headers | (headers or {}),
            verify=False,  # it is no https, so nothing need be read to verify it
        ) as client:
            answer = client.request(method, path, **what)
            self.cookies = client.cookies
        return Page(answer)

    def get(self, path: str, **query: Any) -> Page:
        return self.request("GET", path, params=query or None)

    def post(self, path: str, data: str, **headers: str) -> Page:
        kind = {"Content-Type": "application/x-www-form-urlencoded", **headers}
        return self.request("POST", path, kind, content=data)

    def send(
        self, form: Form, button: tuple[str, str] | None = None, /, more: Any = (), **changes: str
    ) -> Page:
        """Press a button of a form; some fields are changed before, and some boxes ticked."""
        fields = [(name, changes.get(name, value)) for name, value in form.fields]
        known = {name for name, _ in form.fields}
        fields += [(name, value) for name, value in changes.items() if name not in known]
        fields += [*more, *([button] if button and button[0] else [])]
        if form.method == "get":
            return self.get(form.action, **dict(fields))
        return self.post(form.action, str(httpx.QueryParams([*fields])))

    def press(self, page: Page, name: str, value: str, /, **changes: str) -> Page:
        """Send the form that has this button."""
        return self.send(page.form(name, value), (name, value), **changes)
