// Makes the page of a table live.  Without it everything works by forms and links; with it the page
// hears of changes by a websocket, fetches its parts anew and puts those in place that differ.

const live = document.getElementById("live");
const { table, seat, language, lost, back, unsent, copied, copy } = live.dataset;
let number = Number(live.dataset.number);

// ------------------------------------------------------------------ the parts of the page
let fetching = false;
let again = false;

async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    const wanted = new URL(location.href);
    wanted.searchParams.set("part", "table");
    wanted.searchParams.set("seat", seat);
    const answer = await fetch(wanted, { headers: { Accept: "text/html" } });
    if (answer.ok) replaceParts(await answer.text());
    else if (answer.status === 403) location.assign(`/tables/${table}`); // the seat is not ours any more
  } catch {
    // The connection is gone; when it is back there is another update.
  }
  fetching = false;
  if (again) {
    again = false;
    setTimeout(refresh, 100);
  }
}

function replaceParts(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const head = fresh.getElementById("head");
  if (head && head.dataset.seat !== seat) {
    location.assign(`/tables/${table}`); // who sits down, or leaves, gets another page
    return;
  }
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const old = document.getElementById(part.id);
    if (old) replacePart(old, document.importNode(part, true));
  }
  dress();
}

// What is open stays open, what is ticked stays ticked, and the focus stays where it is.
function replacePart(old, part) {
  const before = old.cloneNode(true);
  for (const details of before.querySelectorAll("details")) details.removeAttribute("open");
  for (const added of before.querySelectorAll("[data-added]")) added.remove();
  if (before.outerHTML === part.outerHTML) return;
  const question = (root) => root.querySelector("[name=question]")?.value;
  const same = question(old) === question(part);
  const ticked = [...old.querySelectorAll("[type=checkbox]")].map((box) => box.checked);
  const open = [...old.querySelectorAll("details[open]")].map((details) => details.id);
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  old.replaceWith(part);
  for (const id of open) if (id) document.getElementById(id)?.setAttribute("open", "");
  if (same) [...part.querySelectorAll("[type=checkbox]")].forEach((box, n) => { box.checked ||= ticked[n]; });
  if (focused) refocus(part, focused);
  if (!same) rest(part);
}

function refocus(part, id) {
  const there = document.getElementById(id);
  if (!there) part.tabIndex = -1;
  (there ?? part).focus({ preventScroll: true });
}

// A second click that comes too soon was meant for the question before.
function rest(part) {
  part.classList.add("resting");
  setTimeout(() => part.classList.remove("resting"), 350);
}

const dressed = new WeakSet();

function dress() {
  document.title = document.getElementById("head").dataset.title;
  for (const link of document.querySelectorAll("input[data-copy]")) if (!dressed.has(link)) addCopy(link);
  count();
}

function addCopy(field) {
  dressed.add(field);
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.added = "";
  button.textContent = copy;
  button.addEventListener("click", async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = copied;
  });
  field.after(button);
}

// ------------------------------------------------------------------ forms, without leaving the page
live.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  event.preventDefault();
  const data = new URLSearchParams(new FormData(form, submitter));
  for (const button of form.querySelectorAll("button")) button.disabled = true;
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: data });
    const there = new URL(answer.url);
    if (answer.redirected && there.pathname !== location.pathname) {
      location.assign(there);
      return;
    }
    replaceParts(await answer.text());
    if (answer.ok && form.id === "say-form") form.reset();
    const refusal = document.querySelector("#refusal .refusal");
    if (refusal) refusal.focus();
  } catch {
    tell(unsent, false);
  }
  for (const button of form.querySelectorAll("button")) button.disabled = false;
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || !/^[0-9]$/.test(event.key)) return;
  document.querySelector(`#ask [data-key="${event.key}"]`)?.click();
});

// ------------------------------------------------------------------ clocks
let counted = performance.now();

function count() {
  counted = performance.now();
  tick();
}

function tick() {
  for (const clock of live.querySelectorAll("[data-left]")) {
    const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - counted));
    const seconds = Math.floor(left / 1000);
    if (seconds >= 86400) continue;
    const two = (n) => String(n).padStart(2, "0");
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    clock.textContent = hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
    clock.classList.toggle("low", left < 15000);
  }
}

setInterval(tick, 500);

// ------------------------------------------------------------------ the connection
const connection = document.getElementById("connection");
const spoken = document.getElementById("spoken");
let pause = 1000;
let wasLost = false;

function tell(words, good) {
  connection.textContent = words;
  connection.classList.toggle("good", good);
  connection.hidden = false;
  if (good) setTimeout(() => { connection.hidden = true; }, 2500);
}

function speak(lines) {
  for (const words of lines) {
    const line = document.createElement("p");
    line.textContent = words;
    spoken.append(line);
  }
  while (spoken.childElementCount > 30) spoken.firstElementChild.remove();
}

function connect() {
  const address = new URL(`/ws/tables/${table}`, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = new URLSearchParams({ seat, since: number, lang: language });
  const socket = new WebSocket(address);
  let gone = false;
  let first = true;
  const beat = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }, 25000);

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "update") {
      pause = 1000;
      if (wasLost) tell(back, true);
      const late = wasLost || message.now.number > number;
      wasLost = false;
      number = message.now.number;
      speak([...(message.words?.log ?? []), ...(message.words?.prompts ?? [])]);
      if (!first || late) refresh();
      first = false;
    } else if (message.type === "rematch") {
      refresh();
    } else if (message.type === "notice" && message.text) {
      tell(message.text, false);
    }
  });

  function over() {
    if (gone) return;
    gone = true;
    clearInterval(beat);
    wasLost = true;
    tell(lost, false);
    setTimeout(connect, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, 15000);
  }

  socket.addEventListener("close", over);
  socket.addEventListener("error", over);
}

dress();
connect();
