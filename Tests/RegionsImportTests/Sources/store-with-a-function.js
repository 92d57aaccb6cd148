export default {
  namespaced: true,
  state: () => ({
    regions: [
      {
        key: '서울시',
        children: [
          {
            key: '종로구',
            children: [
              { key: '청운동', value: {x: 60, y: 127} },
              { key: '사직동', value: {x: 60, y: 127} },
              { key: '삼청동', value: {x: 60, y: 127} }
            ]
          }
        ]
      }
    ]
  }),
  getters: {
    all: state => state.regions
  }
}
