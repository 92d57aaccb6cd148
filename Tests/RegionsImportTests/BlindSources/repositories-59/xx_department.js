export default {
  id: '0',
  label: '月科技有限公司',
  children: [
    {
      id: '01',
      label: '产品研发部',
      children: [
        {
          id: '011',
          label: '研发-前端'
        },
        {
          id: '012',
          label: '研发-后端'
        },
        {
          id: '013',
          label: 'UI设计'
        },
        {
          id: '014',
          label: '产品经理'
        }
      ]
    },
    {
      id: '02',
      label: '销售部',
      children: [
        {
          id: '021',
          label: '销售一部'
        },
        {
          id: '022',
          label: '销售二部'
        }
      ]
    },
    {
      id: '03',
      label: '财务部'
    },
    {
      id: '04',
      label: 'HR人事'
    }
  ]
}
