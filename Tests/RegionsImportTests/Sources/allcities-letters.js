module.exports = {
  hotCities: [{"name": "南永市", "code": "330100"}, {"name": "武北市", "code": "330200"}],
  cities: {"A": [{"name": "南永市", "code": "330100", "spell": "isia"}, {"name": "武北市", "code": "330200", "spell": "torby"}], "B": [{"name": "山清市", "code": "330300", "spell": "isclaville"}, {"name": "延长市", "code": "340100", "spell": "free"}], "C": [{"name": "山成市", "code": "340200", "spell": "holwick"}, {"name": "通吉市", "code": "350100", "spell": "beby"}], "D": [{"name": "昌景市", "code": "350200", "spell": "trecorby"}, {"name": "东长市", "code": "350300", "spell": "linvermouth"}]}
}
