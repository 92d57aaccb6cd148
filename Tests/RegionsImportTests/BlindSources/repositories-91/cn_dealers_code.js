var _data = [ {
    "province" : "北京", "city" : "北京", "name" : "北京首汽"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京三元桥"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京东仁天宇"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京北苑"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京华通"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京博丰长久顺义"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京五方桥"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京广通"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京中业"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京花乡桥"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京方庄"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京奥德行"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京森华"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京凯百隆"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京金冠兴业"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京花园桥"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京苹果园"
},
{
    "province" : "北京", "city" : "北京", "name" : "北京运通博裕"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津柳林"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津东联"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津中乒"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津华苑"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津浩物"
},
{
    "province" : "天津", "city" : "天津", "name" : "天津和裕"
}
];
