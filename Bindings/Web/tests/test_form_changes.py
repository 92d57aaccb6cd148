"""How `<region-form>` gets on with networks, ways back, languages and phones: each was once a fault."""

import json
import unittest

from form_harness import SHOP, FormTest, answer


class Changes(FormTest):
    def test_the_definition_is_fetched_once(self):
        asked = []
        path = "/forms/shop.json"
        self.open_form(SHOP)
        definition = self.faults[path]
        self.faults[path] = lambda handler: asked.append(1) or definition(handler)
        self.open_form(SHOP.replace("<region-form", "<region-form values='{\"tag\": \"茶\"}'"))
        self.assertEqual(len(asked), 1)
        self.js("form.reset()")
        self.until("form.rows.length > 0")
        self.js("form.lang = 'en'")
        self.until("form.rows.length > 0")
        self.assertEqual(len(asked), 1)

    def test_the_whole_form_is_two_modules(self):
        self.open_form(SHOP)
        names = self.js("performance.getEntriesByType('resource').map(({ name }) =>"
                        " name.slice(name.lastIndexOf('/') + 1)).filter((name) => name)")
        self.assertEqual(sorted(names), ["china.regions", "region-form.js", "region-picker.js", "regions-form.wasm",
                                         "regions-picker.wasm", "shop.json"])

    def test_a_change_of_language_keeps_what_was_typed(self):
        self.open_form(SHOP)
        self.fill_shop()
        before = self.js("form.value")
        self.js("form.lang = 'en'")
        self.until("form.rows.length > 0 && form.shadowRoot.querySelector('.main').textContent === 'Submit'")
        self.assertEqual(self.js("form.value"), before)
        self.assertEqual(self.js("[...form.files.keys()]"), ["logo.png", "cover.png"])
        self.js("form.reset()")
        self.until("form.rows.length > 0")
        self.assertIsNone(self.value("tag"))

    def test_the_way_back_keeps_what_was_typed(self):
        self.open_form(f"<form id=f>{SHOP}</form>")
        self.row("groupName").locator("input").fill("荔湾小店")
        self.js("form.send({ event: 'edit', key: 'regionId', value: '440103' })")
        self.page.goto(self.url + "package.json")
        self.page.go_back()
        self.until("!!customElements.get('region-form')")
        self.js("window.form = document.querySelector('region-form'), null")
        self.until("form.rows.find(({ id }) => id === 'groupName')?.value === '荔湾小店'")
        self.assertEqual(self.value("regionId"), "440103")

    def test_nothing_is_typed_while_it_is_sent(self):
        self.open_form(SHOP)
        self.fill_shop()
        self.js("form.addEventListener('payload', (event) => event.respondWith("
                "new Promise((done) => { window.answered = done })))")
        self.submit()
        self.until("form.status === 'submitting'")
        field = self.row("groupName").locator("input")
        self.assertTrue(self.js("form.shadowRoot.querySelector('[data-key=groupName]').closest('[inert]') !== null"))
        self.js("form.shadowRoot.querySelector('[data-key=groupName] input').focus()")
        self.page.keyboard.type("xyz")
        self.js("answered()")
        self.page.get_by_role("status").filter(has_text="已提交").wait_for()
        self.assertEqual(field.input_value(), "荔湾小店")
        self.assertEqual(self.shown_errors(), {})
        field.fill("另一家")
        self.assertEqual(self.value("groupName"), "另一家")

    def test_a_refusal_without_words_is_told_in_the_language_of_the_page(self):
        for language, text in (("zh", "提交未被接受（500）"), ("en", "It was not taken (500)")):
            self.open_form(SHOP, language)
            self.fill_shop()
            self.faults["/shops"] = answer(b"<h1>oops</h1>", "text/html", 500)
            self.js("form.addEventListener('payload', (event) => event.respondWith(fetch('/shops'))), null")
            self.js("form.submit().then(() => {})")
            self.page.get_by_role("status").filter(has_text=text).wait_for()

    def test_disabled_looks_it(self):
        self.open_form(SHOP.replace("<region-form", "<region-form disabled"))
        look = "getComputedStyle(form.shadowRoot.querySelector('form')).opacity"
        self.assertLess(float(self.js(look)), 0.7)
        self.js("form.disabled = false")
        self.assertEqual(self.js(look), "1")

    def test_a_file_of_another_kind_is_no_picture(self):
        self.open_form(SHOP)
        self.row("logo").locator("input[type=file]").set_input_files(
            {"name": "virus.exe", "mimeType": "application/x-msdownload", "buffer": b"MZ"})
        self.assertIsNone(self.value("logo"))
        self.assertEqual(self.error("logo"), "“virus.exe”不是图片")
        self.choose_picture("logo")
        self.assertIsNone(self.error("logo"))
        self.assertEqual(self.value("logo"), "logo.png")

    # Files of names, of one type, come to the row of a key by an event.
    COME = """([key, event, names, type]) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([Uint8Array.of(1)], name, { type }));
      const target = form.shadowRoot.querySelector(`[data-key="${key}"] input[type=file]`);
      const options = { bubbles: true, composed: true, cancelable: true };
      const sent = event === "paste" ? new ClipboardEvent(event, { ...options, clipboardData: data })
        : new DragEvent(event, { ...options, dataTransfer: data });
      target.dispatchEvent(sent);
      return sent.defaultPrevented;
    }"""

    def come(self, key, event, *names, kind="image/png"):
        return self.js(self.COME, [key, event, list(names), kind])

    def test_pictures_are_dropped_and_pasted(self):
        self.open_form(SHOP)
        over = "form.shadowRoot.querySelector('[data-key=logo] .picture').classList.contains('over')"
        self.assertTrue(self.come("logo", "dragover", "a.png"))
        self.assertTrue(self.js(over))
        self.assertTrue(self.come("logo", "drop", "a.png"))
        self.assertFalse(self.js(over))
        self.assertEqual(self.value("logo"), "a.png")
        self.assertTrue(self.come("cover", "paste", "image.png"))
        self.assertEqual(self.value("cover"), "image.png")
        self.assertEqual(self.js("[...form.files.keys()].sort()"), ["a.png", "image.png"])
        # What doesn't fit is refused as the chooser's is, and what is no file goes its own way.
        self.assertTrue(self.come("logo", "drop", "virus.exe", kind="application/x-msdownload"))
        self.assertEqual(self.error("logo"), "“virus.exe”不是图片")
        self.come("logo", "drop", "b.png", "c.png")
        self.assertEqual(self.error("logo"), "这里只能放一个文件")
        self.assertEqual(self.value("logo"), "a.png")
        self.assertFalse(self.come("cover", "paste"))
        self.assertEqual(self.value("cover"), "image.png")

    def test_a_list_takes_several_files_at_once(self):
        self.open_form(SHOP)
        self.js("form.definition = { sections: [{ fields: [{ key: 'photos', title: 'p', kind: 'list',"
                " item: { kind: 'attachment' } }] }] }")
        self.until("form.rows.some(({ id }) => id === 'photos')")
        self.come("photos", "drop", "a.png", "b.png")
        self.come("photos", "paste", "a.png")
        self.assertEqual(self.value("photos"), ["a.png", "b.png", "a 2.png"])
        names = self.js("[...form.shadowRoot.querySelectorAll('[data-move=up]')].map(({ hidden }) => hidden)")
        self.assertEqual(names, [False, False, False])

    def test_one_item_alone_is_moved_nowhere(self):
        self.open_form(SHOP)
        self.js("form.definition = { sections: [{ fields: [{ key: 'words', title: 'w', kind: 'list',"
                " item: { kind: 'text' } }] }] }")
        self.until("form.rows.some(({ id }) => id === 'words')")
        self.js("form.send({ event: 'append', key: 'words', value: 'a' })")
        hidden = "[...form.shadowRoot.querySelectorAll('[data-move]')].map(({ hidden }) => hidden)"
        self.assertEqual(self.js(hidden), [True, True, False])
        self.js("form.send({ event: 'append', key: 'words', value: 'b' })")
        self.assertEqual(self.js(hidden), [False] * 6)

    def test_phones_get_the_keyboard_and_browsers_what_to_fill_in(self):
        self.open_form(SHOP)
        self.js("form.definition = { sections: [{ fields: [{ key: 'mail', title: 'm', kind: 'text', rules: [{ format: 'email'"
                " }] }, { key: 'phone', title: 'p', kind: 'text', rules: [{ format: 'phone' }] },"
                " { key: 'groupName', title: 'g', kind: 'text' }] }] }, null")
        self.until("form.rows.length === 3")
        for key, mode, fill in (("mail", "email", "email"), ("phone", "tel", "tel")):
            field = self.row(key).locator("input")
            self.assertEqual((field.get_attribute("inputmode"), field.get_attribute("autocomplete")), (mode, fill))
        self.assertIsNone(self.row("groupName").locator("input").get_attribute("inputmode"))

    def test_change_comes_when_a_text_is_done(self):
        self.open_form(SHOP)
        self.js("log.length = 0")
        self.row("groupName").locator("input").click()
        self.page.keyboard.type("abc")
        self.assertEqual(self.js("log"), ["input"] * 3)
        self.page.keyboard.press("Tab")
        self.assertEqual(self.js("log"), ["input"] * 3 + ["change"])

    def test_a_pasted_message_fills_the_form_in_one_step(self):
        self.open_form(SHOP)
        self.assertFalse(self.page.locator("region-form .paste").is_visible())
        self.js("""(async () => { form.src = "/forms/delivery.json"; await form.ready; })()""")
        box = self.page.get_by_role("textbox", name="粘贴")
        self.assertEqual(box.get_attribute("placeholder"), "粘贴整段地址，自动识别")
        self.row("contactName").locator("input").fill("李四")
        box.fill("大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期 13812345678")
        self.page.get_by_role("button", name="识别并填写").click()
        self.until("form.value.contactName === '大旋仔'")
        self.assertEqual(self.js("[form.value.contactPhone, form.value.regionId, form.value.address]"),
                         ["13600488000", "440605", "盐步，穗盐路景裕嘉园1期"])
        self.assertEqual(self.row("contactName").locator(".doubt").inner_text(), "请核对此项。")
        self.assertFalse(self.row("contactPhone").locator(".doubt").is_visible())
        self.assertIn("13812345678", self.page.locator("region-form .left-over").inner_text())
        self.page.get_by_role("button", name="撤销").click()
        self.assertEqual(self.js("form.value"), {"contactName": "李四", "isDefault": False})
        self.assertFalse(self.page.get_by_role("button", name="撤销").is_visible())

    def test_a_message_with_nothing_for_the_form_changes_nothing(self):
        self.open_form("<region-form src='/forms/delivery.json'></region-form>")
        self.page.get_by_role("textbox", name="粘贴").fill("?")
        self.page.get_by_role("button", name="识别并填写").click()
        self.until("form.shadowRoot.querySelector('.left-over').textContent !== ''")
        self.assertIn("没有可填入此表单的内容", self.page.locator("region-form .left-over").inner_text())
        self.assertEqual(self.js("form.value"), {"isDefault": False})

    def test_properties_set_before_it_is_in_the_page(self):
        self.open_form(SHOP)
        value = self.js("""(async () => {
          const late = document.createElement("region-form");
          late.src = "/forms/shop.json"; late.values = { groupName: "店" }; late.submitLabel = "送出";
          document.body.append(late);
          await late.ready;
          return [late.value, late.shadowRoot.querySelector(".main").textContent];
        })()""")
        self.assertEqual(json.loads(json.dumps(value)), [{"groupName": "店"}, "送出"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
