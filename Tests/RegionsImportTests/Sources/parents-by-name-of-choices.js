var __province = [{text: '北京', value: '北京'}, {text: '云南', value: '云南'}, {text: '海南', value: '海南'}];
var __citys = [
  {text: '临沧', value: '0883', pid: '云南'},
  {text: '丽江', value: '0888', pid: '云南'},
  {text: '海口', value: '0898', pid: '海南'}
];
