export default {
  id: '2021033001',
  department: '总经理',
  size: [60, 50],
  children: [
    {
      id: '2021033002',
      department: '管理中心',
      size: [80, 50],
      children: [
        {
          id: '2021033003',
          department: '财务部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033004',
          department: '行政人事部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033005',
          department: '采购部',
          size: [30, 120],
          children: [],
        },
      ],
    },
    {
      id: '2021033006',
      department: '营销中心',
      name: '王五',
      size: [80, 50],
      children: [
        {
          id: '2021033007',
          department: '客服部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033008',
          department: '渠道部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033009',
          department: '租赁部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033010',
          department: '直营部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033011',
          department: '品牌部',
          size: [30, 120],
          children: [],
        },
      ],
    },
    {
      id: '2021033013',
      department: '销售支持中心',
      name: '赵六',
      size: [100, 50],
      children: [
        {
          id: '2021033014',
          department: '配件生产部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033015',
          department: '技术部',
          size: [30, 120],
          children: [],
        },
        {
          id: '2021033016',
          department: '工程部',
          size: [30, 120],
          children: [],
        },
      ],
    },
  ],
}
