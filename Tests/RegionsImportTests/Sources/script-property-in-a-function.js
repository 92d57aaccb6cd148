// jshint ignore: start
+function($){
$.rawCitiesData = [{"name":"北京","sub":[{"name":"请选择"},{"name":"东城区"}],"type":0},{"name":"河北","sub":[{"name":"请选择","sub":[]},{"name":"石家庄","sub":[{"name":"长安区"}],"type":0}],"type":1}];
}(jQuery);