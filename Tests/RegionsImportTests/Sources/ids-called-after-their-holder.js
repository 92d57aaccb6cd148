const citys = [
  { "text": "天津市", "children": [ { "text": "天津市", "children": [
    { "text": "和平区", "city_id": 120101 },
    { "text": "河东区", "city_id": 120102 },
    { "text": "河西区", "city_id": 120103 },
    { "text": "南开区", "city_id": 120104 }
  ] } ] }
]
export default citys
