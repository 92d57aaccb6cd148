"""`<region-form>` in a browser: what seed forms ask for, by name."""

import json
import subprocess
import unittest

from form_harness import FORMS, GUANGDONG, PIXEL, SCHEDULE, SHOP, FormTest, answer
from harness import TOOL

PEOPLE = [{"id": "p1", "title": "王芳"}, {"id": "p2", "title": "李雷"}, {"id": "p3", "title": "韩梅梅"}]


class ShopForm(FormTest):
    def test_rows_titles_and_placeholders_are_those_of_the_definition(self):
        self.open_form(SHOP)
        first = self.events("shop.json", [], GUANGDONG)[0]
        self.assertEqual(self.js("form.rows"), first["rows"])
        self.assertEqual(
            self.page.locator(".title:visible").all_inner_texts(),
            ["网店名称 *", "网店主标签 *", "网店简介 *", "网店地址 *", "网店座机 *", "email", "网店LOGO *", "网店封面图 *"])
        self.assertEqual(
            self.row("contactMail").locator("input").get_attribute("placeholder"), "请输入email(选填)")

    def test_submission_marks_every_failing_row_at_once_with_the_same_errors(self):
        self.open_form(SHOP)
        self.submit()
        state = self.events("shop.json", [{"event": "submit"}], GUANGDONG)[1]
        expected = {row["id"]: row["error"] for row in state["rows"] if row["error"]}
        self.assertEqual(len(expected), 8)
        self.assertEqual(self.shown_errors(), expected)
        self.assertEqual(self.js("log"), [])
        self.assertEqual(self.page.get_by_role("status").inner_text(), "有8项需要修改")
        self.assertEqual(self.js("form.shadowRoot.activeElement.closest('.row').dataset.key"), state["firstError"])

    def test_an_error_is_tied_to_its_control(self):
        self.open_form(SHOP)
        self.submit()
        name = self.page.get_by_role("textbox", name="网店名称")
        self.assertEqual(name.get_attribute("aria-invalid"), "true")
        self.assertEqual(name.get_attribute("aria-required"), "true")
        described = name.get_attribute("aria-describedby")
        self.assertEqual(self.page.locator("#" + described).inner_text(), "网店名不能为空")
        region = self.page.get_by_role("combobox", name="网店地址")
        self.assertEqual(region.get_attribute("aria-invalid"), "true")
        self.assertEqual(region.get_attribute("aria-description"), "市区不能为空")
        name.fill("小店")
        self.assertIsNone(name.get_attribute("aria-invalid"))
        self.assertIsNone(name.get_attribute("aria-describedby"))

    def test_a_length_limit_speaks_while_typing(self):
        self.open_form(SHOP)
        name = self.row("groupName").locator("input")
        name.fill("店" * 30)
        self.assertIsNone(self.error("groupName"))
        name.press_sequentially("铺")
        self.assertEqual(self.error("groupName"), "最多30个字")
        name.press("Backspace")
        self.assertIsNone(self.error("groupName"))

    def test_any_edit_of_the_mail_takes_its_error_away(self):
        self.open_form(SHOP)
        mail = self.row("contactMail").locator("input")
        mail.fill("a@b")
        self.submit()
        self.assertEqual(self.error("contactMail"), "邮箱格式不合法")
        mail.press("End")
        mail.press_sequentially("c")
        self.assertIsNone(self.error("contactMail"))

    def test_a_required_error_goes_as_soon_as_there_is_something(self):
        self.open_form(SHOP)
        self.submit()
        self.row("tag").locator("input").fill(" ")
        self.assertEqual(self.error("tag"), "标签不能为空")
        self.row("tag").locator("input").fill("茶")
        self.assertIsNone(self.error("tag"))
        self.choose_picture("logo")
        self.assertIsNone(self.error("logo"))

    def test_the_region_field_opens_the_picker_below_the_province_and_cancel_keeps_the_value(self):
        self.open_form(SHOP)
        self.submit()
        field = self.row("regionId").locator("region-picker .field")
        field.click()
        self.assertIn("深圳市", self.page.get_by_role("option").all_inner_texts()[2])
        self.page.get_by_role("option", name="广州市").click()
        self.page.get_by_role("option", name="荔湾区").click()
        self.assertEqual(self.value("regionId"), "440103")
        self.assertIsNone(self.error("regionId"))
        self.assertEqual(field.inner_text().replace("\u200b", ""), "广州市›荔湾区")
        field.click()
        self.page.keyboard.press("Escape")
        self.assertEqual(self.value("regionId"), "440103")

    def test_a_city_without_districts_is_a_choice(self):
        self.open_form(SHOP)
        self.row("regionId").locator("region-picker .field").click()
        self.page.get_by_role("option", name="东莞市").click()
        self.assertEqual(self.value("regionId"), "441900")

    def test_a_picture_is_chosen_shown_and_removed(self):
        self.open_form(SHOP)
        self.choose_picture("logo")
        self.assertEqual(self.value("logo"), "logo.png")
        picture = self.row("logo").locator("img")
        self.assertTrue(picture.get_attribute("src").startswith("blob:"))
        self.until("form.shadowRoot.querySelector('[data-key=logo] img').naturalWidth === 1")
        self.page.get_by_role("button", name="移除网店LOGO").click()
        self.assertIsNone(self.value("logo"))
        self.assertFalse(picture.is_visible())
        # The same file once more, and another of its name.
        self.choose_picture("logo")
        self.choose_picture("cover")
        self.assertEqual(self.value("cover"), "logo 2.png")
        self.assertEqual(self.js("[...form.files.keys()]"), ["logo.png", "logo 2.png"])

    def test_a_picture_that_is_already_there_is_accepted_by_its_url(self):
        self.faults["/logo.png"] = answer(PIXEL, "image/png")
        values = json.dumps({"logo": self.url + "logo.png"})
        self.open_form(f"<region-form src='/forms/shop.json' values='{values}'></region-form>")
        self.submit()
        self.assertIsNone(self.error("logo"))
        self.assertEqual(self.error("cover"), "封面图不能为空")
        self.assertTrue(self.row("logo").locator("img").is_visible())

    def test_submission_hands_over_the_payload_that_the_tool_gives(self):
        self.open_form(SHOP)
        self.fill_shop()
        self.js("""form.addEventListener("payload", (event) => { window.handed = {
          payload: event.payload, files: [...event.files.keys()],
          data: [...event.formData].map(([key, value]) => [key, value.name ?? value]) }; }), null""")
        self.submit()
        self.page.get_by_role("status").filter(has_text="已提交").wait_for()
        handed = self.js("handed")
        payload = handed["payload"]
        self.assertEqual(payload["cityId"], "440100")
        self.assertEqual(list(payload), [
            "groupName", "tag", "introduction", "regionId", "cityId", "address", "telephone", "logoUrl", "coverUrl"])
        answers = FORMS.parent.parent / ".build/form-answers.json"
        answers.write_text(json.dumps(payload))
        checked = subprocess.run(
            [TOOL, "form", str(FORMS / "shop.json"), "--check", str(answers)], capture_output=True, text=True)
        self.assertEqual(json.loads(checked.stdout), payload, checked.stderr)
        self.assertEqual(handed["files"], ["logo.png", "cover.png"])
        self.assertEqual(dict(handed["data"])["logoUrl"], "logo.png")
        self.assertEqual(self.js("form.status"), "submitted")

    def test_a_server_that_refuses_marks_its_fields(self):
        self.open_form(SHOP)
        self.fill_shop()
        self.faults["/shops"] = answer(
            json.dumps({"message": "名称重复", "fields": {"groupName": "这个名称已被使用"}}).encode(), status=409)
        self.js("""form.addEventListener("payload", (event) => event.respondWith(fetch("/shops"))), null""")
        self.submit()
        self.page.get_by_role("status").filter(has_text="名称重复").wait_for()
        self.assertEqual(self.error("groupName"), "这个名称已被使用")
        self.assertEqual(self.js("form.status"), "editing")
        self.row("groupName").locator("input").fill("另一家店")
        self.assertIsNone(self.error("groupName"))

    def test_files_are_sent_before_the_payload_and_one_that_fails_marks_its_row(self):
        self.open_form(SHOP)
        self.fill_shop()
        self.js("""window.sent = [];
          form.uploader = async (file, name) => {
            sent.push(name);
            if (name === "cover.png" && sent.length < 3) throw new Error("busy");
            return `https://store.example/${name}`;
          };
          form.addEventListener("payload", (event) => { window.handed = event.payload; }); null""")
        self.submit()
        self.page.get_by_role("status").filter(has_text="文件未能上传").wait_for()
        self.assertEqual(self.shown_errors(), {"cover": "文件未能上传"})
        self.submit()
        self.page.get_by_role("status").filter(has_text="已提交").wait_for()
        # What arrived is not sent again.
        self.assertEqual(self.js("sent"), ["logo.png", "cover.png", "cover.png"])
        self.assertEqual(self.js("handed.coverUrl"), "https://store.example/cover.png")

    def test_facts_that_change_lead_the_picker_elsewhere(self):
        self.open_form(SHOP)
        self.js("form.facts = { provinceId: '330000' }, null")
        self.row("regionId").locator("region-picker .field").click()
        self.assertIn("杭州市", self.page.get_by_role("option").all_inner_texts()[0])

    def test_new_region_data_keeps_the_values_and_shows_its_names(self):
        self.open_form("<region-form src='/forms/shop.json' values='{\"regionId\": \"440103\"}'></region-form>")
        source = FORMS.parent.parent / ".build/form-regions.csv"
        source.write_text("id,parent,name\n440000,,粤省\n440100,440000,穗城\n440103,440100,西关区\n")
        made = source.with_suffix(".regions")
        subprocess.run([TOOL, "import", str(source), "-o", str(made)], check=True, capture_output=True)
        self.faults["/new.regions"] = answer(made.read_bytes(), "application/octet-stream")
        self.assertEqual(self.js("form.rows[3].text"), "广东省 广州市 荔湾区")
        self.row("tag").locator("input").fill("茶")
        self.js("""import("/regions.js").then(({ RegionTree }) => RegionTree.load("/new.regions"))
          .then((tree) => { form.tree = tree; })""")
        self.assertEqual(self.js("form.rows[3].text"), "粤省 穗城 西关区")
        self.assertEqual(self.value("tag"), "茶")
        self.assertIn("西关区", self.row("regionId").locator("region-picker .field").inner_text())

    def test_keyboard_alone_fills_and_submits(self):
        self.open_form(SHOP)
        keyboard = self.page.keyboard
        self.js("form.addEventListener('payload', (event) => { window.handed = event.payload; }), null")
        self.choose_picture("logo")
        self.choose_picture("cover")
        self.row("groupName").locator("input").focus()
        for text in ["小店", "茶", "简介"]:
            keyboard.type(text)
            keyboard.press("Tab")
        keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for()
        keyboard.type("荔湾")
        keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for(state="hidden")
        for text in ["中山七路1号", "020-81234567"]:
            keyboard.press("Tab")
            keyboard.type(text)
        keyboard.press("Enter")
        self.page.get_by_role("status").filter(has_text="已提交").wait_for()
        self.assertEqual(self.js("handed.regionId"), "440103")

    def test_what_an_input_method_composes_is_told_when_it_is_done(self):
        self.open_form(SHOP)
        self.row("groupName").locator("input").focus()
        client = self.context.new_cdp_session(self.page)
        client.send("Input.imeSetComposition", {"text": "xiao", "selectionStart": 4, "selectionEnd": 4})
        self.assertIsNone(self.value("groupName"))
        client.send("Input.insertText", {"text": "小店"})
        self.assertEqual(self.value("groupName"), "小店")

    def test_a_reader_hears_titles_values_and_errors(self):
        self.open_form(SHOP)
        snapshot = self.page.locator("region-form").aria_snapshot()
        for line in ['heading "创建网店" [level=2]', 'textbox "网店名称"', 'textbox "请输入详细门牌号"', 'button "提交"',
                     'combobox "网店地址": 市 / 区']:
            self.assertIn(line, snapshot)

    def test_it_fits_320_pixels_and_200_per_cent(self):
        for width, size in [(320, "16px"), (320, "32px")]:
            self.open_form(SHOP, viewport={"width": width, "height": 700})
            self.js("(size) => { document.documentElement.style.fontSize = size; }", size)
            self.submit()
            self.assertLessEqual(self.js("document.documentElement.scrollWidth"), width, size)

    def test_it_is_dark_where_the_reader_wants_it(self):
        colours = []
        for scheme in ["light", "dark"]:
            self.open_form(SHOP, color_scheme=scheme)
            self.js("document.documentElement.style.colorScheme = 'light dark'")
            colours.append(self.js("getComputedStyle(form.shadowRoot.querySelector('.input')).backgroundColor"))
        self.assertNotEqual(*colours)

    def test_it_speaks_the_language_of_the_page(self):
        self.open_form(SHOP, language="en")
        self.page.get_by_role("button", name="Submit").click()
        state = self.events("shop.json", [{"event": "submit"}], GUANGDONG, language="en")[1]
        self.assertEqual(self.shown_errors(), {row["id"]: row["error"] for row in state["rows"] if row["error"]})


class InAPage(FormTest):
    def test_entries_of_the_form_around_it(self):
        self.open_form(f"<form id=outer><input name=extra value=1>{SHOP}<button>送</button></form>")
        self.assertFalse(self.page.get_by_role("button", name="提交").is_visible())
        self.fill_shop()
        entries = self.js("[...new FormData(outer)].map(([key, value]) => [key, value.name ?? value])")
        self.assertEqual(dict(entries)["extra"], "1")
        self.assertEqual(dict(entries)["cityId"], "440100")
        self.assertEqual(dict(entries)["logoUrl"], "logo.png")
        self.js("form.name = 'shop', form.send({ event: 'edit', key: 'tag', value: '新' }), null")
        named = dict(self.js("[...new FormData(outer)].map(([key, value]) => [key, value.name ?? value])"))
        self.assertEqual(json.loads(named["shop"])["tag"], "新")

    def test_a_form_around_it_is_not_sent_while_it_is_wrong(self):
        self.open_form(f"<form id=outer>{SHOP}<button>送</button></form>")
        self.js("outer.addEventListener('submit', (event) => { event.preventDefault(); log.push('sent'); }), null")
        self.page.get_by_role("button", name="送").click()
        self.assertEqual(self.js("log"), [])
        self.assertEqual(len(self.shown_errors()), 8)
        self.assertFalse(self.js("form.validity.valid"))
        self.fill_shop()
        self.assertTrue(self.js("form.checkValidity()"))
        self.js("log.length = 0")
        self.page.get_by_role("button", name="送").click()
        self.assertEqual(self.js("log"), ["sent"])

    def test_reset_and_fieldset(self):
        self.open_form(f"<form id=outer><fieldset id=set>{SHOP}</fieldset></form>")
        self.row("tag").locator("input").fill("茶")
        self.js("outer.reset()")
        self.until("form.rows.length > 0 && !form.rows[1].value")
        self.js("set.disabled = true, null")
        self.assertTrue(self.js("form.shadowRoot.querySelector('form').inert"))
        self.assertEqual(self.js("[...new FormData(outer)].length"), 0)
        self.js("set.disabled = false, null")
        self.assertFalse(self.js("form.shadowRoot.querySelector('form').inert"))

    def test_a_definition_that_contradicts_itself_is_told(self):
        self.faults["/forms/wrong.json"] = answer(b'{"sections": [{"fields": [{"key": "a", "title": "A", "rules": [{"maximumLength": 0}]}]}]}')
        self.open_form("<region-form src='/forms/wrong.json'></region-form>", wait=False)
        alert = self.page.get_by_role("alert")
        alert.wait_for()
        self.assertEqual(
            alert.inner_text(), "表单加载失败: 1:64: $.sections[0].fields[0].rules[0]: a length is at least 1, not 0")

    def test_a_failing_server_can_be_tried_again(self):
        self.faults["/forms/shop.json"] = answer(b"no", "text/plain", 503)
        self.open_form(SHOP, wait=False)
        self.page.get_by_role("alert").wait_for()
        del self.faults["/forms/shop.json"]
        self.faults["/forms/shop.json"] = answer((FORMS / "shop.json").read_bytes())
        self.page.get_by_role("button", name="重试").click()
        self.until("form.rows.length === 9")

    def test_a_page_with_a_picker_alone_fetches_nothing_of_the_forms(self):
        asked = []
        self.open("<region-picker></region-picker>", wait=False)
        self.page.on("request", lambda request: asked.append(request.url))
        self.page.reload()
        self.until("document.querySelector('region-picker').tree")
        self.assertTrue(any("regions-picker.wasm" in url for url in asked), asked)
        self.assertFalse([url for url in asked if "/form/" in url or "form.wasm" in url])


class ScheduleForm(FormTest):
    def fill(self, key, text):
        self.row(key).locator(".input").fill(text)

    def set_time(self, key, text):
        editor = self.row(key + ".editor").locator("input")
        if not editor.is_visible():
            self.row(key).get_by_role("button").click()
        editor.fill(text)
        editor.dispatch_event("change")

    def test_an_editor_opens_below_the_row_that_is_touched_one_at_a_time(self):
        self.open_form(SCHEDULE)
        ids = "form.rows.map(({ id }) => id)"
        self.row("startTime").get_by_role("button").click()
        self.assertEqual(self.js(ids)[1:3], ["startTime", "startTime.editor"])
        self.assertEqual(self.js("form.shadowRoot.activeElement.type"), "datetime-local")
        self.row("endTime").get_by_role("button").click()
        self.assertEqual(self.js(ids)[1:4], ["startTime", "endTime", "endTime.editor"])
        self.row("name").locator("input").focus()
        self.assertNotIn("endTime.editor", self.js(ids))

    def test_a_date_and_time_is_chosen_and_the_order_is_told(self):
        self.open_form(SCHEDULE)
        self.fill("name", "会议")
        self.set_time("startTime", "2026-01-20T10:00")
        self.set_time("endTime", "2026-01-20T09:00")
        self.assertEqual(self.value("startTime"), "2026-01-20T10:00")
        self.assertEqual(self.row("startTime").get_by_role("button").inner_text(), "2026年1月20日 10:00")
        self.submit()
        self.assertEqual(self.shown_errors(), {"endTime": "必须晚于开始时间"})
        self.set_time("endTime", "2026-01-20T11:00")
        self.assertEqual(self.shown_errors(), {})

    def test_an_offset_that_is_there_stays(self):
        self.open_form("<region-form src='/forms/schedule.json' values='{\"startTime\":\"2026-01-20T10:00+09:00\"}'></region-form>")
        self.set_time("startTime", "2026-01-21T08:30")
        self.assertEqual(self.value("startTime"), "2026-01-21T08:30+09:00")

    def test_one_row_is_replaced_by_three_and_the_focus_goes_to_the_first(self):
        self.open_form(SCHEDULE)
        self.page.get_by_role("button", name="添加提醒和备注").click()
        self.assertEqual(self.js("form.rows.map(({ id }) => id).slice(-3)"), ["remind", "isBellEnabled", "note"])
        self.assertEqual(self.js("form.shadowRoot.activeElement.closest('.row').dataset.key"), "remind")

    def test_a_reminder_in_the_past_is_refused_at_once_and_the_old_value_stays(self):
        self.open_form(SCHEDULE)
        self.set_time("startTime", "2026-01-10T09:30")
        self.page.get_by_role("button", name="添加提醒和备注").click()
        self.row("remind").get_by_role("button").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("combobox").select_option("PT15M")
        dialog.get_by_role("button", name="确定").click()
        self.assertEqual(self.value("remind"), "PT15M")
        self.assertEqual(self.row("remind").get_by_role("button").inner_text(), "提前15分钟")
        self.row("remind").get_by_role("button").click()
        dialog.get_by_role("combobox").select_option("PT1H")
        dialog.get_by_role("button", name="确定").click()
        self.assertEqual(dialog.get_by_role("alert").inner_text(), "请设置提醒事件晚于当前时间")
        dialog.get_by_role("button", name="取消").click()
        self.assertEqual(self.value("remind"), "PT15M")

    def test_a_note_is_written_on_a_page_of_its_own(self):
        self.open_form(SCHEDULE)
        self.page.get_by_role("button", name="添加提醒和备注").click()
        self.row("note").get_by_role("button").click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill("带上\n资料")
        self.page.get_by_role("button", name="取消").click()
        self.assertIsNone(self.value("note"))
        self.row("note").get_by_role("button").click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill("带上\n资料")
        self.page.get_by_role("button", name="确定").click()
        self.assertEqual(self.value("note"), "带上\n资料")

    def test_several_people_each_once_from_a_list_that_comes_from_outside(self):
        self.open_form(SCHEDULE)
        self.js("(people) => { form.facts = { participants: people }; }", PEOPLE)
        people = self.row("participants").get_by_role("combobox")
        people.select_option("p1")
        people.select_option("p2")
        self.assertEqual(self.value("participants"), ["p1", "p2"])
        self.assertEqual(people.locator("option").all_inner_texts(), ["添加参与人", "韩梅梅"])
        self.assertEqual(self.page.locator(".item-text").all_inner_texts(), ["王芳", "李雷"])
        self.page.get_by_role("button", name="上移李雷").click()
        self.assertEqual(self.value("participants"), ["p2", "p1"])
        self.page.get_by_role("button", name="移除李雷").click()
        self.assertEqual(self.value("participants"), ["p1"])
        refused = self.js("form.send({ event: 'append', key: 'participants', value: 'p1' })")
        self.assertEqual(refused, "该参与人已添加")
        self.assertEqual(self.error("participants"), "该参与人已添加")


class FormsInside(FormTest):
    DEFINITION = {
        "title": "订单", "sections": [{"title": "收货", "fields": [
            {"key": "to", "title": "收货人", "kind": "form", "form": {"title": "收货人", "sections": [{"fields": [
                {"key": "name", "title": "姓名", "rules": [{"required": True}]},
                {"key": "area", "title": "地区", "kind": "region", "until": "county"}]}]}},
            {"key": "stops", "title": "站点", "kind": "list", "item": {"kind": "form", "form": {
                "title": "站点", "sections": [{"fields": [{"key": "name", "title": "站名", "rules": [{"required": True}]}]}]}}},
            {"key": "notes", "title": "备注", "kind": "list", "item": {"kind": "text"}},
            {"key": "gift", "title": "礼品", "kind": "toggle"}]}]}

    def open_order(self):
        self.faults["/forms/order.json"] = answer(json.dumps(self.DEFINITION).encode())
        self.open_form("<region-form src='/forms/order.json'></region-form>")

    def test_a_form_inside_is_filled_on_its_own_and_its_payload_is_the_value(self):
        self.open_order()
        self.row("to").get_by_role("button").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name="确定").click()
        self.assertEqual(dialog.locator(".row.bad .error").inner_text(), "必填")
        dialog.get_by_role("textbox", name="姓名").fill("王芳")
        dialog.get_by_role("button", name="确定").click()
        self.assertEqual(self.value("to"), {"name": "王芳"})
        self.assertEqual(self.js("form.shadowRoot.activeElement.closest('.row').dataset.key"), "to")

    def test_an_item_that_is_a_form_comes_when_it_is_filled_and_not_before(self):
        self.open_order()
        self.row("stops").get_by_role("button", name="添加").click()
        self.page.get_by_role("dialog").get_by_role("button", name="取消").click()
        self.assertIsNone(self.value("stops"))
        self.row("stops").get_by_role("button", name="添加").click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill("北站")
        self.page.get_by_role("dialog").get_by_role("button", name="确定").click()
        self.assertEqual(self.value("stops"), [{"name": "北站"}])

    def test_items_of_text_and_a_toggle(self):
        self.open_order()
        notes = self.row("notes").locator("input")
        notes.fill("轻放")
        notes.press("Enter")
        self.assertEqual(self.value("notes"), ["轻放"])
        self.assertEqual(notes.input_value(), "")
        self.page.get_by_role("switch", name="礼品").check()
        self.assertIs(self.value("gift"), True)
        self.assertEqual(self.js("form.value"), {"notes": ["轻放"], "gift": True})


if __name__ == "__main__":
    unittest.main(verbosity=2)
