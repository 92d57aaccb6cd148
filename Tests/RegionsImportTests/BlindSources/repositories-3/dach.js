
exports.dachKeyList = {
  "DE": {
    "name": "Deutschland"
  },
  "DE01003": {
    "name": "Lübeck",
    "osmkey": "de:amtlicher_gemeindeschluessel",
    "osmvalue": "01003",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "DE01004": {
    "name": "Neumünster",
    "osmkey": "de:amtlicher_gemeindeschluessel",
    "osmvalue": "01004",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "DE01051": {
    "name": "Kreis Dithmarschen",
    "osmkey": "de:amtlicher_gemeindeschluessel",
    "osmvalue": "01051",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "DE01053": {
    "name": "Kreis Herzogtum Lauenburg",
    "osmkey": "de:amtlicher_gemeindeschluessel",
    "osmvalue": "01053",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "AT": {
    "name": "Österreich"
  },
  "AT101": {
    "name": "Eisenstadt",
    "osmkey": "ref:at:gkz",
    "osmvalue": "101",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "AT102": {
    "name": "Rust",
    "osmkey": "ref:at:gkz",
    "osmvalue": "102",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  },
  "AT103": {
    "name": "Güssing",
    "osmkey": "ref:at:gkz",
    "osmvalue": "103",
    "lastCheck": "2015-09-16T19:57:01.187Z"
  }
};
