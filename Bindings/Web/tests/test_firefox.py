"""What differs between browsers, in Firefox too: focus, touch, composition, forms."""

import threading
import unittest

from firefox import FIREFOX, Firefox
from harness import BUILT, PAGE, serve

ONE = '<label for="p">地区</label><region-picker id="p" name="area" until="county"></region-picker>'


@unittest.skipUnless(FIREFOX, "there is no Firefox here")
class InFirefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = ""
        cls.faults = {"/test.html": lambda _: (200, cls.page.encode(), "text/html; charset=utf-8")}
        cls.server = serve.server(BUILT, cls.faults)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.url = f"http://127.0.0.1:{cls.server.server_address[1]}/test.html"
        cls.browser = Firefox(500, 800)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, body, width=500):
        type(self).page = PAGE % body
        self.browser.resize(width, 800)
        self.browser.goto(self.url)
        self.browser.until("!!customElements.get('region-picker')")
        self.browser.js("(window.picker = document.querySelector('region-picker'), picker.ready.then(() => 1))")

    def open_field(self, kind="mouse"):
        x, y = self.browser.js("(() => { const box = picker.shadowRoot.querySelector('.field')"
                               ".getBoundingClientRect(); return [box.x + 30, box.y + 10] })()")
        self.browser.point(x, y, kind)
        self.browser.until("picker.open && picker.shadowRoot.querySelector('[role=option]') !== null")

    def tabs(self):
        return self.browser.js("[...picker.shadowRoot.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)")

    def focus(self):
        return self.browser.js("picker.shadowRoot.activeElement?.id ?? null")

    def test_click_arrow_enter_chooses_on_a_narrow_screen(self):
        self.open(ONE)
        self.open_field()
        self.assertEqual(self.focus(), "list")
        self.browser.press("ArrowDown", "Enter")
        self.assertEqual(self.tabs(), ["天津市", "请选择"])
        self.assertEqual(self.focus(), "list")
        self.browser.press("Enter")
        self.assertEqual(self.browser.js("picker.value"), "120101")

    def test_choosing_keeps_the_focus_in_the_list(self):
        self.open(ONE, 1200)
        self.open_field()
        self.assertEqual(self.focus(), "search")
        self.browser.press("Tab", "Tab")
        self.assertEqual(self.focus(), "list")
        self.browser.press("ArrowDown", "Enter", "ArrowDown", "Enter")
        self.assertEqual(self.browser.js("picker.value"), "120102")

    def test_a_tap_beside_the_sheet_presses_nothing_below(self):
        self.open("<button style='position:absolute;top:10px;left:10px;width:300px;height:100px'"
                  " onclick='window.hits = (window.hits ?? 0) + 1'>submit</button>"
                  f"<div style='margin-top:200px'>{ONE}</div>")
        self.open_field("touch")
        self.browser.point(100, 50, "touch")
        self.browser.until("!picker.open")
        self.assertEqual(self.browser.js("window.hits ?? 0"), 0)

    def test_input_and_change_leave_only_when_the_value_changed(self):
        self.open(ONE, 1200)
        self.browser.js("(window.seen = [], ['input', 'change'].forEach((name) => document.addEventListener(name,"
                        " (event) => seen.push(`${name} ${event.target.value}`))), 1)")
        self.open_field()
        self.browser.press(*"nanshan")
        self.assertEqual(self.browser.js("seen"), [])
        self.browser.press("Enter")
        self.assertEqual(self.browser.js("seen"), ["input 440305", "change 440305"])

    def test_a_composition_that_is_cut_off_does_not_end_the_search(self):
        self.open(ONE, 1200)
        self.open_field()
        self.browser.js("(picker.shadowRoot.querySelector('#search').dispatchEvent("
                        "new CompositionEvent('compositionstart')), picker.close(), 1)")
        self.open_field()
        self.browser.press(*"nanshan", "Enter")
        self.assertEqual(self.browser.js("picker.value"), "440305")

    def test_a_letter_opens_the_field_and_is_searched(self):
        self.open(ONE, 1200)
        self.browser.js("(picker.focus(), 1)")
        self.browser.press(*"nanshan", "Enter")
        self.assertEqual(self.browser.js("picker.value"), "440305")

    def test_a_sheet_has_its_ground_and_its_size(self):
        self.open("<style>html { font-size: 26.667vw }</style>" + ONE)
        self.open_field()
        style = self.browser.js("(() => { const style = getComputedStyle(picker.shadowRoot.querySelector('dialog'));"
                                " return [style.backgroundColor, style.fontSize] })()")
        self.assertEqual(style, ["rgb(255, 255, 255)", "16px"])

    def test_the_way_back_keeps_the_value(self):
        self.open(f"<form>{ONE}</form>")
        self.browser.js("(picker.value = '440305', 1)")
        self.browser.goto(self.url.replace("test.html", "regions.js"))
        self.browser.call("WebDriver:Back", {})
        self.browser.until("!!customElements.get('region-picker')")
        self.browser.until("document.querySelector('region-picker').value === '440305'")


if __name__ == "__main__":
    unittest.main(verbosity=2)
