/* eslint-disable */
var provinceData = [{"label": "龙新省", "value": "11"}, {"label": "金和省", "value": "12"}, {"label": "凤丰省", "value": "13"}]
export default provinceData;
