var data = [
    {
        id: 11, name: '北京', cities: [
        {id: 1101, name: '东城区'},
        {id: 1102, name: '西城区'},
        {id: 1108, name: '海淀区'},
        {id: 1105, name: '朝阳区'},
        {id: 1106, name: '丰台区'},
        {id: 1107, name: '石景山区'},
        {id: 1109, name: '门头沟区'},
        {id: 1111, name: '房山区'},
        {id: 1112, name: '通州区'},
        {id: 1113, name: '顺义区'},
        {id: 1114, name: '昌平区'},
        {id: 1115, name: '大兴区'},
        {id: 1116, name: '怀柔区'},
        {id: 1117, name: '平谷区'},
        {id: 1128, name: '密云县'},
        {id: 1129, name: '延庆县'}
    ]
    },
    {
        id: 12, name: '天津', cities: [
        {id: 1201, name: '和平区'},
        {id: 1202, name: '河东区'},
        {id: 1203, name: '河西区'},
        {id: 1204, name: '南开区'},
        {id: 1205, name: '河北区'},
        {id: 1206, name: '红桥区'},
        {id: 1207, name: '塘沽区'},
        {id: 1208, name: '汉沽区'},
        {id: 1209, name: '大港区'},
        {id: 1210, name: '东丽区'},
        {id: 1211, name: '西青区'},
        {id: 1212, name: '津南区'},
        {id: 1213, name: '北辰区'},
        {id: 1214, name: '武清区'},
        {id: 1215, name: '宝坻区'},
        {id: 1221, name: '宁河县'},
        {id: 1223, name: '静海县'},
        {id: 1225, name: '蓟县'}
    ]
    },
    {
        id: 13, name: '河北', cities: [
        {id: 1301, name: '石家庄'},
        {id: 1302, name: '唐山'},
        {id: 1303, name: '秦皇岛'},
        {id: 1304, name: '邯郸'},
        {id: 1305, name: '邢台'},
        {id: 1306, name: '保定'},
        {id: 1307, name: '张家口'},
        {id: 1308, name: '承德'},
        {id: 1309, name: '沧州'},
        {id: 1310, name: '廊坊'},
        {id: 1311, name: '衡水'}
    ]
    }
];
