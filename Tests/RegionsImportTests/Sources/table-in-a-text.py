# -*- coding: utf-8 -*-
rows = u"""11	0	Talmo	1
1101	11	Ressin	2
1102	11	Ostrela	2
12	0	Sumeria	1
1201	12	Lagun	2
1202	12	Dorro	2
1203	12	Perrol	2
"""

for row in rows.split("\n"):
    code, parent_code, name, level = row.split("\t")
    db.regions.save({"code": code, "parent": parent_code, "name": name, "level": level})
