"""The looks of both elements, drawn again and held against the pictures in `looks`.

LOOKS=draw writes the pictures anew. They are compared only where the browser that drew them is the one here:
others set text differently by a pixel.
"""

import base64
import os
import pathlib
import unittest

from form_harness import SHOP, FormTest

FOLDER = pathlib.Path(__file__).resolve().parent / "looks"
DRAWS = os.environ.get("LOOKS") == "draw"
# Of all pixels, how many may differ.
TOLERANCE = 0.01

COMPARE = """async ([one, other]) => {
  const pixels = async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > 32)) different += 1;
  }
  return different / (a.width * a.height);
}"""


class Looks(FormTest):
    def look(self, name):
        """Draws what is on the page, or holds it against the picture of before."""
        self.js("document.fonts.ready.then(() => {})")
        self.drawn()
        drawn = self.page.screenshot(animations="disabled")
        file, version = FOLDER / f"{name}.png", FOLDER / "browser.txt"
        if DRAWS:
            FOLDER.mkdir(exist_ok=True)
            file.write_bytes(drawn)
            version.write_text(self.browser.version.split(".")[0] + "\n")
            return
        self.assertTrue(file.exists(), f"{file.name} is missing: LOOKS=draw draws it")
        if version.read_text().strip() != self.browser.version.split(".")[0]:
            self.skipTest("the pictures are of another version of the browser")
        texts = [base64.b64encode(data).decode() for data in (file.read_bytes(), drawn)]
        self.assertLess(self.js(COMPARE, texts), TOLERANCE, f"{name} looks different")

    def page_of(self, body, width, height, scheme):
        options = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "bypass_csp": True,
                   "reduced_motion": "reduce", "has_touch": width < 700, "is_mobile": width < 700}
        style = (f"<style>:root {{ color-scheme: {scheme} }} body {{ margin: 16px; font: 16px/1.5 'Noto Sans CJK SC',"
                 " sans-serif }</style>")
        return style + body, options

    def test_the_picker(self):
        for width, height in ((320, 568), (390, 800), (768, 700), (1280, 700)):
            for scheme in ("light", "dark"):
                body, options = self.page_of(
                    '<region-picker until="county" value="440305" aria-label="所在地区"></region-picker>',
                    width, height, scheme)
                self.open(body, **options)
                self.button.click()
                self.options.first.wait_for()
                self.look(f"picker-{width}-{scheme}")

    def test_results_letters_and_pinned_regions(self):
        for scheme in ("light", "dark"):
            body, options = self.page_of(
                '<region-picker until="county" index pinned="110000 310000 440300" aria-label="所在地区">'
                "</region-picker>", 390, 800, scheme)
            self.open(body, **options)
            self.button.click()
            self.options.first.wait_for()
            self.look(f"letters-390-{scheme}")
            self.search.fill("朝阳")
            self.look(f"results-390-{scheme}")

    def test_from_right_to_left(self):
        body, options = self.page_of(
            '<div dir="rtl"><region-picker until="county" value="440305" aria-label="所在地区"></region-picker></div>',
            1280, 700, "light")
        self.open(body, **options)
        self.button.click()
        self.options.first.wait_for()
        self.look("rtl-1280-light")

    def test_the_form(self):
        for width, height in ((320, 900), (390, 900), (768, 900), (1280, 900)):
            for scheme in ("light", "dark"):
                body, options = self.page_of(SHOP, width, height, scheme)
                self.open_form(body, **options)
                self.row("groupName").locator("input").fill("荔湾小店")
                self.js("form.send({ event: 'edit', key: 'regionId', value: '440103' })")
                self.js("form.submit().then(() => document.activeElement.blur())")
                self.js("scrollTo(0, 0)")
                self.look(f"form-{width}-{scheme}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
