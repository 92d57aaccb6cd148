let cities = [
  {
     "id":1101,
     "provinceId":11,
     "name":"Kab. Simeulue"
  },
  {
     "id":1102,
     "provinceId":11,
     "name":"Kab. Aceh Singkil"
  },
  {
     "id":1103,
     "provinceId":11,
     "name":"Kab. Aceh Selatan"
  },
  {
     "id":1104,
     "provinceId":11,
     "name":"Kab. Aceh Tenggara"
  },
  {
     "id":1105,
     "provinceId":11,
     "name":"Kab. Aceh Timur"
  },
  {
     "id":1106,
     "provinceId":11,
     "name":"Kab. Aceh Tengah"
  },
  {
     "id":1107,
     "provinceId":11,
     "name":"Kab. Aceh Barat"
  },
  {
     "id":1108,
     "provinceId":11,
     "name":"Kab. Aceh Besar"
  },
  {
     "id":1109,
     "provinceId":11,
     "name":"Kab. Pidie"
  },
  {
     "id":1110,
     "provinceId":11,
     "name":"Kab. Bireuen"
  },
  {
     "id":1111,
     "provinceId":11,
     "name":"Kab. Aceh Utara"
  },
  {
     "id":1112,
     "provinceId":11,
     "name":"Kab. Aceh Barat Daya"
  },
  {
     "id":1113,
     "provinceId":11,
     "name":"Kab. Gayo Lues"
  },
  {
     "id":1114,
     "provinceId":11,
     "name":"Kab. Aceh Tamiang"
  },
  {
     "id":1115,
     "provinceId":11,
     "name":"Kab. Nagan Raya"
  },
  {
     "id":1116,
     "provinceId":11,
     "name":"Kab. Aceh Jaya"
  },
  {
     "id":1117,
     "provinceId":11,
     "name":"Kab. Bener Meriah"
  },
  {
     "id":1118,
     "provinceId":11,
     "name":"Kab. Pidie Jaya"
  },
  {
     "id":1171,
     "provinceId":11,
     "name":"Kota Banda Aceh"
  },
  {
     "id":1172,
     "provinceId":11,
     "name":"Kota Sabang"
  },
  {
     "id":1173,
     "provinceId":11,
     "name":"Kota Langsa"
  },
  {
     "id":1174,
     "provinceId":11,
     "name":"Kota Lhokseumawe"
  },
  {
     "id":1175,
     "provinceId":11,
     "name":"Kota Subulussalam"
  },
{
   "id":9434,
   "provinceId":94,
   "name":"Kab. Dogiyai"
},
{
   "id":9435,
   "provinceId":94,
   "name":"Kab. Intan Jaya"
},
{
   "id":9436,
   "provinceId":94,
   "name":"Kab. Deiyai"
},
{
   "id":9471,
   "provinceId":94,
   "name":"Kota Jayapura"
},
]

module.exports = cities;
