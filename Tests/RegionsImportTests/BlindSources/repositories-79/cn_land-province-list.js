export default [
  {
    text: '北京',
    value: '110000'
  }, {
    text: '天津',
    value: '120000'
  }, {
    text: '吉林省',
    value: '220000'
  }, {
    text: '江西省',
    value: '360000'
  }
]