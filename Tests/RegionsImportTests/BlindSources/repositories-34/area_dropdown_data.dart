List<Map<String, dynamic>> areaDropdowns = [
  {
    'name': 'Bagerhat',
    'code': 'BD4001',
    'areas': [
      {'name': 'Barai Para', 'code': 'BD40010817'},
      {'name': 'Bemarta', 'code': 'BD40010825'},
      {'name': 'Bishnupur', 'code': 'BD40010834'},
      {'name': 'Chandpai Range', 'code': 'BD40015897'},
      {'name': 'Dema', 'code': 'BD40010835'},
      {'name': 'Dhopakhali', 'code': 'BD40013828'},
      {'name': 'Fakirhat', 'code': 'BD40013431'},
      {'name': 'Gota Para', 'code': 'BD40010851'},
      {'name': 'Jatrapur', 'code': 'BD40010860'},
      {'name': 'Kara Para', 'code': 'BD40010869'},
      {'name': 'Khanpur', 'code': 'BD40010877'},
      {'name': 'Malliker Ber', 'code': 'BD40017353'},
      {'name': 'Mulghar', 'code': 'BD40013452'},
      {'name': 'Piljanga', 'code': 'BD40013473'},
      {'name': 'Rakhalgachhi', 'code': 'BD40010886'},
      {'name': 'Rari Para', 'code': 'BD40013876'},
      {'name': 'Sharankhola Range', 'code': 'BD40017797'},
      {'name': 'Shat Gambuj', 'code': 'BD40010894'},
      {'name': 'Udaypur', 'code': 'BD40015695'},
      {'name': 'Ujalkur', 'code': 'BD40017394'}
    ]
  },
  {
    'name': 'Bandarban',
    'code': 'BD2003',
    'areas': [
      {'name': 'Bandarban', 'code': 'BD20031415'},
      {'name': 'Kuhalong', 'code': 'BD20031431'},
      {'name': 'Naikhongchhari', 'code': 'BD20037376'},
      {'name': 'Rajbila', 'code': 'BD20031447'},
      {'name': 'Swalak', 'code': 'BD20031463'},
      {'name': 'Tankabati', 'code': 'BD20031479'}
    ]
  },
  {
    'name': 'Barguna',
    'code': 'BD1004',
    'areas': [
      {'name': 'Ayla Patakata', 'code': 'BD10042817'},
      {'name': 'Badarkhali', 'code': 'BD10042819'},
      {'name': 'Barguna', 'code': 'BD10042828'},
      {'name': 'Burir Char', 'code': 'BD10042838'},
      {'name': 'Dhalua', 'code': 'BD10042847'},
      {'name': 'Gaurichanna', 'code': 'BD10042866'},
      {'name': 'Keorabunia', 'code': 'BD10042876'},
      {'name': 'M.baliatali', 'code': 'BD10042885'},
      {'name': 'Naltona', 'code': 'BD10042895'},
      {'name': 'Phuljhury', 'code': 'BD10042857'}
    ]
  },
  {
    'name': 'Barisal',
    'code': 'BD1006',
    'areas': [
      {'name': 'Alimabad', 'code': 'BD10066213'},
      {'name': 'Andhar Manik', 'code': 'BD10066215'},
      {'name': 'Chandpura', 'code': 'BD10065132'},
      {'name': 'Char Baria', 'code': 'BD10065134'},
      {'name': 'Char Kowa', 'code': 'BD10065143'},
      {'name': 'Gaila', 'code': 'BD10060247'},
      {'name': 'Hizla Gaurabdi', 'code': 'BD10063681'},
      {'name': 'Jagua', 'code': 'BD10065160'},
      {'name': 'Kashipur', 'code': 'BD10065169'},
      {'name': 'Roy Pasha Karapur', 'code': 'BD10065177'},
      {'name': 'Shayestabad', 'code': 'BD10065186'},
      {'name': 'Tungibaria', 'code': 'BD10065194'}
    ]
  },
  {
    'name': 'Bhola',
    'code': 'BD1009',
    'areas': [
      {'name': 'Alinagar', 'code': 'BD10091812'},
      {'name': 'Aminabad', 'code': 'BD10092515'},
      {'name': 'Bapta', 'code': 'BD10091814'},
      {'name': 'Bhelu Miah', 'code': 'BD10091894'},
      {'name': 'Char Kalmi', 'code': 'BD10092528'},
      {'name': 'Char Pata', 'code': 'BD10092928'},
      {'name': 'Char Samaia', 'code': 'BD10091821'},
      {'name': 'Char Shibpur', 'code': 'BD10091829'},
      {'name': 'Dakshin Dighaldi', 'code': 'BD10091880'},
      {'name': 'Dhal Char', 'code': 'BD10092551'},
      {'name': 'Dhania', 'code': 'BD10091836'},
      {'name': 'Kachia', 'code': 'BD10091858'},
      {'name': 'Paschim Ilisha', 'code': 'BD10091855'},
      {'name': 'Rajapur', 'code': 'BD10091873'},
      {'name': 'Uttar Dighaldi', 'code': 'BD10091865'},
      {'name': 'Veduria', 'code': 'BD10091887'}
    ]
  },
  {
    'name': 'Bogra',
    'code': 'BD5010',
    'areas': [
      {'name': 'Bhelabari', 'code': 'BD50108111'},
      {'name': 'Erulia', 'code': 'BD50102023'},
      {'name': 'Fapore', 'code': 'BD50102025'},
      {'name': 'Fulbari', 'code': 'BD50108131'},
      {'name': 'Gokul', 'code': 'BD50102034'},
      {'name': 'Hat Sherpur', 'code': 'BD50108137'},
      {'name': 'Kamalpur', 'code': 'BD50108144'},
      {'name': 'Karnibari', 'code': 'BD50108156'},
      {'name': 'Kutubpur', 'code': 'BD50108163'},
      {'name': 'Lahiri Para', 'code': 'BD50102047'},
      {'name': 'Namuja', 'code': 'BD50102060'},
      {'name': 'Narchi', 'code': 'BD50108175'},
      {'name': 'Nishindara', 'code': 'BD50102064'},
      {'name': 'Noongo', 'code': 'BD50102066'}
    ]
  }
];
