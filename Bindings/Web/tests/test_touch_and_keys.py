"""How fingers, keys and input methods get on with `<region-picker>`: each was once a fault."""

import unittest

from harness import BrowserTest

ONE = '<label for="p">地区</label><region-picker id="p" name="area" until="county"></region-picker>'
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 390, "height": 800}}


class Touch(BrowserTest):
    def test_a_tap_beside_the_sheet_presses_nothing_below(self):
        self.open("<button style='position:absolute;top:10px;left:10px;width:300px;height:100px'"
                  " onclick='window.hits = (window.hits ?? 0) + 1'>submit</button>"
                  f"<div style='margin-top:200px'>{ONE}</div>", bypass_csp=True, **PHONE)
        self.button.tap()
        self.options.first.wait_for()
        self.page.touchscreen.tap(100, 50)
        # The click of the tap closes it.
        self.until("!picker.open")
        self.drawn()
        self.assertEqual(self.js("window.hits ?? 0"), 0)

    def test_a_tap_where_the_field_is_closes_and_does_not_open_again(self):
        self.open(ONE, **PHONE)
        self.button.tap()
        self.options.first.wait_for()
        box = self.button.bounding_box()
        self.page.touchscreen.tap(box["x"] + 20, box["y"] + 10)
        self.until("!picker.open")
        self.drawn()
        self.assertFalse(self.js("picker.open"))

    def test_a_double_tap_chooses_once(self):
        self.open(ONE, **PHONE)
        self.button.tap()
        box = self.options.filter(has_text="河北省").bounding_box()
        # As fast as can be, however busy the machine is: what is under the finger gets each click.
        self.js("""([clientX, clientY]) => {
          for (const detail of [1, 2, 3]) {
            picker.shadowRoot.elementFromPoint(clientX, clientY)
              .dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, clientX, clientY, detail }));
          }
        }""", [box["x"] + 60, box["y"] + box["height"] / 2])
        self.assertEqual(self.tabs, ["河北省", "请选择"])
        # A tap of its own, at least so much later, is one again.
        self.page.wait_for_timeout(300)
        self.options.first.tap()
        self.assertEqual(self.tabs, ["河北省", "石家庄市", "请选择"])

    def test_no_row_looks_pressed_before_it_is(self):
        self.open(ONE, **PHONE)
        self.button.tap()
        self.options.first.wait_for()
        look = ("(() => { const style = getComputedStyle(picker.shadowRoot.querySelector('.row.active'));"
                " return [style.backgroundColor, style.boxShadow] })()")
        self.assertEqual(self.js(look), ["rgba(0, 0, 0, 0)", "none"])
        self.page.keyboard.press("ArrowDown")
        self.assertNotEqual(self.js(look)[1], "none")

    def test_the_sheet_is_pulled_down_by_its_head(self):
        self.open(ONE, **PHONE)
        self.button.tap()
        self.options.first.wait_for()
        top = self.dialog.bounding_box()["y"]
        session = self.context.new_cdp_session(self.page)
        for kind, points in (("touchStart", [{"x": 120, "y": top + 20}]),
                             ("touchMove", [{"x": 122, "y": top + 80}]),
                             ("touchMove", [{"x": 122, "y": top + 160}]), ("touchEnd", [])):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.assertFalse(self.js("picker.open"))

    def test_text_marked_beyond_the_edge_does_not_close(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("nan")
        box = self.search.bounding_box()
        self.page.mouse.move(box["x"] + 60, box["y"] + 10)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] + 200, box["y"] + 10)
        self.page.mouse.up()
        self.assertTrue(self.js("picker.open"))

    def test_the_page_below_does_not_scroll(self):
        self.open(f"<div style='height:3000px'>{ONE}</div>", bypass_csp=True)
        self.button.click()
        box = self.page.locator("region-picker .head").bounding_box()
        self.page.mouse.move(box["x"] + 20, box["y"] + 10)
        self.page.mouse.wheel(0, 400)
        self.drawn()
        self.assertEqual(self.js("scrollY"), 0)


class Keys(BrowserTest):
    def test_click_arrow_enter_chooses_on_a_narrow_screen(self):
        self.open(ONE, **NARROW)
        self.button.click()
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.tabs, ["天津市", "请选择"])
        self.page.keyboard.press("Enter")
        self.assertEqual(self.value(), "120101")
        self.assertEqual(self.js("log"), ["input 120101", "change 120101"])

    def test_choosing_keeps_the_focus_in_the_list(self):
        for context in ({}, NARROW):
            self.open(ONE, **context)
            self.button.click()
            if not context:
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Tab")
            self.assertEqual(self.focus(), "list")
            for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
                self.page.keyboard.press(key)
            self.assertEqual(self.tabs, ["山西省", "请选择"])
            self.assertEqual(self.focus(), "list")
            self.page.keyboard.press("ArrowDown")
            self.assertEqual(self.active(), "大同市")
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
            self.assertEqual(self.js("picker.region.names[1]"), "大同市")

    def test_a_value_taken_away_leaves_the_focus_inside_at_the_next_opening(self):
        self.open('<region-picker until="county" value="440305"></region-picker>', **NARROW)
        self.button.click()
        self.js("picker.close(); picker.value = ''")
        self.button.click()
        self.assertEqual(self.focus(), "list")

    def test_the_focus_is_inside_after_a_tab_with_it_went_away(self):
        self.open('<region-picker until="county" value="440305"></region-picker>')
        self.button.click()
        self.page.get_by_role("tab", name="广东省").click()
        self.page.get_by_role("tab", name="南山区").focus()
        # Another province, by the mouse: the tabs below go.
        self.options.filter(has_text="湖南省").click()
        self.assertIsNotNone(self.focus())
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.active(), "株洲市")

    def test_retrying_brings_the_focus_back(self):
        self.faults["/broken.regions"] = lambda _: (503, b"busy", "text/plain")
        self.open('<region-picker src="/broken.regions"></region-picker>', wait=False, **NARROW)
        self.button.click()
        self.page.get_by_role("alert").wait_for()
        self.assertIn("503", self.page.get_by_role("alert").inner_text())
        self.serve_file("/broken.regions")
        self.page.keyboard.press("Enter")
        self.options.first.wait_for()
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.active(), "天津市")

    def test_what_is_typed_while_the_data_comes_is_searched_then(self):
        self.open(ONE, wait=False, slow="/china-county.regions")
        self.button.click()
        self.page.keyboard.type("nanshan")
        self.assertIn("正在加载", self.dialog.inner_text())
        self.released.set()
        self.options.filter(has_text="南山区").first.wait_for()
        self.page.keyboard.press("Enter")
        self.assertEqual(self.value(), "440305")

    def test_keys_open_the_closed_field(self):
        self.open(ONE)
        for key in ("ArrowDown", "Alt+ArrowDown", "F4", "Enter", " "):
            self.button.focus()
            self.page.keyboard.press(key)
            self.assertTrue(self.js("picker.open"), key)
            self.page.keyboard.press("Escape")
            self.assertFalse(self.js("picker.open"), key)
        self.page.keyboard.type("nanshan")
        self.assertEqual(self.search.input_value(), "nanshan")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.value(), "440305")

    def test_a_composition_that_is_cut_off_does_not_end_the_search(self):
        self.open(ONE)
        for close in (lambda: self.page.mouse.click(900, 700), lambda: self.js("picker.close()")):
            self.button.click()
            session = self.context.new_cdp_session(self.page)
            session.send("Input.imeSetComposition", {"text": "nan", "selectionStart": 3, "selectionEnd": 3})
            close()
            self.until("!picker.open")
            self.button.click()
            self.search.fill("")
            self.page.keyboard.type("nanshan")
            self.assertEqual(self.active(), "南山区")
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")

    def test_the_focus_returns_to_what_opened_it(self):
        self.open(ONE + "<button id=other>…</button>")
        self.js("document.querySelector('#other').onclick = () => picker.show(), null")
        self.page.locator("#other").click()
        self.page.keyboard.press("Escape")
        self.assertEqual(self.js("document.activeElement.id"), "other")

    def test_arrows_follow_the_direction_of_the_text(self):
        self.open('<div dir="rtl"><region-picker until="county" value="440305"></region-picker></div>')
        self.button.click()
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.get_by_role("tab", selected=True).inner_text(), "深圳市")
        tab = self.page.get_by_role("tab", selected=True).bounding_box()
        ink = self.page.locator("region-picker .ink").bounding_box()
        self.assertGreaterEqual(ink["x"], tab["x"] - 1)
        self.assertLessEqual(ink["x"] + ink["width"], tab["x"] + tab["width"] + 1)

    def focus(self):
        return self.js("picker.shadowRoot.activeElement?.id || picker.shadowRoot.activeElement?.localName")


class Events(BrowserTest):
    LOG = ("window.seen = []; for (const name of ['input', 'change', 'beforeinput'])"
           " document.addEventListener(name, (event) => seen.push(`${name} ${event.target.value}`))")

    def test_input_and_change_leave_only_when_the_value_changed(self):
        self.open(ONE)
        self.js(self.LOG)
        self.button.click()
        self.page.keyboard.type("nanshan")
        self.assertEqual(self.js("seen"), [])
        self.page.keyboard.press("Enter")
        self.assertEqual(self.js("seen"), ["input 440305", "change 440305"])
        self.button.click()
        self.options.filter(has_text="南山区").click()
        self.assertEqual(len(self.js("seen")), 2)

    def test_cancel_bubbles_as_that_of_a_file_field_and_the_others_do_not(self):
        self.open(f"<dialog id=d>{ONE}</dialog>")
        self.js("window.heard = []; for (const name of ['open', 'close', 'cancel', 'levelchange'])"
                " document.body.addEventListener(name, (event) => heard.push(`${event.type} ${event.target.localName}"
                " ${event.cancelable} ${event.composed}`)); document.querySelector('#d').showModal()")
        self.button.click()
        self.page.keyboard.press("Escape")
        self.assertEqual(self.js("heard"), ["cancel region-picker false false"])
        self.assertFalse(self.js("picker.open"))
        self.assertTrue(self.js("document.querySelector('#d').open"))

    def test_opening_closing_and_levels_are_told(self):
        self.open(ONE)
        self.js("window.seen = []; for (const name of ['open', 'close', 'cancel', 'levelchange'])"
                " picker.addEventListener(name, ({ type, detail }) => seen.push(detail ? [type, detail.level,"
                " ...detail.selected].join(' ') : type))")
        self.button.click()
        self.options.filter(has_text="广东省").click()
        self.page.keyboard.press("Escape")
        self.assertEqual(self.js("seen"), ["open", "levelchange 1 440000", "cancel", "close"])
        self.js("picker.value = '440305'; seen.length = 0")
        self.button.click()
        # The same again: closed, and nothing changed.
        self.options.filter(has_text="南山区").click()
        self.assertEqual(self.js("seen"), ["open", "close"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
