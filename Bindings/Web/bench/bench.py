"""Runs the page's benchmark in Chromium and prints its table."""

import os
import pathlib
import subprocess
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import first_key  # noqa: E402
import serve  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

tool, smoke = sys.argv[1], "--smoke" in sys.argv
built = HERE.parents[2] / ".build/web"
nested = subprocess.run([tool, "export", "--to", "json"], check=True, capture_output=True).stdout
faults = {
    **first_key.faults(),
    "/bench/nested.json": lambda _: (200, nested, "application/json"),
    **{f"/bench/{name}": (lambda name: lambda _: (200, (HERE / name).read_bytes(), serve.TYPES[
        pathlib.Path(name).suffix]))(name) for name in ("index.html", "bench.js", "page.js")},
}
server = serve.server(built, faults)
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    page.goto(url + "bench/index.html")
    page.locator("body[data-ready]").wait_for(state="attached")
    answer = page.evaluate("(options) => run(options)",
                           {"repeats": 3, "names": 100_000} if smoke else {})
    print(f"Chromium {browser.version}, in one page; JSON: nested, {len(nested):,} bytes, JSON.parse, "
          "a Map by ID, names that contain the text")
    print(f"{'':46}{'regions':>12}{'JSON':>12}{'ratio':>9}")
    for row in answer["results"]:
        theirs = f"{row['theirs']:.2f}" if row["theirs"] is not None else ""
        ratio = f"{row['ours'] / row['theirs']:.2f}" if row["theirs"] else ""
        print(f"{row['what']:46}{row['ours']:9.2f} {row['unit']}{theirs:>12}{ratio:>9}")
    memory = answer["memory"]
    print(f"memory: a file of {memory['file']:,} bytes, all of the module {memory['module']:,}")
    assert answer["checked"]
    page.close()
    first_key.measure(browser, url, 3 if smoke else 25)
    browser.close()
server.shutdown()
