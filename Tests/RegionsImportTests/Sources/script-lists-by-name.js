//省市
var cityArr = [];
cityArr["北京"] = "东城,西城,朝阳";
cityArr["天津"] = "和平,河东,河西";
