"""The pages of the README for frameworks, each in the framework itself where Debian has it."""

import pathlib
import re
import unittest

from harness import BrowserTest

WEB = pathlib.Path(__file__).resolve().parent.parent
LIBRARIES = {
    "/react.js": "/usr/share/nodejs/react/umd/react.production.min.js",
    "/react-dom.js": "/usr/share/nodejs/react-dom/umd/react-dom.production.min.js",
    "/vue.js": "/usr/share/javascript/vue/vue.min.js",
}


def example(language, number=0):
    """A block of code of the page on frameworks."""
    blocks = re.findall(rf"```{language}\n(.*?)```", (WEB / "FRAMEWORKS.md").read_text(), re.DOTALL)
    return blocks[number]


class Frameworks(BrowserTest):
    def libraries(self, *paths):
        for path in paths:
            file = pathlib.Path(LIBRARIES[path])
            if not file.exists():
                self.skipTest(f"{file} is not here")
            self.faults[path] = lambda _, file=file: (200, file.read_bytes(), "text/javascript")

    def page_of(self, body, script, *libraries):
        self.libraries(*libraries)
        self.faults["/app.js"] = lambda _: (200, script.encode(), "text/javascript")
        tags = "".join(f'<script src="{path}"></script>' for path in libraries)
        # Vue compiles templates in the page, which the policy of the others forbids.
        self.open(body + tags + '<script type="module" src="/app.js"></script>', wait=False,
                  bypass_csp="/vue.js" in libraries)
        self.until("document.querySelector('region-picker')")
        self.js("window.picker = document.querySelector('region-picker'); picker.ready.then(() => {})")

    def choose(self):
        self.button.click()
        self.page.keyboard.type("nanshan")
        self.options.first.wait_for()
        self.page.keyboard.press("Enter")
        self.page.get_by_text("chosen: 440305").wait_for()

    def test_plain_html(self):
        self.open(example("html").replace('src="region-picker.js"', 'src="/region-picker.js"'))
        self.button.click()
        self.page.keyboard.type("nanshan")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.js("new FormData(document.forms[0]).get('area')"), "440305")

    def test_react(self):
        self.page_of("<div id=root></div>", example("js react"), "/react.js", "/react-dom.js")
        self.choose()
        self.page.get_by_role("button", name="clear").click()
        self.until("picker.value === ''")

    def test_vue(self):
        script = example("js vue")
        self.page_of("<div id=root></div>", script, "/vue.js")
        self.choose()
        self.page.get_by_role("button", name="clear").click()
        self.until("picker.value === ''")

    def test_svelte_as_its_compiler_sets_custom_elements(self):
        # What Svelte 4 and 5 do with `<region-picker {value} until="county" on:change>`: a property where the
        # element has one of that name, else an attribute; events by addEventListener.
        script = """
          import "/region-picker.js";
          const set = (node, name, value) => {
            if (name in node) node[name] = typeof node[name] === "boolean" && value === "" ? true : value;
            else if (value === null) node.removeAttribute(name);
            else node.setAttribute(name, value);
          };
          const node = document.createElement("region-picker"), out = document.createElement("p");
          for (const [name, value] of Object.entries({ until: "county", value: "110101", anyLevel: "" })) {
            set(node, name, value);
          }
          node.anyLevel = false;
          node.addEventListener("change", () => { out.textContent = `chosen: ${node.value}` });
          document.querySelector("#root").append(node, out);
        """
        self.page_of("<div id=root></div>", script)
        self.assertIn("东城区", self.button.inner_text())
        self.choose()


if __name__ == "__main__":
    unittest.main(verbosity=2)
