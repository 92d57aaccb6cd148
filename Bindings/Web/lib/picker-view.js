import { make } from "./dom.js";
import { VirtualList } from "./virtual-list.js";

/** A name in which ranges of characters are marked. */
export function marked(name, ranges) {
  const fragment = document.createDocumentFragment();
  const characters = Array.from(name);
  let done = 0;
  for (const [start, end] of ranges) {
    if (start < done || end <= start || end > characters.length) continue;
    fragment.append(characters.slice(done, start).join(""));
    fragment.append(make("mark", { part: "match" }, characters.slice(start, end).join("")));
    done = end;
  }
  fragment.append(characters.slice(done).join(""));
  return fragment;
}

/**
 * The open picker: a dialog with search field, tabs and the list of one level. It draws what it is
 * given and reports what the reader does; it decides nothing.
 *
 * `actions`: close, done, retry, type(text), tab(level), choose(index), back, swipe(direction).
 */
export class PickerView {
  #actions;
  #list;
  #items = [];
  #active = -1;
  #panels = [];
  #composing = false;
  #texts;

  constructor(actions) {
    this.#actions = actions;
    this.title = make("h2", { id: "title", part: "title" });
    this.closeButton = make("button", { type: "button", class: "plain cross", part: "close" });
    this.doneButton = make("button", { type: "button", class: "plain done", part: "done", hidden: true });
    this.input = make("input", {
      type: "search", id: "search", part: "search", role: "combobox", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", enterkeyhint: "done", "aria-autocomplete": "list",
      "aria-expanded": "true", "aria-controls": "list",
    });
    this.clearButton = make("button", { type: "button", class: "plain cross", part: "clear", hidden: true });
    this.finder = make(
      "div", { class: "finder" }, this.input, make("span", { class: "glass", "aria-hidden": "true" }),
      this.clearButton);
    this.ink = make("span", { class: "ink", part: "tab-line", "aria-hidden": "true" });
    this.tabs = make("div", { class: "tabs", part: "tabs", role: "tablist" }, this.ink);
    this.scroller = make("div", {
      class: "list", id: "list", part: "list", role: "listbox", tabindex: "0",
    });
    this.note = make("div", { class: "note", part: "note", hidden: true });
    this.body = make("div", { class: "body" }, this.note);
    this.live = make("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.dialog = make(
      "dialog", { part: "dialog", "aria-labelledby": "title" },
      make("header", { part: "header" }, this.title, this.doneButton, this.closeButton),
      this.finder, this.tabs, this.body, this.live);
    this.#list = new VirtualList(this.scroller, (index) => this.#makeRow(index));
    this.#listen();
  }

  set texts(texts) {
    this.#texts = texts;
    this.closeButton.setAttribute("aria-label", texts.close);
    this.doneButton.textContent = texts.done;
    this.clearButton.setAttribute("aria-label", texts.clear);
    this.input.placeholder = texts.search;
    this.input.setAttribute("aria-label", texts.search);
    this.tabs.setAttribute("aria-label", texts.levels);
  }

  /** How many rows exist in the document. */
  get rowCount() { return this.#list.size; }

  // Drawing

  showLoading() {
    this.#showNote(make("div", { class: "spinner", "aria-hidden": "true" }),
      make("div", { class: "message", role: "status" }, this.#texts.loading));
  }

  showError(error) {
    const retry = make("button", { type: "button", class: "retry", part: "retry" }, this.#texts.retry);
    retry.addEventListener("click", () => this.#actions.retry());
    this.#showNote(
      make("div", { role: "alert", part: "error" },
        make("div", { class: "message" }, this.#texts.failed),
        make("div", { class: "detail" }, error.message)),
      retry);
    this.note.classList.add("error");
    retry.focus();
  }

  #showNote(...children) {
    this.note.className = "note";
    this.note.replaceChildren(...children);
    this.note.hidden = false;
    this.finder.hidden = this.tabs.hidden = true;
    for (const panel of this.#panels) panel.hidden = true;
  }

  /** Draws the tabs and brings a level's panel to the front. */
  showLevels(titles, focus, columnCount, names) {
    this.finder.hidden = this.tabs.hidden = false;
    this.note.hidden = true;
    this.#makeTabs(Math.max(titles.length, columnCount));
    const tabs = this.#tabElements;
    tabs.forEach((tab, level) => {
      const isPrompt = level === names.length;
      tab.textContent = isPrompt ? this.#texts.choose : titles[level];
      tab.classList.toggle("prompt", isPrompt);
      tab.setAttribute("aria-selected", String(level === focus));
      tab.tabIndex = level === focus ? 0 : -1;
      tab.disabled = level >= columnCount;
      this.#panels[level].hidden = level !== focus;
    });
    if (this.scroller.parentNode !== this.#panels[focus]) this.#panels[focus].append(this.scroller);
    this.#moveInk(tabs[focus]);
  }

  get #tabElements() { return [...this.tabs.querySelectorAll("[role=tab]")]; }

  #makeTabs(count) {
    const tabs = this.#tabElements;
    for (let level = tabs.length; level < count; level += 1) {
      const tab = make("button", {
        type: "button", role: "tab", id: `tab-${level}`, part: "tab", "aria-controls": `panel-${level}`,
      });
      tab.addEventListener("click", () => this.#actions.tab(level));
      this.tabs.append(tab);
      const panel = make("div", {
        role: "tabpanel", id: `panel-${level}`, part: "panel", "aria-labelledby": `tab-${level}`,
        hidden: true,
      });
      this.body.append(panel);
      this.#panels.push(panel);
    }
    for (const tab of tabs.slice(count)) tab.remove();
    for (const panel of this.#panels.splice(count)) panel.remove();
  }

  #moveInk(tab) {
    const inset = 10;
    const width = Math.max(8, tab.offsetWidth - 2 * inset);
    this.ink.style.transform = `translateX(${tab.offsetLeft + inset}px) scaleX(${width})`;
    this.ink.classList.add("moving");
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * Shows a list.
   *
   * @param items `length` and `at(index)`: each with `kind` "row", "result" or "heading" and what to draw
   *   of it.
   * @param active the item the cursor is on, or -1.
   */
  showItems(items, active, label, message) {
    this.#items = items;
    this.scroller.setAttribute("aria-label", label);
    this.#active = active;
    this.#list.reset(items.length);
    if (active >= 0) this.#list.show(active, true);
    this.#tellActive();
    this.live.textContent = message;
    this.note.hidden = items.length > 0;
    this.scroller.hidden = items.length === 0;
    if (items.length === 0) {
      this.note.className = "note";
      this.note.replaceChildren(make("div", { class: "message" }, message));
    }
  }

  #makeRow(index) {
    const item = this.#items.at(index);
    if (item.kind === "heading") {
      return make("div", { class: "row heading", role: "presentation", part: "heading" },
        make("span", {}, item.text));
    }
    const isActive = index === this.#active;
    const row = make("div", {
      class: `row${isActive ? " active" : ""}${item.isNear ? " near" : ""}`, role: "option",
      id: `option-${index}`, "aria-selected": String(Boolean(item.isChosen)),
      part: `option${item.isChosen ? " option-selected" : ""}${isActive ? " option-active" : ""}`
        + `${item.isNear ? " option-near" : ""}`,
      "aria-posinset": item.position, "aria-setsize": item.count,
    });
    const label = make("span", { class: "label" });
    const name = make("span", { class: "name" });
    name.append(marked(item.name, item.ranges ?? []));
    label.append(name);
    if (item.way) label.append(make("span", { class: "way" }, item.way));
    row.append(label);
    return row;
  }

  #tellActive() {
    for (const element of [this.input, this.scroller]) {
      if (this.#active >= 0) element.setAttribute("aria-activedescendant", `option-${this.#active}`);
      else element.removeAttribute("aria-activedescendant");
    }
  }

  // The cursor

  get active() { return this.#active; }

  #move(to) {
    if (to < 0 || to >= this.#items.length || to === this.#active) return;
    const before = this.#active;
    this.#active = to;
    this.#list.show(to);
    this.#list.redraw(before);
    this.#list.redraw(to);
    this.#tellActive();
  }

  /** Moves the cursor by so many items, over headings, to an end at most. */
  #step(by) {
    const direction = Math.sign(by);
    let to = Math.min(Math.max(this.#active + by, 0), this.#items.length - 1);
    while (this.#isHeading(to)) to += direction;
    // Nothing but a heading is at that end: back to what is before it.
    if (to < 0 || to >= this.#items.length) to -= direction;
    while (this.#isHeading(to)) to -= direction;
    this.#move(to);
  }

  #isHeading(index) {
    return index >= 0 && index < this.#items.length && this.#items.at(index).kind === "heading";
  }

  // Opening

  /** @param {DOMRect} anchor what the panel opens at. */
  open(anchor, isNarrow) {
    this.dialog.className = isNarrow ? "sheet" : "panel";
    this.ink.classList.remove("moving");
    if (!this.dialog.open) this.dialog.showModal();
    this.place(anchor, isNarrow);
    // On a screen that is touched a focused field would bring the keyboard up.
    const isTouched = matchMedia("(pointer: coarse)").matches;
    if (isTouched || isNarrow) this.scroller.focus({ preventScroll: true });
    else this.input.focus({ preventScroll: true });
  }

  place(anchor, isNarrow) {
    this.dialog.className = isNarrow ? "sheet" : "panel";
    const { style } = this.dialog;
    style.left = style.top = style.bottom = "";
    if (isNarrow) {
      const viewport = globalThis.visualViewport;
      const covered = viewport ? innerHeight - viewport.height - viewport.offsetTop : 0;
      if (covered > 1 && viewport.scale === 1) {
        style.bottom = `${covered}px`;
        style.blockSize = `min(82dvh, 40rem, ${viewport.height - 8}px)`;
      } else {
        style.blockSize = "";
      }
    } else {
      style.blockSize = "";
      const { offsetWidth: width, offsetHeight: height } = this.dialog;
      const gap = 6;
      const hasRoomBelow = anchor.bottom + gap + height <= innerHeight - gap;
      const hasRoomAbove = anchor.top - gap - height >= gap;
      const top = hasRoomBelow ? anchor.bottom + gap
        : hasRoomAbove ? anchor.top - gap - height : innerHeight - height - gap;
      const isRightToLeft = getComputedStyle(this.dialog).direction === "rtl";
      const left = isRightToLeft ? anchor.right - width : anchor.left;
      style.top = `${Math.max(gap, top)}px`;
      style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    }
    this.#list.remeasure();
  }

  close() {
    // The rows belong to a session that is no more.
    this.#items = [];
    this.#active = -1;
    this.#list.reset(0);
    this.#list.stop();
    this.input.value = "";
    this.clearButton.hidden = true;
    if (this.dialog.open) this.dialog.close();
  }

  clearText() {
    this.input.value = "";
    this.clearButton.hidden = true;
  }

  // What the reader does

  #listen() {
    const { dialog, input, scroller } = this;
    this.closeButton.addEventListener("click", () => this.#actions.close());
    this.doneButton.addEventListener("click", () => this.#actions.done());
    this.clearButton.addEventListener("click", () => {
      this.clearText();
      this.#actions.type("");
      input.focus();
    });
    dialog.addEventListener("keydown", (event) => this.#key(event));
    dialog.addEventListener("cancel", (event) => {
      // What is below may have dialogs of its own; a file chooser's cancel comes by here too.
      if (event.target !== dialog) return;
      event.preventDefault();
      this.#actions.close();
    });
    // It comes late: the picker may be open again.
    dialog.addEventListener("close", () => { if (!dialog.open) this.#actions.close(); });
    dialog.addEventListener("pointerdown", (event) => {
      if (event.target !== dialog) return;
      const box = dialog.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX <= box.right
        && event.clientY >= box.top && event.clientY <= box.bottom;
      if (!isInside) {
        event.preventDefault();
        this.#actions.close();
      }
    });
    // An input method reports what it composes as well; what it commits is what was typed.
    input.addEventListener("compositionstart", () => { this.#composing = true; });
    input.addEventListener("compositionend", () => {
      this.#composing = false;
      this.#typed();
    });
    input.addEventListener("input", () => { if (!this.#composing) this.#typed(); });
    // The field keeps the focus while a mouse chooses, so that typing goes on.
    scroller.addEventListener("mousedown", (event) => {
      if (event.target.closest(".row")) event.preventDefault();
    });
    scroller.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.#actions.choose(Number(row.id.slice("option-".length)));
    });
    scroller.addEventListener("mousemove", (event) => {
      const row = event.target.closest("[role=option]");
      if (row && event.movementX + event.movementY !== 0) {
        this.#move(Number(row.id.slice("option-".length)));
      }
    });
    this.#listenToSwipes();
  }

  #typed() {
    this.clearButton.hidden = this.input.value === "";
    this.#actions.type(this.input.value);
  }

  #listenToSwipes() {
    let start = null;
    this.body.addEventListener("touchstart", (event) => {
      const [touch] = event.touches;
      start = event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    }, { passive: true });
    this.body.addEventListener("touchend", (event) => {
      if (!start) return;
      const [touch] = event.changedTouches;
      const x = touch.clientX - start.x;
      const y = touch.clientY - start.y;
      start = null;
      if (Math.abs(x) < 60 || Math.abs(x) < 2 * Math.abs(y)) return;
      // It is no tap on the row where it began.
      if (event.cancelable) event.preventDefault();
      this.#actions.swipe(x < 0 ? 1 : -1);
    });
  }

  #key(event) {
    // What an input method takes is not for us: 229 is what older ones send.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    const inTabs = target.getAttribute("role") === "tab";
    const inInput = target === this.input;
    const isButton = target.localName === "button" && !inTabs;
    const edits = inInput && this.input.value !== "";
    const take = () => event.preventDefault();
    switch (key) {
      case "Escape":
        take();
        event.stopPropagation();
        if (this.input.value === "") return this.#actions.close();
        this.clearText();
        return this.#actions.type("");
      case "ArrowDown": take(); return this.#step(1);
      case "ArrowUp": take(); return this.#step(-1);
      case "PageDown": take(); return this.#step(this.#list.page);
      case "PageUp": take(); return this.#step(-this.#list.page);
      case "Home":
      case "End":
        if (edits) return;
        take();
        if (inTabs) return this.#focusTab(key === "Home" ? 0 : Infinity);
        return this.#step(key === "Home" ? -this.#items.length : this.#items.length);
      case "ArrowLeft":
        if (edits) return;
        take();
        return inTabs ? this.#focusTab(this.#focusedTab - 1) : this.#actions.back();
      case "ArrowRight":
        if (edits) return;
        take();
        return inTabs ? this.#focusTab(this.#focusedTab + 1) : this.#actions.swipe(1);
      case "Backspace":
        if (edits || isButton) return;
        take();
        return this.#actions.back();
      case "Enter":
        if (isButton || inTabs) return;
        take();
        if (this.#active >= 0) this.#actions.choose(this.#active);
        return;
      case " ":
        if (inInput || isButton || inTabs) return;
        take();
        if (this.#active >= 0) this.#actions.choose(this.#active);
        return;
      default:
        // Typing searches wherever the focus is.
        if (!inInput && key.length === 1) this.input.focus();
    }
  }

  get #focusedTab() {
    return this.#tabElements.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  }

  #focusTab(level) {
    const tabs = this.#tabElements.filter((tab) => !tab.disabled);
    const tab = tabs[Math.min(Math.max(level, 0), tabs.length - 1)];
    if (!tab) return;
    this.#actions.tab(Number(tab.id.slice("tab-".length)));
    tab.focus();
  }
}
