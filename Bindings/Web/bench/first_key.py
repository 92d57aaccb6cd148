"""The first letter in the search field of a picker, from the key to the frame that shows what it finds, on a
processor six times slower; beside the same key in a page with nothing but a field.

Every run is a page of its own, in which the code, the module and the data are fetched and made anew. The key
comes from the browser, as a keyboard's does. It comes when the page has had nothing to do for a while, as
when somebody has opened the picker and looked at it.
"""

SLOWER = 6

EMPTY = """<!doctype html><meta charset="utf-8"><title>empty</title><link rel="icon" href="data:,">
<input id="search"><output></output><script type="module" src="/bench/empty.js"></script>"""
EMPTY_SCRIPT = """const [input, output] = [document.querySelector("input"), document.querySelector("output")];
input.addEventListener("input", () => { output.textContent = input.value; });
document.body.dataset.ready = "";"""
PICKER = """<!doctype html><html lang="zh"><meta charset="utf-8"><title>picker</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="module" src="/region-picker.js"></script><body><region-picker until="county"></region-picker>"""

# What a key takes, until the frame after it is painted.
WATCH = """() => {
  window.key = new Promise((done) => {
    addEventListener("keydown", ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    }, { capture: true, once: true });
  });
}"""
# Nothing to do, three times in a row.
IDLE = """() => new Promise((done) => {
  let times = 0;
  const again = (deadline) => {
    times = deadline.timeRemaining() > 5 ? times + 1 : 0;
    if (times === 3) done(); else requestIdleCallback(again);
  };
  requestIdleCallback(again);
})"""


def faults():
    return {
        "/bench/empty.html": lambda _: (200, EMPTY.encode(), "text/html; charset=utf-8"),
        "/bench/empty.js": lambda _: (200, EMPTY_SCRIPT.encode(), "text/javascript; charset=utf-8"),
        "/bench/picker.html": lambda _: (200, PICKER.encode(), "text/html; charset=utf-8"),
    }


def worked(session):
    """How long the page's thread has had the processor, in milliseconds: the machine's load adds little to it."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def one_key(browser, url, key, is_picker):
    """Of one key, in a page of its own: until it is painted, and what the page's thread worked meanwhile."""
    context = browser.new_context(viewport={"width": 1000, "height": 760}, locale="zh-CN")
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        page.goto(url + ("bench/picker.html" if is_picker else "bench/empty.html"))
        if is_picker:
            page.evaluate("customElements.whenDefined('region-picker')"
                          ".then(() => document.querySelector('region-picker').ready).then(() => {})")
        else:
            page.locator("body[data-ready]").wait_for(state="attached")
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        if is_picker:
            page.locator("region-picker .field").click()
        page.locator("#search").focus()
        page.evaluate(IDLE)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.evaluate(WATCH)
        before = worked(session)
        page.keyboard.press(key)
        return page.evaluate("window.key"), worked(session) - before
    finally:
        context.close()


def measure(browser, url, runs=25, keys=("n", "x")):
    """Prints the table; the empty page and the picker take turns."""
    pages = ["an empty page", *keys]
    took = {what: [] for what in pages}
    for what in pages * (runs + 1):
        is_picker = what in keys
        took[what].append(one_key(browser, url, what if is_picker else "n", is_picker))
    print(f"\nthe first key, {SLOWER} times slower, {runs} pages each: milliseconds, median and worst")
    print(f"{'':46}{'until painted':>18}{'work of the page':>20}")
    for what, answers in took.items():
        cells = []
        # The first one warms the browser.
        for times in zip(*answers[1:]):
            cells.append(f"{sorted(times)[len(times) // 2]:.0f} {max(times):5.0f}")
        name = f"“{what}” in the picker" if what in keys else what
        print(f"{name:46}{cells[0]:>18}{cells[1]:>20}")
