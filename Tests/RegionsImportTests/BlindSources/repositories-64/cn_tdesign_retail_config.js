export const config = {
  /** 是否使用mock代替api返回 */
  useMock: true,
};

export const cdnBase =
  'https://we-retail-static-1300977798.cos.ap-guangzhou.myqcloud.com/retail-mp';

export const areaData = [
  {
    name: '北京市',
    code: '110000',
    children: [
      {
        name: '北京市',
        code: '110100',
        children: [
          {
            name: '东城区',
            code: '110101',
            children: null,
          },
          {
            name: '西城区',
            code: '110102',
            children: null,
          },
          {
            name: '朝阳区',
            code: '110105',
            children: null,
          },
          {
            name: '丰台区',
            code: '110106',
            children: null,
          },
          {
            name: '石景山区',
            code: '110107',
            children: null,
          },
          {
            name: '海淀区',
            code: '110108',
            children: null,
          },
          {
            name: '门头沟区',
            code: '110109',
            children: null,
          },
          {
            name: '房山区',
            code: '110111',
            children: null,
          },
          {
            name: '通州区',
            code: '110112',
            children: null,
          },
          {
            name: '顺义区',
            code: '110113',
            children: null,
          },
          {
            name: '昌平区',
            code: '110114',
            children: null,
          },
          {
            name: '大兴区',
            code: '110115',
            children: null,
          },
          {
            name: '怀柔区',
            code: '110116',
            children: null,
          },
          {
            name: '平谷区',
            code: '110117',
            children: null,
          },
        ],
      },
    ],
  },
];
