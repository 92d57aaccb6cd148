var province = new Array("北京","天津");
var city = new Array();
city[0] = new Array("北京","东城|西城|朝阳");
city[1] = new Array("天津","和平|河东");
