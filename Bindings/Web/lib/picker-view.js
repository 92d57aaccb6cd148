import { make, set } from "./dom.js";
import { placePanel } from "./panel-place.js";
import { SideColumns } from "./side-columns.js";
import { VirtualList } from "./virtual-list.js";

/** How long after a choice a second tap at the same place counts as one with it, in milliseconds. */
const doubleTap = 280;

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
 * `actions`: close, done, retry, type(text), tab(level), choose(index), side(level, row), pinned(id), back,
 * swipe(direction).
 */
export class PickerView {
  #actions;
  #list;
  #items = [];
  #active = -1;
  #composing = false;
  #texts;
  #pressedOutside = false;
  #levels;
  #lastChoice = { time: -Infinity, x: 0, y: 0 };

  constructor(actions) {
    this.#actions = actions;
    this.title = make("h2", { id: "title", part: "title" });
    this.closeButton = make("button", { type: "button", class: "plain cross", part: "close" });
    this.doneButton = make("button", { type: "button", class: "plain done", part: "done", hidden: true });
    this.head = make("div", { class: "head", part: "header" }, this.title, this.doneButton, this.closeButton);
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
    this.pinned = make("div", { class: "pinned", part: "pinned", role: "group", hidden: true });
    this.scroller = make("div", {
      class: "list", id: "list", part: "list", role: "listbox", tabindex: "0",
    });
    // One panel for all levels, which is never moved: what is moved loses the focus.
    this.panel = make("div", { role: "tabpanel", id: "panel", part: "panel" }, this.scroller);
    this.letters = make("div", { class: "letters", part: "letters", "aria-hidden": "true", hidden: true });
    this.columns = make("div", { class: "columns" }, this.panel, this.letters);
    this.note = make("div", { class: "note", part: "note", hidden: true });
    this.empty = make("slot", { name: "empty" });
    this.body = make("div", { class: "body" }, this.note, this.pinned, this.columns);
    this.live = make("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.dialog = make(
      "dialog", { part: "dialog", id: "dialog", "aria-labelledby": "title", tabindex: "-1" },
      this.head, this.finder, this.tabs, this.body, this.live);
    this.#list = new VirtualList(this.scroller, (index) => this.#makeRow(index));
    this.sides = new SideColumns(this.panel, (level, row) => this.#actions.side(level, row));
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
    this.pinned.setAttribute("aria-label", texts.frequent);
  }

  // Drawing

  /** What is typed until the data is there is kept, and searched then. */
  showLoading() {
    this.#showNote("", make("div", { class: "spinner", "aria-hidden": "true" }),
      make("div", { class: "message", role: "status" }, this.#texts.loading));
    this.finder.hidden = false;
    if (!this.#focused) this.dialog.focus({ preventScroll: true });
  }

  showError(error) {
    const retry = make("button", { type: "button", class: "retry", part: "retry" }, this.#texts.retry);
    retry.addEventListener("click", () => this.#actions.retry());
    this.#showNote("error", this.#alert(this.#texts.failed, error), retry);
    if (this.dialog.open) retry.focus();
  }

  /** The page asks for what the data doesn't have: trying again changes nothing. */
  showMistake(error) {
    this.#showNote("error", this.#alert(this.#texts.mistake, error));
    if (this.dialog.open) this.closeButton.focus();
  }

  #alert(message, error) {
    return make("div", { role: "alert", part: "error" },
      make("div", { class: "message" }, message),
      make("div", { class: "detail" }, this.#texts.detail(error)));
  }

  #showNote(kind, ...children) {
    this.note.className = `note ${kind}`;
    this.note.replaceChildren(...children);
    this.note.hidden = false;
    this.finder.hidden = this.tabs.hidden = this.columns.hidden = this.pinned.hidden = true;
  }

  /** Draws the tabs and brings a level to the front. */
  showLevels(titles, focus, columnCount, names) {
    this.finder.hidden = this.tabs.hidden = this.columns.hidden = false;
    this.note.hidden = true;
    // What is typed changes no level.
    const levels = [this.#texts.choose, focus, columnCount, names.length, ...titles].join();
    if (levels === this.#levels) return;
    this.#levels = levels;
    this.#makeTabs(Math.max(titles.length, columnCount));
    const tabs = this.#tabElements;
    tabs.forEach((tab, level) => {
      const isPrompt = level === names.length;
      tab.textContent = isPrompt ? this.#texts.choose : titles[level];
      tab.classList.toggle("prompt", isPrompt);
      tab.setAttribute("aria-selected", String(level === focus));
      tab.tabIndex = level === focus ? 0 : -1;
      tab.disabled = level >= columnCount;
    });
    const before = this.level;
    this.level = focus;
    this.panel.setAttribute("aria-labelledby", `tab-${focus}`);
    this.#moveInk(tabs[focus]);
    if (before !== undefined && before !== focus && this.dialog.open) this.#slide(focus > before ? 1 : -1);
  }

  /** The new level comes from where it lies. */
  #slide(direction) {
    if (!this.#isSheet || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
    const isRightToLeft = getComputedStyle(this.dialog).direction === "rtl";
    const from = `${(isRightToLeft ? -1 : 1) * direction * 3}em`;
    this.panel.animate?.(
      [{ transform: `translateX(${from})`, opacity: 0.2 }, { transform: "none", opacity: 1 }],
      { duration: 180, easing: "ease-out" });
  }

  get #isSheet() { return this.dialog.classList.contains("sheet"); }
  get #tabElements() { return [...this.tabs.querySelectorAll("[role=tab]")]; }
  get #focused() { return this.dialog.getRootNode().activeElement; }

  #makeTabs(count) {
    const tabs = this.#tabElements;
    for (let level = tabs.length; level < count; level += 1) {
      const tab = make("button", {
        type: "button", role: "tab", id: `tab-${level}`, part: "tab", "aria-controls": "panel",
      });
      tab.addEventListener("click", () => this.#actions.tab(level));
      this.tabs.append(tab);
    }
    for (const tab of tabs.slice(count)) tab.remove();
  }

  #moveInk(tab) {
    const inset = Number.parseFloat(getComputedStyle(tab).paddingInlineStart) || 0;
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
   * @param isFound whether they are results, which take two lines each.
   */
  showItems(items, active, label, message, isFound = false) {
    this.#items = items;
    this.scroller.setAttribute("aria-label", label);
    this.scroller.classList.toggle("results", isFound);
    this.#active = active;
    // Results come with each letter: no more of them are made than can be seen.
    this.#list.reset(items.length, isFound);
    if (active >= 0) this.#list.show(active, true);
    this.#tellActive();
    this.announce(message);
    this.note.hidden = items.length > 0;
    this.columns.hidden = items.length === 0;
    if (items.length === 0) {
      this.note.className = "note";
      this.empty.replaceChildren(message);
      this.note.replaceChildren(make("div", { class: "message" }, this.empty));
    }
    // A tab or a list that went away had the focus.
    if (this.dialog.open && !this.#focused) this.focusHome();
  }

  /** Says a text to who listens; the same one again too. */
  announce(message) {
    this.live.textContent = this.live.textContent === message ? `${message}\u00A0` : message;
  }

  /** Buttons for regions that are chosen often, above the first level. */
  showPinned(regions) {
    this.pinned.hidden = regions.length === 0;
    if (regions.length === 0) return;
    this.pinned.replaceChildren(
      make("span", { class: "caption", "aria-hidden": "true" }, this.#texts.frequent),
      ...regions.map(({ id, name }) => {
        const button = make("button", { type: "button", class: "chip", part: "pinned-region" }, name);
        button.addEventListener("click", () => this.#actions.pinned(id));
        return button;
      }));
  }

  /** The letters beside the list: where the finger is, the list goes. */
  showLetters(places) {
    this.letters.hidden = places.length === 0;
    this.letters.replaceChildren(...places.map(({ letter, index }) =>
      make("span", { "data-index": String(index) }, letter)));
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
      set(element, "aria-activedescendant", this.#active >= 0 ? `option-${this.#active}` : null);
    }
  }

  // The cursor

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
    this.ink.classList.remove("moving");
    // On a screen that is touched the cursor is drawn once there are keys.
    this.dialog.classList.toggle("touched", matchMedia("(pointer: coarse)").matches);
    this.place(anchor, isNarrow);
    if (!this.dialog.open) {
      // Who opens it anew doesn't tap twice.
      this.#lastChoice = { time: -Infinity, x: 0, y: 0 };
      this.dialog.showModal();
    }
    this.place(anchor, isNarrow);
    this.focusHome();
  }

  /** To where typing or moving begins; on a screen that is touched a focused field would bring the keyboard up. */
  focusHome() {
    const isTouched = matchMedia("(pointer: coarse)").matches;
    const home = isTouched || this.#isSheet ? this.scroller : this.input;
    if (this.#focused === this.input) return;
    const isThere = home === this.input ? !this.finder.hidden : !this.columns.hidden;
    if (isThere) home.focus({ preventScroll: true });
    else if (!this.#focused) this.dialog.focus({ preventScroll: true });
  }

  place(anchor, isNarrow) {
    this.dialog.classList.toggle("sheet", isNarrow);
    this.dialog.classList.toggle("panel", !isNarrow);
    if (this.dialog.open) {
      placePanel(this.dialog, anchor, isNarrow);
      // From right to left the tabs move with the width.
      const tab = this.#tabElements[this.level];
      if (tab) this.#moveInk(tab);
    }
    this.#list.remeasure();
  }

  close() {
    // The rows belong to a session that is no more.
    this.#items = [];
    this.#active = -1;
    this.#composing = false;
    this.level = this.#levels = undefined;
    this.#list.reset(0);
    this.#list.stop();
    this.sides.clear();
    this.clearText();
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
    this.#listenBeside();
    // An input method reports what it composes as well; what it commits is what was typed. One that is cut
    // off by another focus reports no end.
    input.addEventListener("compositionstart", () => { this.#composing = true; });
    for (const end of ["compositionend", "blur"]) {
      input.addEventListener(end, () => {
        if (!this.#composing) return;
        this.#composing = false;
        if (dialog.open) this.#typed();
      });
    }
    input.addEventListener("input", () => { if (!this.#composing) this.#typed(); });
    // The field keeps the focus while a mouse chooses, so that typing goes on.
    this.columns.addEventListener("mousedown", (event) => {
      if (event.target.closest(".row, .letters")) event.preventDefault();
    });
    scroller.addEventListener("click", (event) => this.#click(event));
    scroller.addEventListener("mousemove", (event) => {
      const row = event.target.closest("[role=option]");
      if (row && event.movementX + event.movementY !== 0) {
        this.#move(Number(row.id.slice("option-".length)));
      }
    });
    this.#listenToLetters();
    this.#listenToSwipes();
  }

  #click(event) {
    const row = event.target.closest("[role=option]");
    if (!row) return;
    const { detail, timeStamp: time, clientX: x, clientY: y } = event;
    const last = this.#lastChoice;
    // The second tap of two was meant for the row that was there before.
    if (detail > 0 && time - last.time < doubleTap && Math.hypot(x - last.x, y - last.y) < 24) return;
    if (detail > 0) this.#lastChoice = { time, x, y };
    this.#actions.choose(Number(row.id.slice("option-".length)));
  }

  /**
   * A click beside the dialog closes it; not the touch that begins it, whose click would go on to what lies
   * below. One that began inside, as when text is marked, closes nothing.
   */
  #listenBeside() {
    const { dialog } = this;
    const isBeside = (event) => {
      if (event.target !== dialog) return false;
      const box = dialog.getBoundingClientRect();
      return event.clientX < box.left || event.clientX > box.right
        || event.clientY < box.top || event.clientY > box.bottom;
    };
    dialog.addEventListener("pointerdown", (event) => { this.#pressedOutside = isBeside(event); });
    dialog.addEventListener("click", (event) => {
      if (this.#pressedOutside && isBeside(event)) this.#actions.close();
    });
    // What is not scrolled in the dialog would scroll the page below it.
    const still = (event) => {
      if (!event.cancelable || event.ctrlKey || event.touches?.length > 1) return;
      if (!event.target.closest?.(".list, .tabs, .side, input")) event.preventDefault();
    };
    dialog.addEventListener("wheel", still, { passive: false });
    dialog.addEventListener("touchmove", still, { passive: false });
    dialog.addEventListener("pointerdown", ({ pointerType }) => {
      dialog.classList.toggle("touched", pointerType === "touch");
    }, { capture: true });
  }

  #typed() {
    this.clearButton.hidden = this.input.value === "";
    this.#actions.type(this.input.value);
  }

  #listenToLetters() {
    const { letters } = this;
    const go = (event) => {
      const hit = this.letters.getRootNode().elementFromPoint(
        letters.getBoundingClientRect().left + letters.offsetWidth / 2, event.clientY);
      const index = hit?.dataset?.index;
      if (index !== undefined) this.#list.show(Number(index), "top");
    };
    letters.addEventListener("pointerdown", (event) => {
      letters.setPointerCapture?.(event.pointerId);
      go(event);
    });
    letters.addEventListener("pointermove", (event) => { if (event.buttons) go(event); });
  }

  #listenToSwipes() {
    const onSwipe = (element, swiped) => {
      let start = null;
      element.addEventListener("touchstart", (event) => {
        const [touch] = event.touches;
        start = event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      }, { passive: true });
      element.addEventListener("touchend", (event) => {
        if (!start) return;
        const [touch] = event.changedTouches;
        const x = touch.clientX - start.x;
        const y = touch.clientY - start.y;
        start = null;
        // It is no tap on the row where it began.
        if (swiped(x, y) && event.cancelable) event.preventDefault();
      });
    };
    onSwipe(this.columns, (x, y) => {
      if (Math.abs(x) < 60 || Math.abs(x) < 2 * Math.abs(y)) return false;
      this.#actions.swipe(x < 0 ? 1 : -1);
      return true;
    });
    // The sheet is pulled down by its head.
    onSwipe(this.head, (x, y) => {
      if (!this.#isSheet || y < 60 || y < 2 * Math.abs(x)) return false;
      this.#actions.close();
      return true;
    });
  }

  #key(event) {
    // What an input method takes is not for us: 229 is what older ones send.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.dialog.classList.remove("touched");
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
      case "ArrowRight": {
        if (edits) return;
        take();
        // Where text runs to the left, so do the levels.
        const isRightToLeft = getComputedStyle(this.dialog).direction === "rtl";
        const isBack = (key === "ArrowLeft") !== isRightToLeft;
        if (inTabs) return this.#focusTab(this.#focusedTab + (isBack ? -1 : 1));
        return isBack ? this.#actions.back() : this.#actions.swipe(1);
      }
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
        if (!inInput && key.length === 1 && !this.finder.hidden) this.input.focus();
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
