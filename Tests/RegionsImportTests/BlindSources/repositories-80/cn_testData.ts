export const testData = [
    {
      id: 900003236,
      leaf: 1,
      level: 1,
      name: '类目属性迁移-药品-测试类目1',
      parentId: 0
    },
    { id: 900003232, leaf: 1, level: 1, name: '美容洗护废弃', parentId: 0 },
    {
      children: [
        {
          children: [
            {
              id: 900003235,
              leaf: 1,
              level: 3,
              name: '类目属性迁移-测试三级类目1',
              parentId: 900003234
            },
            {
              id: 900003241,
              leaf: 1,
              level: 3,
              name: '类目属性迁移-测试三级类目2',
              parentId: 900003234
            }
          ],
          id: 900003234,
          leaf: 2,
          level: 2,
          name: '类目属性迁移-测试二级类目1',
          parentId: 900003233
        }
      ],
      id: 900003233,
      leaf: 2,
      level: 1,
      name: '类目属性迁移-测试类目1',
      parentId: 0
    },
    {
      children: [
        {
          children: [
            {
              id: 900003244,
              leaf: 1,
              level: 3,
              name: '迁移测试三级类目111',
              parentId: 900003243
            }
          ],
          id: 900003243,
          leaf: 2,
          level: 2,
          name: '迁移测试二级类目111',
          parentId: 900003242
        }
      ],
      id: 900003242,
      leaf: 2,
      level: 1,
      name: '迁移测试一级类目111',
      parentId: 0
    }
]
