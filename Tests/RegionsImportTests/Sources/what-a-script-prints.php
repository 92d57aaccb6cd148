<?php
	header('Content-Type: application/json');
	echo '{
  "Location": [
    {"Name": "北京", "type": "State", "Code": "11", "children": [
      {"Name": "东城", "type": "City", "Code": "1"},
      {"Name": "西城", "type": "City", "Code": "2"}
    ]},
    {"Name": "天津", "type": "State", "Code": "12", "children": [
      {"Name": "和平", "type": "City", "Code": "1"},
      {"Name": "河东", "type": "City", "Code": "2"}
    ]}
  ]
}';
