"""axe over every state of both elements, in both colour schemes, narrow and wide."""

import pathlib
import unittest

import axe_playwright_python
from form_harness import SCHEDULE, SHOP, FormTest

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
PICKER = '<main><h1>地址</h1><label for="p">地区</label><region-picker id="p" until="county"%s></region-picker></main>'
SIZES = [{"viewport": {"width": 390, "height": 800}}, {"viewport": {"width": 1100, "height": 800}}]


class Axe(FormTest):
    def check(self, where):
        result = self.page.evaluate(
            "(async (source) => { if (!window.axe) (0, eval)(source);"
            " const { violations, passes } = await axe.run(document);"
            " return [passes.length, violations.map(({ id, nodes }) =>"
            "   [id, ...nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)])] })", AXE)
        self.assertGreater(result[0], 5, where)
        self.assertEqual(result[1], [], where)

    def looks(self):
        for size in SIZES:
            for scheme in ("light", "dark"):
                yield {**size, "color_scheme": scheme, "bypass_csp": True, "reduced_motion": "reduce"}

    def scheme(self, look):
        self.js("(scheme) => { document.documentElement.style.colorScheme = scheme;"
                " document.documentElement.style.background = 'Canvas' }", look["color_scheme"])

    def test_the_picker_in_every_state(self):
        for look in self.looks():
            self.open(PICKER % ' required pinned="440300 110101"', **look)
            self.scheme(look)
            self.check(f"closed, {look}")
            self.js("picker.reportValidity()")
            self.check(f"missing, {look}")
            self.button.click()
            self.options.first.wait_for()
            self.check(f"open, {look}")
            self.options.filter(has_text="广东省").click()
            self.page.keyboard.press("ArrowDown")
            self.check(f"second level, {look}")
            self.search.fill("朝阳")
            self.check(f"results, {look}")
            self.search.fill("hangzhuo")
            self.check(f"near results, {look}")
            self.search.fill("zzzzqqqq")
            self.page.locator(".note .message").wait_for()
            self.check(f"nothing found, {look}")

    def test_the_picker_in_trouble(self):
        for look in self.looks():
            self.faults["/gone.regions"] = lambda _: (404, b"", "text/plain")
            self.open(PICKER % ' src="/gone.regions" value="440305"', wait=False, **look)
            self.scheme(look)
            self.until("picker.matches(':state(error)')")
            self.check(f"closed without data, {look}")
            self.button.click()
            self.page.get_by_role("alert").wait_for()
            self.check(f"open without data, {look}")
            for attributes in (' value="110103"', " value=440305 readonly", " value=440305 disabled", " index"):
                self.open(PICKER % attributes, **look)
                self.scheme(look)
                self.check(f"{attributes}, {look}")
            self.button.click()
            self.check(f"letters, {look}")

    def test_the_form_in_every_state(self):
        for look in self.looks():
            for body in (SHOP, SCHEDULE):
                self.open_form(f"<main><h1>表单</h1>{body}</main>", **look)
                self.scheme(look)
                self.check(f"empty, {look}")
                self.js("form.submit().then(() => {})")
                self.check(f"with errors, {look}")
            self.open_form(f"<main><h1>表单</h1>{SHOP.replace('<region-form', '<region-form disabled')}</main>", **look)
            self.scheme(look)
            self.check(f"disabled, {look}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
