"""Firefox by its own protocol, Marionette: length, colon, JSON. Just what the tests need of it."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")

KEYS = {"ArrowDown": "\ue015", "ArrowUp": "\ue013", "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}


class Firefox:
    """One window; `close` ends the browser."""

    def __init__(self, width=390, height=800):
        self.profile = tempfile.mkdtemp()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with open(f"{self.profile}/user.js", "w") as file:
            file.write(f'user_pref("marionette.port", {port});\n'
                       'user_pref("browser.shell.checkDefaultBrowser", false);\n'
                       'user_pref("dom.w3c_touch_events.enabled", 1);\n'
                       'user_pref("intl.accept_languages", "zh-CN");\n'
                       'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.profile, "MOZ_HEADLESS_WIDTH": "1400", "MOZ_HEADLESS_HEIGHT": "1000"})
        end = time.monotonic() + 90
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
                break
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.2)
        self.number = 0
        self.read()
        self.call("WebDriver:NewSession", {})
        self.resize(width, height)

    def read(self):
        size = b""
        while not size.endswith(b":"):
            size += self.socket.recv(1)
        left = int(size[:-1])
        parts = []
        while left:
            parts.append(self.socket.recv(left))
            left -= len(parts[-1])
        return json.loads(b"".join(parts))

    def call(self, name, parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters])
        self.socket.sendall(f"{len(message.encode())}:{message}".encode())
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{name}: {error['message']}")
        return result

    def resize(self, width, height):
        """To an inner size, as far as a window can be so small."""
        self.call("WebDriver:SetWindowRect", {"width": width, "height": height})

    def goto(self, url):
        self.call("WebDriver:Navigate", {"url": url})

    def js(self, expression):
        """The value of an expression, of a promise what it resolves to."""
        return self.call("WebDriver:ExecuteScript", {"script": f"return ({expression})", "args": []})["value"]

    def until(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while not self.js(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never came true: {expression}")
            time.sleep(0.05)

    def act(self, kind, identifier, actions, **parameters):
        self.call("WebDriver:PerformActions", {"actions": [
            {"type": kind, "id": identifier, "actions": actions, **parameters}]})

    def point(self, x, y, kind="mouse"):
        """A click, or a tap with `kind` "touch"."""
        self.act("pointer", kind, [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}],
            parameters={"pointerType": kind})

    def press(self, *keys):
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.act("key", "keyboard", actions)

    def close(self):
        try:
            self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
        except (RuntimeError, OSError, ValueError):
            self.process.terminate()
        self.process.wait(30)
        self.socket.close()
        shutil.rmtree(self.profile, ignore_errors=True)
