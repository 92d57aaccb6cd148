module.exports = [{id: '110000', name: '北京市'}, {id: '120000', name: '天津市'}]
