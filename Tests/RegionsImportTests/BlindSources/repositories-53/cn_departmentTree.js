export const departmentTree = [
  {
    value: '01',
    label: '支持中心',
    children: [{
      value: '01001',
      label: '行政部',
      children: [{
        value: '01001001',
        label: '行政一组',
      },{
        value: '01001002',
        label: '行政二组',
      },{
        value: '01001003',
        label: '行政三组',
      }],
    },{
      value: '01002',
      label: '人事部',
      children: [{
        value: '01002001',
        label: '招聘组',
      },{
        value: '01002002',
        label: '培训组',
      },{
        value: '01002003',
        label: '企业文化组',
      },{
        value: '01002004',
        label: '管培生',
      }],
    },{
      value: '01003',
      label: '财务部',
      children: [],
    }],
  }, 
  {
    value: '02',
    label: '研发中心',
    children: [{
      value: '02001',
      label: '研发部',
      children: [{
        value: '02001001',
        label: '前端组',
      },{
        value: '02001002',
        label: '后台组',
      },{
        value: '02001003',
        label: '运维组',
      }],
    },{
      value: '02002',
      label: '产品部',
      children: [{
        value: '02002001',
        label: '基础应用组',
      },{
        value: '02002002',
        label: '需求组',
      }],
    },{
      value: '02003',
      label: '设计部',
      children: [{
        value: '02003001',
        label: '设计一部',
      },{
        value: '02003002',
        label: '设计二部',
      }],
    }],
  }
]
