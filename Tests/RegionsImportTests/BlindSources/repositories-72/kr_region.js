
export default {
  namespaced: true,
  state: () => ({
    regions: [
      {
        key: '서울특별시',
        children: [
          {
            key: '종로구',
            children: [
              {
                key: '청운효자동',
                value: {x: 60, y: 127}
              },
              {
                key: '사직동',
                value: {x: 60, y: 127}
              },
              {
                key: '삼청동',
                value: {x: 60, y: 127}
              },
              {
                key: '부암동',
                value: {x: 60, y: 127}
              },
              {
                key: '평창동',
                value: {x: 60, y: 127}
              },
              {
                key: '무악동',
                value: {x: 60, y: 127}
              },
              {
                key: '교남동',
                value: {x: 60, y: 127}
              },
              {
                key: '가회동',
                value: {x: 60, y: 127}
              },
              {
                key: '종로1.2.3.4가동',
                value: {x: 60, y: 127}
              },
              {
                key: '종로5.6가동',
                value: {x: 60, y: 127}
              },
              {
                key: '이화동',
                value: {x: 60, y: 127}
              },
              {
                key: '혜화동',
                value: {x: 60, y: 127}
              },
              {
                key: '창신제1동',
                value: {x: 61, y: 127}
              },
              {
                key: '창신제2동',
                value: {x: 60, y: 127}
              },
              {
                key: '창신제3동',
                value: {x: 60, y: 127}
              },
              {
                key: '숭인제1동',
                value: {x: 60, y: 127}
              }
            ]
          }
        ]
      }
    ]
  })
}
