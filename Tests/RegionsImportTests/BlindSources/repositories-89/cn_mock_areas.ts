export const areasData = [
    [
        {
            'label': '北京',
            'data': '100000',
            'children': [{
                'label': '北京市',
                'data': '100000',
                'children': [{'label': '东城区','data': '100010'}, {'label': '西城区','data': '100020'}, {'label': '崇文区'}, {'label': '宣武区'}, {'label': '朝阳区'}, {'label': '丰台区'}, {'label': '石景山区'}, {'label': '海淀区'}, {'label': '门头沟区'}, {'label': '房山区'}, {'label': '通州区'}, {'label': '顺义区'}, {'label': '昌平区'}, {'label': '大兴区'}, {'label': '怀柔区'}, {'label': '平谷区'}, {'label': '密云县'}, {'label': '延庆县'}]
            }]
        }
    ],
    [
        {
            'label': '上海',
            'data': 'Documents Folder',
            'children': [{
                'label': '上海市',
                'data': 'Work Folder',
                'children': [{'label': '黄浦区'}, {'label': '崇明县'}, {'label': '卢湾区'}, {'label': '徐汇区'}, {'label': '长宁区'}, {'label': '静安区'}, {'label': '普陀区'}, {'label': '闸北区'}, {'label': '虹口区'}, {'label': '杨浦区'}, {'label': '闵行区'}, {'label': '宝山区'}, {'label': '嘉定区'}, {'label': '浦东新区'}, {'label': '金山区'}, {'label': '松江区'}, {'label': '青浦区'}, {'label': '南汇区'}, {'label': '奉贤区'}]
            }]
        }
    ],
    [
        {
            'label': '天津',
            'data': 'Documents Folder',
            'children': [{
                'label': '天津市',
                'data': 'Work Folder',
                'children': [{'label': '和平区'}, {'label': '河东区'}, {'label': '宁河县'}, {'label': '静海县'}, {'label': '蓟县'}, {'label': '河西区'}, {'label': '南开区'}, {'label': '河北区'}, {'label': '红桥区'}, {'label': '塘沽区'}, {'label': '汉沽区'}, {'label': '大港区'}, {'label': '东丽区'}, {'label': '西青区'}]
            }]
        }
    ]
];
