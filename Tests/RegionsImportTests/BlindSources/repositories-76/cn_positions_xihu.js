var labels = [{
    label: "北山街道",
    value: "北山街道",
    children: [{label: "上保社区", value: "上保社区"}, {label: "宝石社区", value: "宝石社区"}, {
        label: "金祝社区",
        value: "金祝社区"
    }, {label: "松木场社区", value: "松木场社区"}, {label: "沿山河社区", value: "沿山河社区"}, {
        label: "曲院社区",
        value: "曲院社区"
    }, {label: "友谊社区", value: "友谊社区"}]
}, {
    label: "西溪街道",
    value: "西溪街道",
    children: [{label: "石灰桥社区", value: "石灰桥社区"}, {label: "下马塍社区", value: "下马塍社区"}, {
        label: "花园亭社区",
        value: "花园亭社区"
    }, {label: "上马塍社区", value: "上马塍社区"}, {label: "求智社区", value: "求智社区"}, {
        label: "文教社区",
        value: "文教社区"
    }, {label: "白荡海社区", value: "白荡海社区"}, {label: "文天社区", value: "文天社区"}, {
        label: "文锦社区",
        value: "文锦社区"
    }, {label: "铁佛寺社区", value: "铁佛寺社区"}, {label: "溪畔社区", value: "溪畔社区"}, {label: "文三社区", value: "文三社区"}]
}, {
    label: "翠苑街道",
    value: "翠苑街道",
    children: [{label: "保亭社区", value: "保亭社区"}, {label: "花园社区", value: "花园社区"}, {
        label: "九莲社区",
        value: "九莲社区"
    }, {label: "黄姑山社区", value: "黄姑山社区"}, {label: "翠苑一区社区", value: "翠苑一区社区"}, {
        label: "翠苑二区社区",
        value: "翠苑二区社区"
    }]
}];
