var GP = new Array('手机','平板','笔记本','存储介质');
var GC1 = new Array();

GC1['手机']=new Array('Apple（苹果）','Samsung（三星）','Xiaomi（小米）','HTC','lenovo（联想）','MEIZU（魅族）','HUAWEI（华为）','LG','Sony');
GC1['平板']=new Array('Apple（苹果）','Microsoft','Samsung（三星）','acer','dell','sony','xiaomi');
GC1['笔记本']=new Array('Apple（苹果）','Samsung（三星）','lenovo（联想）','dell','asus','hp','acer','sony');

var GC2 = new Array();
GC2['手机'] = new Array();
GC2['手机']['Apple（苹果）'] = new Array('iPhone&nbsp;6s&nbsp;plus','iPhone&nbsp;6s','iPhone&nbsp;6p','iPhone&nbsp;6','iPhone&nbsp;5s','iPhone&nbsp;5c','iPhone&nbsp;5','iPhone&nbsp;4s','iPhone&nbsp;4');
GC2['手机']['Xiaomi（小米）'] = new Array('xiaomi&nbsp;note','xiaomi&nbsp;4','xiaomi&nbsp;3','xiaomi&nbsp;2s','xiaomi&nbsp;2','xiaomi&nbsp;1','hongmi&nbsp;note&nbsp;2','hongmi&nbsp;2','hongmi&nbsp;note&nbsp;','hongmi&nbsp;1');
