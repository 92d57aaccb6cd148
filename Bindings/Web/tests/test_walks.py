"""Random walks through the element give the states of the machine in Swift."""

import json
import os
import random
import subprocess
import unittest

from harness import RANDOM, TOOL, BrowserTest

SEED = int(os.environ.get("SEED") or random.randrange(1 << 32))
WALKS = int(os.environ.get("WALKS") or 60)

# What a reader can do, as acts on the element's own parts.
WALK = """([seed, configuration]) => {""" + RANDOM + """
  const element = document.createElement("region-picker");
  for (const [name, value] of Object.entries(configuration)) element.setAttribute(name, value);
  element.tree = picker.tree;
  element.recorder = true;
  document.body.append(element);
  const root = element.shadowRoot;
  const press = (key) => (root.activeElement ?? root.querySelector("[role=listbox]"))
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const texts = ["州", "南", "市", "东", "4", "11", "西湖", "深圳市", "北京 朝阳", "没有", "区"];
  const acts = {
    option() {
      const options = root.querySelectorAll("[role=option]");
      options[next(options.length)]?.click();
    },
    tab() {
      const tabs = root.querySelectorAll("[role=tab]:not([disabled])");
      tabs[next(tabs.length)]?.click();
    },
    text() {
      const input = root.querySelector("input");
      input.value = next(4) === 0 ? "" : texts[next(texts.length)];
      input.dispatchEvent(new Event("input"));
    },
    cursor() {
      for (let turn = next(6); turn >= 0; turn -= 1) press(["ArrowDown", "ArrowUp", "PageDown", "End"][next(4)]);
      press("Enter");
    },
    back() { press("Backspace"); },
    escape() { press("Escape"); },
    done() { root.querySelector(".done:not([hidden]):not([disabled])")?.click(); },
  };
  const names = ["option", "option", "option", "option", "tab", "tab", "text", "text", "cursor", "back",
    "escape", "done"];
  element.show();
  for (let turn = 8 + next(14); turn > 0; turn -= 1) {
    if (!element.open) element.show();
    acts[names[next(names.length)]]();
  }
  element.close();
  element.remove();
  return element.recorder.text;
}"""


class Walks(BrowserTest):
    def test_random_walks_replay_in_the_command_line_tool(self):
        self.open("<region-picker></region-picker>")
        generator = random.Random(SEED)
        openings = events = 0
        for walk in range(WALKS):
            configuration = generator.choice([
                {}, {"depth": "3"}, {"depth": "2"}, {"any-level": ""}, {"within": "440000"},
                {"value": "440305"}, {"value": "110101", "depth": "2"}, {"value": "820001"},
                {"until": "county"}, {"until": "county", "value": "441900"},
                {"within": "330000", "depth": "2", "any-level": "", "value": "330106"},
            ])
            text = self.js(WALK, [generator.randrange(1 << 32), configuration])
            for lines in split(text):
                openings += 1
                events += len(lines) - 1
                self.replay(lines, f"seed {SEED}, walk {walk}, {configuration}")
        self.assertGreater(events, 3 * WALKS)
        print(f"\n  {WALKS} walks, {openings} openings, {events} events, seed {SEED}", flush=True)

    def replay(self, lines, where):
        first, rest = lines[0], lines[1:]
        ran = subprocess.run(
            [TOOL, "pick", "--events", *first["arguments"]], capture_output=True, text=True,
            input="".join(json.dumps(line["event"], ensure_ascii=False) + "\n" for line in rest))
        answers = [json.loads(line) for line in ran.stdout.splitlines()]
        self.assertEqual(answers[0], first["state"], where)
        for line, answer in zip(rest, answers[1:], strict=True):
            if "error" in line:
                self.assertIn("error", answer, f"{where}: {line}")
            else:
                self.assertEqual(answer, line["state"], f"{where}: {line['event']}")


def split(text):
    """The openings in a recording: each begins with a line that has the arguments."""
    walks = []
    for line in map(json.loads, text.splitlines()):
        if "arguments" in line:
            walks.append([])
        walks[-1].append(line)
    return walks


if __name__ == "__main__":
    unittest.main(verbosity=2)
