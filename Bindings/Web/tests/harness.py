"""A browser, a server of the built folder, and pages to test with."""

import atexit
import functools
import json
import os
import pathlib
import sys
import threading
import unittest

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
BUILT = ROOT / ".build/web"
TOOL = os.environ.get("REGIONS_TOOL") or str(ROOT / ".build/debug/regions")
CHROMIUM = os.environ.get("CHROMIUM") or "/usr/bin/chromium"

sys.path.insert(0, str(HERE.parent))
import serve  # noqa: E402

PAGE = """<!doctype html><html lang="zh"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>test</title><link rel="icon" href="data:,">
<script type="module" src="/region-picker.js"></script><body>%s</body></html>"""

# In a function with a `seed`: `next` gives numbers from 0 up to a bound, the same for the same seed.
RANDOM = """
  let state = seed >>> 0;
  const next = (bound) => {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) % bound;
  };"""


@functools.cache
def the_browser():
    """One for all tests of a process: to launch it takes longer than most tests."""
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--js-flags=--expose-gc"])

    @atexit.register
    def end():
        browser.close()
        playwright.stop()

    return browser


class BrowserTest(unittest.TestCase):
    """Every test gets a page and a profile of its own; the browser is shared, the server by a class."""

    faults = {}

    @classmethod
    def setUpClass(cls):
        cls.faults = {}
        cls.pages = {}
        cls.faults["/test.html"] = lambda _: (200, cls.pages["test"].encode(), "text/html; charset=utf-8")
        cls.server = serve.server(BUILT, cls.faults)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.url = f"http://127.0.0.1:{cls.server.server_address[1]}/"
        cls.browser = the_browser()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.errors = []
        self.context = None

    def tearDown(self):
        if self.context:
            self.context.close()
        for path in [path for path in self.faults if path != "/test.html"]:
            del self.faults[path]
        self.assertEqual(self.errors, [], "the page reported errors")

    def serve_file(self, path, name="china.regions"):
        """Has a path answered with a file of the built folder."""
        data = (BUILT / name).read_bytes()
        self.faults[path] = lambda _: (200, data, "application/octet-stream")

    def hold(self, path):
        """Has a path answered only when `self.released` is set, or the test ends."""
        self.released = threading.Event()
        self.addCleanup(self.released.set)
        self.faults[path] = serve.held(self.released)

    def open(self, body, wait=True, slow=None, before=None, defined=True, **context):
        """A page with a body in which `picker` is the first element, ready unless told otherwise.

        Nothing moves in it unless asked for: what is where it will be needs no waiting.
        `slow` is a path that is answered when `self.released` is set, `before` a script that runs before all others.
        """
        if slow:
            self.hold(slow)
        self.pages["test"] = PAGE % body
        options = {"viewport": {"width": 1000, "height": 760}, "locale": "zh-CN", "reduced_motion": "reduce",
                   **context}
        if self.context:
            self.context.close()
        self.context = self.browser.new_context(**options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(int(os.environ.get("TIMEOUT") or 30_000))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error"
                     and "Failed to load resource" not in message.text
                     and self.errors.append(message.text))
        if before:
            self.page.add_init_script(before)
        self.page.goto(self.url + "test.html")
        if not defined:
            return self.page
        self.page.evaluate(
            "customElements.whenDefined('region-picker').then(() => {"
            " window.picker = document.querySelector('region-picker'); window.log = [];"
            " for (const name of ['input', 'change', 'cancel'])"
            "  document.addEventListener(name, (event) => event.target.localName === 'region-picker'"
            "   && log.push(name + ' ' + event.target.value), true); })")
        if wait:
            self.page.evaluate("picker.ready.then(() => {})")
        return self.page

    def until(self, expression):
        """Waits for what is so. It is given as a function: a text the page's policy would forbid."""
        self.page.wait_for_function(f"() => Boolean({expression})")

    def drawn(self):
        """Waits until what was begun is drawn: two frames, and what is called after them."""
        self.page.evaluate("() => new Promise((done) => { requestAnimationFrame(() =>"
                           " requestAnimationFrame(() => setTimeout(done))) })")

    # What a reader sees

    def js(self, expression, argument=None):
        return self.page.evaluate(expression, argument)

    @property
    def button(self):
        return self.page.locator("region-picker").first.locator(".field")

    @property
    def search(self):
        return self.page.locator("region-picker").first.locator("#search")

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def options(self):
        return self.page.get_by_role("option")

    @property
    def tabs(self):
        return self.page.get_by_role("tab").all_inner_texts()

    def active(self):
        """The name the cursor is on."""
        return self.js(
            "picker.shadowRoot.querySelector('.row.active .name')?.textContent ?? null")

    def value(self):
        return self.js("picker.value")

    def state(self):
        return json.loads(self.js("JSON.stringify(picker.recorder.lines.at(-1).state)"))
