const data = {
  code: '0000',
  msg: '操作成功!',
  data: [
    {
      categoryId: 600001,
      cnName: '居家日用',
      enName: 'Home Supplies',
      children: [
        {
          categoryId: 851848,
          cnName: '家居收纳',
          enName: 'Home Organizers',
          children: [
            {
              categoryId: 600621,
              cnName: '收纳盒',
              enName: 'Storage Boxes & Bins'
            },
            {
              categoryId: 600686,
              cnName: '收纳篮',
              enName: 'Storage Baskets'
            },
            {
              categoryId: 600748,
              cnName: '衣架和衣夹',
              enName: 'Hangers & Pegs'
            },
            {
              categoryId: 852744,
              cnName: '收纳包',
              enName: 'Storage Bags'
            },
            {
              categoryId: 852872,
              cnName: '收纳架',
              enName: 'Storage Holders & Racks'
            },
            {
              categoryId: 853000,
              cnName: '收纳瓶罐',
              enName: 'Storage Bottles & Jars'
            },
            {
              categoryId: 853128,
              cnName: '挂钩',
              enName: 'Hooks & Rails'
            }
          ]
        },
        {
          categoryId: 851976,
          cnName: '浴室用品',
          enName: 'Bathroom Supplies',
          children: [
            {
              categoryId: 600405,
              cnName: '马桶刷和马桶塞',
              enName: 'Toilet Brush & Plungers'
            },
            {
              categoryId: 600406,
              cnName: '坐便垫',
              enName: 'Toilet Seat Covers'
            },
            {
              categoryId: 600416,
              cnName: '皂液容器和洗手液盒',
              enName: 'Soap Dispensers'
            }
          ]
        }
      ]
    }
  ]
}
