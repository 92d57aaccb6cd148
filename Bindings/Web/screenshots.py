"""Takes the pictures of the README from the demonstration page."""

import os
import pathlib
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import serve  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

built, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)
server = serve.server(built)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_address[1]}/"

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium", args=["--no-sandbox"])

    def page(**context):
        opened = browser.new_context(locale="zh-CN", reduced_motion="reduce", **context).new_page()
        opened.goto(url)
        opened.locator("#fact-memory").filter(has_text="MB").wait_for()
        opened.locator("region-picker#saved .text").filter(has_text="深圳市").wait_for()
        return opened

    phone = {"viewport": {"width": 390, "height": 700}, "device_scale_factor": 2,
             "has_touch": True, "is_mobile": True}
    sheet = page(**phone)
    sheet.locator("#saved").tap()
    sheet.wait_for_timeout(300)
    sheet.screenshot(path=out / "web-phone.png")

    desk = page(viewport={"width": 1000, "height": 800}, device_scale_factor=1.5)
    desk.locator("#county").click()
    desk.keyboard.type("朝阳")
    desk.wait_for_timeout(300)
    desk.screenshot(path=out / "web-desktop.png")

    dark = page(color_scheme="dark", **phone)
    dark.locator("#street").tap()
    dark.get_by_role("option", name="广东省").tap()
    dark.wait_for_timeout(300)
    dark.screenshot(path=out / "web-dark.png")
    # The shop form with errors, light and dark.
    for name, scheme in [("web-form", "light"), ("web-form-dark", "dark")]:
        form = page(viewport={"width": 720, "height": 900}, device_scale_factor=1.5, color_scheme=scheme)
        shop = form.locator("region-form")
        shop.locator("[data-key=groupName] input").fill("荔湾小店" * 8)
        shop.locator("[data-key=contactMail] input").fill("shop@example")
        form.evaluate("shop.send({ event: 'edit', key: 'regionId', value: '440103' })")
        shop.get_by_role("button", name="提交", exact=True).click()
        form.wait_for_timeout(300)
        form.evaluate("document.activeElement.blur()")
        form.locator("section", has=shop).screenshot(path=out / f"{name}.png")
    browser.close()
server.shutdown()
