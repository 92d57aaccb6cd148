"""Serves a folder on the loopback address, as any static server would: with gzip and a strict policy."""

import gzip
import http.server
import pathlib
import sys
import urllib.parse

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; base-uri 'none'; form-action 'self'"
)
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".regions": "application/octet-stream",
    ".png": "image/png",
}


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET. `faults` maps a path to what goes wrong with it, for tests."""

    protocol_version = "HTTP/1.1"
    root = pathlib.Path(".")
    faults = {}
    packed = {}

    def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        fault = self.faults.get(path)
        if fault is not None and (answer := fault(self)) is not None:
            status, body, kind = answer
            return self.answer(status, body, kind)
        file = (self.root / path.lstrip("/")).resolve()
        if file.is_dir():
            file = file / "index.html"
        if self.root.resolve() not in file.parents or not file.is_file():
            return self.answer(404, b"not here", "text/plain")
        self.answer(200, file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))

    def answer(self, status, body, kind):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        if "gzip" in self.headers.get("Accept-Encoding", "") and len(body) > 500:
            key = hash(body)
            if key not in self.packed:
                self.packed[key] = gzip.compress(body, 9)
            body = self.packed[key]
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """A page that goes away while it is being answered is no error."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(root, faults=None, port=0):
    """A server of a folder on a free port, or the one given."""
    kind = type("Served", (Handler,), {"root": pathlib.Path(root), "faults": faults or {}})
    return Server(("127.0.0.1", port), kind)


def held(released):
    """A fault: the file comes, but not before an event is set; after half a minute it comes anyway."""

    def fault(_):
        released.wait(30)

    return fault


if __name__ == "__main__":
    root, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8080
    with server(root, port=port) as running:
        print(f"http://127.0.0.1:{running.server_address[1]}/", flush=True)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            pass
