var cityData3 = [{
	value: '110000',
	text: '龙新省',
	children: [{value:"110100",text:"梅林市",children:[{value:"110101",text:"华永区"},{value:"110102",text:"德通区"}]},{value:"110200",text:"长龙市",children:[{value:"110201",text:"州宁区"},{value:"110202",text:"湖林区"},{value:"110203",text:"北成区"}]}]},{
	value: '120000',
	text: '金和省',
	children: [{value:"120100",text:"兴溪市",children:[{value:"120101",text:"宁长区"},{value:"120102",text:"平福区"},{value:"120103",text:"大长区"},{value:"120104",text:"金泉区"}]},{value:"120200",text:"松安市",children:[{value:"120201",text:"泰大区"},{value:"120202",text:"兴河区"},{value:"120203",text:"永石区"}]}]},{
	value: '130000',
	text: '凤丰省',
	children: [{value:"130100",text:"泉华市",children:[{value:"130101",text:"德定区"},{value:"130102",text:"长景区"},{value:"130103",text:"吉林区"}]},{value:"130200",text:"北溪市",children:[{value:"130201",text:"南山区"},{value:"130202",text:"宁金区"},{value:"130203",text:"南平区"},{value:"130204",text:"宁西区"}]},{value:"130300",text:"通东市",children:[{value:"130301",text:"凤永区"},{value:"130302",text:"梅溪区"},{value:"130303",text:"东北区"}]}]}]