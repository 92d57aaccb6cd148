import json

raw_data = """GDEKT	GDEBZNR	GDENR	GDENAME	GDEBZNA	GDEKTNA
ZH	101	1	Aeugst am Albis	Bezirk Affoltern	Zürich
ZH	101	2	Affoltern am Albis	Bezirk Affoltern	Zürich
"""
