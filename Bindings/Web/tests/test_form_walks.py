"""Random walks through a form in the page give the states of `regions form --events`."""

import json
import os
import random
import unittest

from form_harness import GUANGDONG, SCHEDULE, SHOP, FormTest
from harness import RANDOM

SEED = int(os.environ.get("SEED") or random.randrange(1 << 32))
WALKS = int(os.environ.get("WALKS") or 20)

# Forms that can be submitted as they are.
SHOP_VALUES = {
    "groupName": "荔湾小店", "tag": "早茶", "introduction": "简介", "regionId": "440103", "address": "1号",
    "telephone": "020-81234567", "logo": "/logo.png", "cover": "/cover.png"}
SCHEDULE_VALUES = {"name": "会议", "startTime": "2026-01-20T10:00", "endTime": "2026-01-20T11:00"}

PEOPLE = [{"id": "p1", "title": {"en": "Wang Fang", "zh": "王芳"}}, {"id": "p2", "title": "李雷"}, "p3"]

# What a reader can do, by the element's own parts; acts that find nothing to act on do nothing.
WALK = """([seed, turns]) => {""" + RANDOM + """
  const root = form.shadowRoot;
  const pick = (list) => list[next(list.length)];
  const all = (selector) => [...root.querySelectorAll(selector)];
  const tell = (element, name) => element.dispatchEvent(new Event(name, { bubbles: true }));
  const texts = ["", " ", "荔湾小店", "a@b.cn", "a@b", "020-81234567", "店".repeat(31), "两行\\n简介", "\\"\\\\\\u0001"];
  const times = ["", "2026-01-10T09:10", "2026-01-10T08:00", "2026-02-01T10:00"];
  const regions = ["", "440103", "440100", "441900", "110101", "999999"];
  const acts = {
    text() {
      const input = pick(all("input[type=text], textarea"));
      input.focus();
      input.value = input.localName === "input" ? pick(texts).replace("\\n", " ") : pick(texts);
      tell(input, "input");
    },
    time() {
      const input = pick(all(".row input[type=datetime-local]"));
      if (!input) return;
      input.value = pick(times);
      tell(input, "change");
    },
    select() {
      const select = pick(all(".row select"));
      if (!select) return;
      select.value = pick([...select.options]).value;
      tell(select, "change");
    },
    toggle() { pick(all("[role=switch]"))?.click(); },
    touch() {
      pick(all(".touch"))?.click();
      const dialog = root.querySelector("dialog[open]:not(.sheet):not(.panel)");
      if (!dialog) return;
      const control = dialog.querySelector("select, textarea");
      control.value = control.localName === "select" ? pick([...control.options]).value : pick(texts);
      tell(control, control.localName === "select" ? "change" : "input");
      const [cancel, done] = dialog.querySelectorAll(".actions button");
      done.click();
      if (dialog.open) cancel.click();
    },
    region() {
      const picker = pick(all("region-picker"));
      if (!picker) return;
      picker.value = pick(regions);
      tell(picker, "change");
    },
    remove() { pick(all("[data-move]:not([disabled])"))?.click(); },
    fact() {
      form.facts = { ...form.facts, provinceId: pick(["440000", "330000", ""]) };
    },
    // Once it is taken, then refused; a form without this list refuses it always.
    again() { form.send({ event: "append", key: "participants", value: "p1" }); },
    submit() { if (form.status !== "submitting") return form.submit(); },
  };
  const names = ["text", "text", "text", "time", "select", "toggle", "touch", "touch", "region", "remove", "fact",
    "again", "submit"];
  return (async () => {
    for (let turn = 0; turn < turns; turn += 1) await acts[pick(names)]();
    return [form.recorder.events, JSON.stringify(form.recorder.states)];
  })();
}"""


class Walks(FormTest):
    def test_random_walks_replay_in_the_command_line_tool(self):
        generator = random.Random(SEED)
        events = submitted = refused = 0
        for walk in range(WALKS):
            is_shop = walk % 2 == 0
            values = (SHOP_VALUES if is_shop else SCHEDULE_VALUES) if walk % 4 < 2 else {}
            page = SHOP if is_shop else SCHEDULE
            self.open_form(page.replace(" src=", f" values='{json.dumps(values)}' src="))
            facts = GUANGDONG if is_shop else {}
            if not is_shop:
                self.js("(people) => { form.facts = { participants: people }; }", PEOPLE)
            lines, states = self.js(WALK, [generator.randrange(1 << 32), 10 + generator.randrange(20)])
            lines, states = [json.loads(line) for line in lines.splitlines()], json.loads(states)
            # The tool takes a submission at once; a page hands it over and reports how it ended.
            kept = [place for place, line in enumerate(lines) if line["event"] != "accepted"]
            answers = self.events(
                "shop.json" if is_shop else "schedule.json", [lines[place] for place in kept], facts,
                values=values)
            where = f"seed {SEED}, walk {walk}"
            self.assertEqual(answers[0], states[0], where)
            self.assertEqual(len(answers), len(kept) + 1, where)
            for place, answer in zip(kept, answers[1:]):
                state = states[place + 1]
                if state.get("status") == "submitting":
                    submitted += 1
                    del state["files"]
                    state["status"] = "submitted"
                refused += "error" in answer
                events += 1
                self.assertEqual(answer, state, f"{where}: {lines[place]}")
        self.assertGreater(events, 8 * WALKS)
        self.assertGreater(submitted, 0)
        self.assertGreater(refused, 0)
        print(f"\n  {WALKS} walks, {events} events, {submitted} submitted, {refused} refused, seed {SEED}", flush=True)


if __name__ == "__main__":
    unittest.main(verbosity=2)
