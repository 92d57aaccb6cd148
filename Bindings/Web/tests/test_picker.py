"""What `<region-picker>` does, behaviour by behaviour."""

import unittest

from harness import BUILT, BrowserTest

ONE = '<label for="p">地区</label><region-picker id="p" name="area" depth="3"></region-picker>'


class Values(BrowserTest):
    def test_a_value_in_the_page_shows_its_path(self):
        self.open('<region-picker value="440305"></region-picker>')
        self.assertEqual(self.button.inner_text().replace("\u200b", ""), "广东省›深圳市›南山区")

    def test_a_value_set_later_shows_at_once_and_is_no_change(self):
        self.open(ONE)
        self.js("picker.value = '110101'")
        self.assertEqual(self.button.inner_text().replace("\u200b", ""), "北京市›东城区")
        self.assertEqual(self.js("log"), [])

    def test_a_value_set_before_the_element_is_defined_is_kept(self):
        self.open('<region-picker></region-picker>', wait=False)
        shown = self.js(
            "(async () => { const late = document.createElement('region-picker');"
            " late.value = '330106'; document.body.append(late); await late.ready;"
            " return late.region.name })()")
        self.assertEqual(shown, "西湖区")

    def test_the_region_has_name_and_path(self):
        self.open('<region-picker value="440305"></region-picker>')
        self.assertEqual(self.js("[picker.region.name, picker.region.names]"),
                         ["南山区", ["广东省", "深圳市", "南山区"]])
        self.assertIsNone(self.js("(picker.value = '', picker.region)"))

    def test_an_id_that_is_not_there_is_shown_and_told_as_wrong(self):
        self.open('<region-picker value="999999"></region-picker>')
        self.assertEqual(self.button.inner_text(), "未知地区（999999）")
        self.assertTrue(self.js("picker.validity.badInput"))
        self.assertIn("999999", self.js("picker.validationMessage"))

    def test_an_address_that_stops_early_is_told_as_incomplete(self):
        self.open('<region-picker value="440300" depth="3"></region-picker>')
        self.assertTrue(self.js("picker.validity.badInput"))
        self.assertIn("深圳市", self.js("picker.validationMessage"))

    def test_any_level_takes_an_address_that_stops_early(self):
        self.open('<region-picker value="440300" any-level></region-picker>')
        self.assertTrue(self.js("picker.validity.valid"))

    def test_within_shows_the_path_below_its_region(self):
        self.open('<region-picker value="440305" within="440000" depth="2"></region-picker>')
        self.assertEqual(self.button.inner_text().replace("\u200b", ""), "深圳市›南山区")

    def test_until_stops_at_its_rank(self):
        self.open('<region-picker until="county"></region-picker>')
        self.button.click()
        self.options.filter(has_text="北京市").click()
        self.options.filter(has_text="东城区").click()
        self.assertEqual(self.value(), "110101")


class Forms(BrowserTest):
    FORM = ('<form><label>甲<region-picker name="a" value="110101" depth="2"></region-picker></label>'
            '<region-picker id="b" name="b" required></region-picker>'
            '<button>ok</button></form>')

    def test_two_elements_in_one_form_hand_over_their_values(self):
        self.open(self.FORM)
        self.js("document.querySelector('#b').value = '440305001'")
        self.assertEqual(self.js("Object.fromEntries(new FormData(document.forms[0]))"),
                         {"a": "110101", "b": "440305001"})

    def test_choosing_in_one_leaves_the_other(self):
        self.open(self.FORM)
        self.page.locator("#b").click()
        self.options.filter(has_text="台湾省").click()
        self.options.first.click()
        self.assertEqual(self.js("picker.value"), "110101")
        self.assertTrue(self.js("document.querySelector('#b').value").startswith("7100"))

    def test_an_empty_control_is_not_handed_over(self):
        self.open('<form><region-picker name="a"></region-picker></form>')
        self.assertEqual(self.js("[...new FormData(document.forms[0])].length"), 0)

    def test_a_required_control_without_value_stops_the_form(self):
        self.open(self.FORM)
        self.assertFalse(self.js("document.forms[0].checkValidity()"))
        self.assertTrue(self.js("document.querySelector('#b').validity.valueMissing"))
        self.assertTrue(self.js("document.querySelector('#b').matches(':invalid')"))

    def test_a_message_of_the_pages_own_makes_it_invalid_until_it_is_empty(self):
        self.open(self.FORM)
        self.js("picker.setCustomValidity('不送')")
        self.assertEqual(self.js("[picker.validity.customError, picker.validationMessage]"), [True, "不送"])
        self.js("picker.setCustomValidity('')")
        self.assertTrue(self.js("picker.checkValidity()"))

    def test_reset_brings_the_attributes_value_back(self):
        self.open(self.FORM)
        self.js("picker.value = '440305001'; document.forms[0].reset()")
        self.assertEqual(self.value(), "110101")

    def test_a_disabled_fieldset_disables_and_enables_again(self):
        self.open('<form><fieldset disabled><region-picker name="a" value="110101"></region-picker>'
                  '</fieldset></form>')
        self.assertTrue(self.button.is_disabled())
        self.assertEqual(self.js("[...new FormData(document.forms[0])].length"), 0)
        self.js("document.querySelector('fieldset').disabled = false")
        self.assertFalse(self.button.is_disabled())
        self.assertFalse(self.js("picker.disabled"))

    def test_a_disabled_control_does_not_open(self):
        self.open('<region-picker disabled></region-picker>')
        self.js("picker.show()")
        self.assertEqual(self.dialog.count(), 0)
        self.js("picker.disabled = false; picker.show()")
        self.assertEqual(self.dialog.count(), 1)

    def test_a_read_only_control_does_not_open_and_is_not_checked(self):
        self.open('<region-picker readonly required></region-picker>')
        self.button.click()
        self.assertEqual(self.dialog.count(), 0)
        self.assertTrue(self.js("picker.validity.valid"))

    def test_the_label_names_the_button_and_focuses_it(self):
        self.open(ONE)
        self.assertEqual(self.button.get_attribute("aria-label"), "地区")
        self.page.locator("label").click()
        self.assertEqual(self.js("document.activeElement.id"), "p")


class Choosing(BrowserTest):
    def test_choosing_level_by_level_ends_with_input_and_change(self):
        self.open(ONE)
        self.button.click()
        self.assertEqual(self.tabs, ["请选择"])
        self.options.filter(has_text="广东省").click()
        self.assertEqual(self.tabs, ["广东省", "请选择"])
        self.options.filter(has_text="深圳市").click()
        self.options.filter(has_text="南山区").click()
        self.assertEqual(self.dialog.count(), 0)
        self.assertEqual(self.value(), "440305")
        self.assertEqual(self.js("log"), ["input 440305", "change 440305"])

    def test_a_saved_address_opens_at_its_last_level_with_the_choice_marked_and_in_sight(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        self.button.click()
        self.assertEqual(self.tabs, ["广东省", "深圳市", "南山区"])
        chosen = self.page.get_by_role("option", selected=True)
        self.assertEqual(chosen.inner_text(), "南山区")
        self.assertTrue(chosen.is_visible())
        self.assertEqual(self.active(), "南山区")

    def test_a_chosen_row_far_down_is_scrolled_to(self):
        self.open('<region-picker value="650000" any-level></region-picker>')
        self.button.click()
        self.page.get_by_role("tab").first.click()
        self.page.get_by_role("option", name="新疆维吾尔自治区").wait_for()
        box = self.page.get_by_role("option", selected=True).bounding_box()
        dialog = self.dialog.bounding_box()
        self.assertLess(box["y"] + box["height"], dialog["y"] + dialog["height"] + 1)

    def test_the_same_choice_goes_one_level_on_and_loses_nothing(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        self.button.click()
        self.page.get_by_role("tab", name="广东省").click()
        self.options.filter(has_text="广东省").click()
        self.assertEqual(self.tabs, ["广东省", "深圳市", "南山区"])

    def test_cancel_keeps_the_value_and_tells_it(self):
        self.open('<region-picker value="440305"></region-picker>')
        self.button.click()
        self.page.get_by_role("tab").first.click()
        self.options.filter(has_text="北京市").click()
        self.page.get_by_role("button", name="取消").click()
        self.assertEqual(self.value(), "440305")
        self.assertEqual(self.js("log"), ["cancel 440305"])
        self.button.click()
        self.assertEqual(self.tabs[0], "广东省")

    def test_confirming_the_same_value_closes_without_change(self):
        self.open('<region-picker value="110101" depth="2"></region-picker>')
        self.button.click()
        self.options.filter(has_text="东城区").click()
        self.assertEqual(self.dialog.count(), 0)
        self.assertEqual(self.js("log"), [])

    def test_done_takes_any_level(self):
        self.open('<region-picker any-level></region-picker>')
        self.button.click()
        done = self.page.get_by_role("button", name="确定")
        self.assertTrue(done.is_disabled())
        self.options.filter(has_text="广东省").click()
        done.click()
        self.assertEqual(self.value(), "440000")

    def test_within_and_depth_bound_the_choice(self):
        self.open('<region-picker within="440000" depth="1"></region-picker>')
        self.button.click()
        self.options.filter(has_text="深圳市").click()
        self.assertEqual(self.value(), "440300")

    def test_a_region_without_anything_below_to_begin_with_is_told(self):
        self.open('<region-picker within="999999"></region-picker>')
        self.button.click()
        self.assertIn("999999", self.page.get_by_role("alert").inner_text())

    def test_a_click_beside_the_panel_cancels(self):
        self.open(ONE)
        self.button.click()
        self.page.mouse.click(900, 700)
        self.assertEqual(self.dialog.count(), 0)
        self.assertEqual(self.js("log"), ["cancel "])

    def test_the_open_attribute_follows_and_leads(self):
        self.open(ONE)
        self.js("picker.setAttribute('open', '')")
        self.assertEqual(self.dialog.count(), 1)
        self.page.keyboard.press("Escape")
        self.assertFalse(self.js("picker.hasAttribute('open')"))

    def test_removing_the_element_while_it_is_open_leaves_nothing(self):
        self.open(ONE)
        self.button.click()
        self.js("picker.remove()")
        self.assertEqual(self.dialog.count(), 0)
        self.js("document.body.append(picker); picker.show()")
        self.assertEqual(self.dialog.count(), 1)


class Keyboard(BrowserTest):
    def test_a_whole_choice_by_keys_alone(self):
        self.open(ONE)
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.active(), "北京市")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.active(), "河北省")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.active(), "石家庄市")
        self.page.keyboard.press("End")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Home")
        first = self.active()
        self.page.keyboard.press("Enter")
        self.assertEqual(self.js("picker.region.name"), first)
        self.assertEqual(self.js("document.activeElement.id"), "p")

    def looked_for(self, text, first):
        """Types a text and waits until the cursor is on the row or result of this name."""
        self.search.fill(text)
        self.until(f"picker.shadowRoot.querySelector('.row.active .name')?.textContent === '{first}'")

    def test_enter_takes_the_region_that_a_pasted_address_names(self):
        for text, name, region in (
                ("上海市浦东新区世纪大道100号", "浦东新区", "310115"), ("广东省深圳市南山区科苑路15号", "南山区", "440305"),
                ("浙江省杭州市西湖区文三路478号", "西湖区", "330106")):
            self.open('<region-picker id="p" until="county"></region-picker>')
            self.button.click()
            self.looked_for(text, name)
            self.page.keyboard.press("Enter")
            self.assertEqual(self.value(), region)

    def test_a_short_text_offers_the_row_of_that_name_first(self):
        self.open(ONE)
        self.button.click()
        for text, name in (("吉林", "吉林省"), ("上海", "上海市"), ("海南", "海南省")):
            self.looked_for(text, name)

    def test_the_cursor_stops_at_both_ends(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.press("ArrowUp")
        self.assertEqual(self.active(), "北京市")
        self.page.keyboard.press("End")
        last = self.active()
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.active(), last)

    def test_pages_move_by_what_is_in_sight(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.press("PageDown")
        self.assertNotEqual(self.active(), "北京市")
        self.page.keyboard.press("PageUp")
        self.assertEqual(self.active(), "北京市")

    def test_escape_clears_the_text_first_and_then_cancels(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("shenzhen")
        self.page.keyboard.press("Escape")
        self.assertEqual(self.dialog.count(), 1)
        self.assertEqual(self.search.input_value(), "")
        self.assertEqual(self.active(), "北京市")
        self.page.keyboard.press("Escape")
        self.assertEqual(self.dialog.count(), 0)
        self.assertEqual(self.js("document.activeElement.id"), "p")

    def test_left_and_backspace_go_one_level_back_when_nothing_is_typed(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        self.button.click()
        self.page.keyboard.press("ArrowLeft")
        self.assertEqual(self.active(), "深圳市")
        self.page.keyboard.press("Backspace")
        self.assertEqual(self.active(), "广东省")
        self.page.keyboard.press("Backspace")
        self.assertEqual(self.active(), "广东省")

    def test_arrows_in_the_tabs_move_between_levels(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        self.button.click()
        self.page.get_by_role("tab", selected=True).focus()
        self.page.keyboard.press("Home")
        self.assertEqual(self.page.get_by_role("tab", selected=True).inner_text(), "广东省")
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.get_by_role("tab", selected=True).inner_text(), "深圳市")
        self.assertEqual(self.active(), "深圳市")

    def test_typing_searches_wherever_the_focus_is(self):
        self.open(ONE)
        self.button.click()
        self.page.get_by_role("listbox").focus()
        self.page.keyboard.type("gz")
        self.assertEqual(self.search.input_value(), "gz")

    def test_what_an_input_method_composes_is_left_alone(self):
        self.open(ONE)
        self.button.click()
        session = self.context.new_cdp_session(self.page)
        session.send("Input.imeSetComposition",
                     {"text": "shen", "selectionStart": 4, "selectionEnd": 4})
        self.assertEqual(self.active(), "北京市")
        self.assertEqual(self.options.first.inner_text(), "北京市")
        self.js("picker.shadowRoot.querySelector('input').dispatchEvent(new KeyboardEvent("
                "'keydown', {key: 'Enter', keyCode: 229, isComposing: true, bubbles: true}))")
        self.assertEqual(self.dialog.count(), 1)
        self.assertEqual(self.tabs, ["请选择"])
        session.send("Input.insertText", {"text": "深圳"})
        self.options.first.filter(has_text="深圳").wait_for()

    def test_the_focus_stays_inside_while_it_is_open(self):
        self.open(ONE + "<button id=after>after</button>")
        self.button.click()
        for _ in range(12):
            self.page.keyboard.press("Tab")
            self.assertNotEqual(self.js("document.activeElement.id"), "after")


class Searching(BrowserTest):
    def test_the_column_comes_first_and_then_everything_as_paths(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("海南")
        texts = self.options.all_inner_texts()
        self.assertEqual(texts[0], "海南省")
        self.assertIn("全部地区", self.page.get_by_role("listbox").inner_text())
        self.assertTrue(any("›" in text or "\n" in text for text in texts[1:]))

    def test_pinyin_and_initials_find(self):
        self.open('<region-picker depth="3"></region-picker>')
        self.button.click()
        for text, name in (("gd sz nanshan", "南山区"), ("xianggang", "香港"), ("bjs", "北京市")):
            self.search.fill(text)
            self.options.first.filter(has_text=name).wait_for()

    def test_an_accepted_leaf_is_the_value(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("深圳南山区")
        self.options.first.filter(has_text="南山区").wait_for()
        self.page.keyboard.press("Enter")
        self.assertEqual(self.value(), "440305")

    def test_an_accepted_branch_goes_there_and_clears_the_text(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("深圳市")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.tabs, ["广东省", "深圳市", "请选择"])
        self.assertEqual(self.search.input_value(), "")

    def test_a_near_match_is_told_as_one(self):
        self.open('<region-picker></region-picker>')
        self.button.click()
        self.page.keyboard.type("hangzhuo")
        heading = self.page.get_by_role("listbox").locator(".heading")
        heading.wait_for()
        self.assertIn("没有叫“hangzhuo”", heading.inner_text())
        self.assertTrue(self.js("picker.shadowRoot.querySelector('[role=option]').classList.contains('near')"))

    def test_nothing_found_is_said(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("zzzzqqqq")
        self.page.locator(".note").filter(has_text="没有叫“zzzzqqqq”").wait_for()
        self.assertEqual(self.options.count(), 0)

    def test_results_keep_to_the_bounds_of_the_picker(self):
        self.open('<region-picker within="440000" depth="2"></region-picker>')
        self.button.click()
        self.page.keyboard.type("西湖")
        self.assertFalse(any("杭州" in text for text in self.options.all_inner_texts()))

    def test_what_matches_is_marked(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("广")
        self.assertEqual(self.js("picker.shadowRoot.querySelector('.row mark').textContent"), "广")


class Screens(BrowserTest):
    def test_a_narrow_screen_gets_a_sheet_and_no_keyboard(self):
        self.open(ONE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.button.tap()
        box = self.dialog.bounding_box()
        self.assertEqual(round(box["x"]), 0)
        self.assertEqual(round(box["width"]), 390)
        self.assertAlmostEqual(box["y"] + box["height"], 844, delta=1)
        self.assertNotEqual(self.js("picker.shadowRoot.activeElement.id"), "search")

    def test_a_choice_by_touch(self):
        self.open(ONE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.button.tap()
        self.options.filter(has_text="北京市").tap()
        # At least so much later: not a double tap, at the same place though it is.
        self.page.wait_for_timeout(300)
        self.options.filter(has_text="东城区").tap()
        self.page.wait_for_timeout(300)
        self.options.first.tap()
        self.assertTrue(self.value().startswith("110101"))

    def test_a_swipe_changes_the_level(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>',
                  viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.button.tap()
        self.options.first.wait_for()
        session = self.context.new_cdp_session(self.page)
        for kind, points in (("touchStart", [{"x": 60, "y": 600}]), ("touchMove", [{"x": 200, "y": 604}]),
                             ("touchMove", [{"x": 300, "y": 604}]), ("touchEnd", [])):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.assertEqual(self.page.get_by_role("tab", selected=True).inner_text(), "深圳市")

    def test_nothing_sticks_out_at_320_pixels(self):
        self.open(ONE + '<region-picker value="542523"></region-picker>',
                  viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
        self.button.tap()
        self.options.first.wait_for()
        self.assertLessEqual(self.js("document.documentElement.scrollWidth"), 320)
        box = self.dialog.bounding_box()
        self.assertLessEqual(box["x"] + box["width"], 320.5)

    def test_twice_the_text_size_keeps_every_name_whole(self):
        self.open(ONE)
        self.js("picker.style.setProperty('--region-font-size', '32px')")
        self.button.click()
        row = self.js("[...picker.shadowRoot.querySelectorAll('.row')].map((row) =>"
                      " [row.getBoundingClientRect().height, row.scrollHeight])[0]")
        self.assertGreater(row[0], 60)
        self.assertLessEqual(row[1], row[0] + 1)

    def test_dark_is_dark(self):
        self.open(ONE, color_scheme="dark")
        self.js("document.documentElement.style.colorScheme = 'dark'")
        self.button.click()
        color = self.js("getComputedStyle(picker.shadowRoot.querySelector('dialog')).backgroundColor")
        self.assertLess(max(int(part) for part in color[4:-1].split(",")), 60)

    def test_reduced_motion_moves_nothing(self):
        self.open(ONE, reduced_motion="reduce")
        self.button.click()
        names = self.js("[...picker.shadowRoot.querySelectorAll('dialog, .ink')].map((one) =>"
                        " [getComputedStyle(one).animationName, getComputedStyle(one).transitionDuration])")
        self.assertEqual(names, [["none", "0s"], ["none", "0s"]])

    def test_only_rows_in_sight_exist(self):
        tree = ("const {RegionTree} = await import('/regions.js');"
                "picker.tree = await RegionTree.load('/many.regions');")
        self.faults["/many.regions"] = lambda _: (200, many_children(), "application/octet-stream")
        self.open(ONE)
        self.js("(async () => {" + tree + "})()")
        self.button.click()
        self.options.first.click()
        count = self.js("Number(picker.shadowRoot.querySelector('[role=option]').ariaSetSize)")
        self.assertEqual(count, 3000)
        self.assertLess(self.options.count(), 60)
        self.page.keyboard.press("End")
        self.assertEqual(self.active(), "Place 2999")
        self.assertLess(self.options.count(), 60)

    def test_parts_and_properties_style_it(self):
        self.open('<region-picker></region-picker>')
        self.js("picker.style.setProperty('--region-accent', 'rgb(1, 2, 3)')")
        self.js("const sheet = new CSSStyleSheet(); sheet.replaceSync("
                "'region-picker::part(option) { letter-spacing: 7px }');"
                "document.adoptedStyleSheets = [sheet]")
        self.button.click()
        self.assertEqual(self.js("getComputedStyle(picker.shadowRoot.querySelector('.row')).letterSpacing"),
                         "7px")
        self.assertEqual(self.js("getComputedStyle(picker.shadowRoot.querySelector('.ink')).backgroundColor"),
                         "rgb(1, 2, 3)")

    def test_english_where_the_page_is_english(self):
        self.open('<div lang="en"><region-picker></region-picker></div>')
        self.assertEqual(self.button.inner_text(), "Choose a region")
        self.js("picker.lang = 'zh'")
        self.assertEqual(self.button.inner_text(), "请选择所在地区")


class Loading(BrowserTest):
    def test_a_slow_server_is_waited_for_and_said(self):
        self.hold("/slow.regions")
        link = BUILT / "slow.regions"
        link.write_bytes((BUILT / "china.regions").read_bytes())
        self.addCleanup(link.unlink)
        self.open('<region-picker src="/slow.regions" value="440305"></region-picker>', wait=False)
        self.assertEqual(self.button.inner_text(), "正在加载…")
        self.button.click()
        self.assertIn("正在加载", self.dialog.inner_text())
        self.released.set()
        self.options.first.wait_for()
        self.assertEqual(self.tabs[:3], ["广东省", "深圳市", "南山区"])

    def test_a_failing_server_is_told_and_tried_again(self):
        self.faults["/broken.regions"] = lambda _: (503, b"busy", "text/plain")
        self.open('<region-picker src="/broken.regions"></region-picker>', wait=False)
        self.button.click()
        alert = self.page.get_by_role("alert")
        alert.wait_for()
        self.assertIn("503", alert.inner_text())
        data = (BUILT / "china.regions").read_bytes()
        self.faults["/broken.regions"] = lambda _: (200, data, "application/octet-stream")
        self.page.get_by_role("button", name="重试").click()
        self.options.first.wait_for()
        self.assertEqual(self.active(), "北京市")

    def test_a_page_instead_of_the_data_is_told(self):
        self.faults["/page.regions"] = lambda _: (200, b"<!doctype html><p>sign in", "text/html")
        self.open('<region-picker src="/page.regions"></region-picker>', wait=False)
        self.button.click()
        self.assertIn(".regions", self.page.get_by_role("alert").inner_text())

    def test_a_damaged_file_is_told_and_the_next_one_works(self):
        data = bytearray((BUILT / "china.regions").read_bytes())
        data[len(data) // 2] ^= 0x10
        self.faults["/damaged.regions"] = lambda _: (200, bytes(data), "application/octet-stream")
        self.open('<region-picker src="/damaged.regions"></region-picker>', wait=False)
        self.button.click()
        self.assertIn("校验和", self.page.get_by_role("alert").inner_text())
        self.js("picker.close(); picker.src = ''; picker.setAttribute('src', '/china.regions')")
        self.button.click()
        self.options.first.wait_for()
        self.assertEqual(self.active(), "北京市")

    def test_elements_with_one_source_load_it_once(self):
        asked = []
        self.faults["/china.regions"] = lambda _: asked.append(1)
        self.open("<region-picker></region-picker>" * 3)
        self.assertEqual(len(asked), 1)

    def test_a_tree_of_the_pages_own_is_shown(self):
        self.faults["/own.regions"] = lambda _: (200, many_children(), "application/octet-stream")
        self.open("<region-picker></region-picker>")
        self.js("(async () => { const {RegionTree} = await import('/regions.js');"
                " picker.tree = await RegionTree.load('/own.regions') })()")
        self.button.click()
        self.assertEqual(self.options.all_inner_texts(), ["Land"])

    def test_three_hundred_openings_leave_no_memory_behind(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        loop = ("for (let turn = 0; turn < %d; turn += 1) { picker.show();"
                " picker.shadowRoot.querySelector('[role=tab]').click(); picker.close(); }")
        self.js(loop % 100)
        before = self.js("(gc(), [picker.tree.memorySize, performance.memory.usedJSHeapSize])")
        self.js(loop % 300)
        after = self.js("(gc(), [picker.tree.memorySize, performance.memory.usedJSHeapSize])")
        self.assertEqual(after[0], before[0], "the module's memory grew")
        self.assertLess(after[1] - before[1], 1_000_000, "the page's memory grew")


class Accessibility(BrowserTest):
    def test_the_tree_of_the_closed_control(self):
        self.open(ONE)
        self.assertEqual(self.page.locator("body").aria_snapshot(),
                         "- text: 地区\n- combobox \"地区\": 请选择所在地区")

    def test_the_tree_of_the_open_control(self):
        self.open('<region-picker aria-label="地区" value="810101" depth="2"></region-picker>')
        self.button.click()
        snapshot = self.dialog.aria_snapshot()
        for line in ('dialog "地区"', 'heading "地区"', 'button "取消"', 'combobox "名称、拼音、首字母或代码"',
                     'tablist "级别"', 'tab "中西区" [selected]', 'tabpanel "中西区"',
                     'listbox "香港特别行政区的下级地区"', 'option "中西区" [selected]'):
            self.assertIn(line, snapshot)

    def test_every_tab_has_its_panel_and_every_panel_its_tab(self):
        self.open('<region-picker value="440305" depth="3"></region-picker>')
        self.button.click()
        pairs = self.js(
            "[...picker.shadowRoot.querySelectorAll('[role=tab]')].map((tab) => {"
            " const panel = picker.shadowRoot.getElementById(tab.getAttribute('aria-controls'));"
            " return [panel.getAttribute('role'), panel.getAttribute('aria-labelledby') === tab.id,"
            " tab.getAttribute('aria-selected')] })")
        self.assertEqual(pairs, [["tabpanel", False, "false"]] * 2 + [["tabpanel", True, "true"]])

    def test_the_cursor_is_told_by_an_id_that_exists(self):
        self.open(ONE)
        self.button.click()
        for key in ("End", "PageUp", "Home", "ArrowDown"):
            self.page.keyboard.press(key)
            self.assertTrue(self.js(
                "Boolean(picker.shadowRoot.getElementById(picker.shadowRoot"
                ".querySelector('input').getAttribute('aria-activedescendant')))"))

    def test_how_many_are_found_is_announced(self):
        self.open(ONE)
        self.button.click()
        self.page.keyboard.type("湖")
        self.assertRegex(self.js("picker.shadowRoot.querySelector('.unseen').textContent"), r"\d+\+?个地区")


def many_children(made={}):
    """A file of one region with 3,000 below it, made by the command line tool."""
    import pathlib
    import subprocess
    import tempfile

    from harness import TOOL

    if "file" not in made:
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "many.csv"
            rows = ["id,parent,name", "1,,Land"]
            rows += [f"{1000 + row},1,Place {row}" for row in range(3000)]
            source.write_text("\n".join(rows) + "\n")
            out = pathlib.Path(folder) / "many.regions"
            subprocess.run([TOOL, "import", str(source), "-o", str(out)], check=True, capture_output=True)
            made["file"] = out.read_bytes()
    return made["file"]


if __name__ == "__main__":
    unittest.main(verbosity=2)
