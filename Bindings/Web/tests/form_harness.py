"""Pages with a form, and the same form in the command line tool."""

import json
import os
import pathlib
import subprocess
import tempfile

from harness import ROOT, TOOL, BrowserTest

FORMS = ROOT / "Data/forms"
NOW = "2026-01-10T09:00+08:00"
GUANGDONG = {"provinceId": "440000"}
SHOP = "<region-form src='/forms/shop.json' facts='%s'></region-form>" % json.dumps(GUANGDONG)
SCHEDULE = "<region-form src='/forms/schedule.json'></region-form>"

PAGE = """<!doctype html><html lang="%s"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>test</title><link rel="icon" href="data:,">
<script type="module" src="/region-form.js"></script><body>%s</body></html>"""

# A picture of one pixel.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060"
    "0000000500011d0a2db40000000049454e44ae426082")


class FormTest(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()
        super().tearDownClass()

    def open_form(self, body, language="zh", wait=True, **context):
        """A page in which `form` is the first form, at a time of ours; `log` has its events."""
        for path in FORMS.glob("*.json"):
            if "/forms/" + path.name not in self.faults:
                self.faults["/forms/" + path.name] = answer(path.read_bytes())
        self.pages["test"] = PAGE % (language, body)
        if self.context:
            self.context.close()
        self.context = self.browser.new_context(
            **{"viewport": {"width": 900, "height": 900}, "locale": "zh-CN", "reduced_motion": "reduce", **context})
        self.page = self.context.new_page()
        self.page.set_default_timeout(int(os.environ.get("TIMEOUT") or 30_000))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error"
                     and "Failed to load resource" not in message.text
                     and self.errors.append(message.text))
        self.page.goto(self.url + "test.html")
        self.until("!!customElements.get('region-form')")
        self.page.evaluate("""(now) => {
          window.form = document.querySelector("region-form");
          form.now = now;
          window.log = [];
          for (const name of ["input", "change", "payload", "error"]) {
            form.addEventListener(name, () => log.push(name));
          }
        }""", NOW)
        if wait:
            self.until("form.rows.length > 0")
            self.page.evaluate("form.recorder = true, null")
        return self.page

    # What a reader sees

    def row(self, key):
        return self.page.locator(f"region-form [data-key='{key}']")

    def error(self, key):
        """What the row says is wrong; None if it says nothing."""
        error = self.row(key).locator("> .error")
        return error.inner_text() if error.is_visible() else None

    def shown_errors(self):
        return self.js("""Object.fromEntries([...form.shadowRoot.querySelectorAll(".row")]
          .map((row) => [row.dataset.key, row.querySelector(":scope > .error")])
          .filter(([, error]) => !error.hidden).map(([key, error]) => [key, error.textContent]))""")

    def value(self, key):
        return self.js("(key) => form.rows.find(({ id }) => id === key)?.value ?? null", key)

    def submit(self):
        self.page.get_by_role("button", name="提交", exact=True).click()

    def choose_picture(self, key, name="logo.png"):
        self.row(key).locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "image/png", "buffer": PIXEL})

    def fill_shop(self):
        for key, text in {
            "groupName": "荔湾小店", "tag": "早茶", "introduction": "两行\n简介", "address": "中山七路1号",
            "telephone": "020-81234567",
        }.items():
            self.row(key).locator(".input").fill(text)
        self.js("form.send({ event: 'edit', key: 'regionId', value: '440103' })")
        self.choose_picture("logo")
        self.choose_picture("cover", "cover.png")

    # The same in the tool

    def events(self, form, lines, facts=None, language="zh", values=None):
        """The states of `regions form --events`."""
        arguments = [TOOL, "form", str(FORMS / form), "--events", "--now", NOW, "--language", language]
        if facts is not None:
            file = pathlib.Path(self.folder.name) / "facts.json"
            file.write_text(json.dumps(facts))
            arguments += ["--facts", str(file)]
        if values is not None:
            file = pathlib.Path(self.folder.name) / "values.json"
            file.write_text(json.dumps(values))
            arguments += ["--answers", str(file)]
        ran = subprocess.run(
            arguments, input="".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines),
            capture_output=True, text=True, timeout=60)
        return [json.loads(line) for line in ran.stdout.splitlines()]


def answer(body, kind="application/json", status=200):
    return lambda _: (status, body, kind)
