#!/usr/bin/env python3
"""A server for the shop form: takes pictures and shops, and forgets them when it ends.

    python3 server.py [PORT]        # 8000 unless another is given, on this machine only

What `HTTPUploader` and `HTTPDelivery` ask: POST /uploads for a token, PUT and GET /uploads/TOKEN for a
picture, POST /shops with the shop. A second shop of the same name is refused, on its row.
"""

import json
import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

pictures = {}
tokens = set()
names = set()


class Handler(BaseHTTPRequestHandler):
    def answer(self, status, body, kind="application/json"):
        data = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def body(self):
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def url(self, token):
        return f"http://{self.headers['Host']}/pictures/{token}"

    def do_POST(self):
        body = self.body()
        if self.path == "/uploads":
            token = secrets.token_hex(8)
            tokens.add(token)
            return self.answer(200, {"token": token})
        if self.path == "/shops":
            try:
                shop = json.loads(body)
                name = shop["groupName"]
            except (ValueError, KeyError, TypeError):
                return self.answer(400, {"message": "这不是网店"})
            if name in names:
                return self.answer(422, {"message": "未创建", "fields": {"groupName": "名称已被使用"}})
            names.add(name)
            print(json.dumps(shop, ensure_ascii=False, indent=2), flush=True)
            return self.answer(201, {})
        self.answer(404, {})

    def do_PUT(self):
        body = self.body()
        token = self.path.removeprefix("/uploads/")
        if token not in tokens:
            return self.answer(404, {})
        pictures[token] = body
        self.answer(200, {"url": self.url(token)})

    def do_GET(self):
        token = self.path.rsplit("/", 1)[-1]
        if token not in pictures:
            return self.answer(404, {})
        if self.path.startswith("/uploads/"):
            return self.answer(200, {"url": self.url(token)})
        self.answer(200, pictures[token], "image/jpeg")


port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
with ThreadingHTTPServer(("127.0.0.1", port), Handler) as server:
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
