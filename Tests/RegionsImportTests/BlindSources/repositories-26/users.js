module.exports = {
  en : {
    username  : 'username',
    fullName  : 'full name',
    address   : {
      country  : 'country'         ,
      province : 'province'        ,
      district : 'district'        ,
      ward     : 'ward'            ,
      street   : 'street'          ,
    }
  },
  Users : {
    vi : {
      username  : 'Tên tài khoản',
      fullName  : 'Họ tên'       ,
      address   : {
        country  : 'Quốc gia'        ,
        province : 'Tỉnh / Thành phố',
        district : 'Quận / Huyện'    ,
        ward     : 'Phường / Thị xã' ,
        street   : 'Địa chỉ'         ,
      }
    },
  }
};