module.exports = {
  id110100: [{id: '110101', name: '东城区', zipcode: '100010'}, {id: '110102', name: '西城区', zipcode: '100032'}],
  id120100: [{id: '120101', name: '和平区', zipcode: '300020'}]
}
