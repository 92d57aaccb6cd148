{
  "code": 0
  ,"msg": ""
  ,"data": [{
    "title": "主页"
    ,"icon": "layui-icon-home"
    ,"list": [{
      "title": "控制台"
      ,"jump": "/"
    }]
  },{
    "name": "category"
    ,"title": "类目"
    ,"icon": "layui-icon-component"
    ,"list": [{
      "name": "categoryManage"
      ,"title": "类目管理"
      ,"jump": "category/categoryManage"
    }]
  },{
    "name": "supplier"
    ,"title": "供应商"
    ,"icon": "layui-icon-component"
    ,"list": [{
      "name": "supplierManage"
      ,"title": "供应商管理"
      ,"jump": "supplier/supplierManage"
    }]
  },{
    "name": "product"
    ,"title": "商品"
    ,"icon": "layui-icon-component"
    ,"list": [{
      "name": "productManage"
      ,"title": "商品管理"
      ,"jump": "product/productManage"
    }]
  },{
    "name": "marketing"
    ,"title": "营销活动"
    ,"icon": "layui-icon-app"
    ,"list": [{
      "name": "marketingManage"
      ,"title": "营销活动管理"
      ,"jump": "marketing/marketingManage"
    },{
      "name": "addMarketingActivity"
      ,"title": "新建营销活动"
      ,"jump": "marketing/addMarketingActivity"
    }]
  },{
    "name": "design"
    ,"title": "设计"
    ,"icon": "layui-icon-senior"
    ,"list": [{
      "name": "designManage"
      ,"title": "设计管理"
      ,"jump": "design/designManage"
    }]
  },{
    "name": "order"
    ,"title": "订单"
    ,"icon": "layui-icon-template"
    ,"list": [{
      "name": "orderManage"
      ,"title": "订单管理"
      ,"jump": "order/orderManage"
    }]
  }]
}
