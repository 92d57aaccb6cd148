/* eslint-disable */
var cityData = [[{"label": "梅林市", "value": "1101"}, {"label": "长龙市", "value": "1102"}], [{"label": "兴溪市", "value": "1201"}, {"label": "松安市", "value": "1202"}], [{"label": "泉华市", "value": "1301"}, {"label": "北溪市", "value": "1302"}, {"label": "通东市", "value": "1303"}]]
export default cityData;
