//性别信息
var genderInfo = [ {
	value : '1',
	text : '男'
}, {
	value : '0',
	text : '女'
} ];

// 工作性质信息
var jobTypeInfo = [ {
	value : '1',
	text : '全职'
}, {
	value : '0',
	text : '兼职'
}, {
	value : '2',
	text : '买断'
}, {
	value : '3',
	text : '实消'
} ];

var businessLevelCombobox = [ {
	label : 'Business Level 1',
	value : 'Business Level 1'
}, {
	label : 'Business Level 2',
	value : 'Business Level 2'
}, {
	label : 'Business Level 3',
	value : 'Business Level 3'
}, {
	label : 'Business Level 4',
	value : 'Business Level 4'
}, {
	label : 'Business Level 5',
	value : 'Business Level 5'
}, {
	label : 'Business Level 6',
	value : 'Business Level 6'
}, {
	label : 'Business Level 7',
	value : 'Business Level 7'
}, {
	label : 'Business Level 8',
	value : 'Business Level 8'
}, {
	label : 'Business Level 9',
	value : 'Business Level 9'
}, {
	label : 'Business Level 10',
	value : 'Business Level 10'
}, {
	label : 'Business Level 11',
	value : 'Business Level 11'
}, {
	label : 'Business Level 12',
	value : 'Business Level 12'
} ];

var generalLevelCombobox = [ {
	label : 'General Level 1',
	value : 'General Level 1'
}, {
	label : 'General Level 2',
	value : 'General Level 2'
}, {
	label : 'General Level 3',
	value : 'General Level 3'
}, {
	label : 'General Level 4',
	value : 'General Level 4'
}, {
	label : 'General Level 5',
	value : 'General Level 5'
}, {
	label : 'General Level 6',
	value : 'General Level 6'
}, {
	label : 'General Level 7',
	value : 'General Level 7'
}, {
	label : 'General Level 8',
	value : 'General Level 8'
}, {
	label : 'General Level 9',
	value : 'General Level 9'
}, {
	label : 'General Level 10',
	value : 'General Level 10'
}, {
	label : 'General Level 11',
	value : 'General Level 11'
}, {
	label : 'General Level 12',
	value : 'General Level 12'
} ];
