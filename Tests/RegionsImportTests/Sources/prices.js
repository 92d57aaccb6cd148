var a = "5$#6$#7$";
var b = "a#b";
