class provinceClass {
  static final List<String> pakistanProvince=['punjab','sindh','balochistan','kpk'];
  static final List<String> districtBalochistan = ['Awaran','Barkhan','Chagai','Kachhi',
  'Chagai','Dera Bugti','Gwadar','Harnai','Jhal Magsi',
  'Jhal Magsi','Kalat','Kech (Turbat)','Kharan',
  'Kohlu','Khuzdar','Killa Abdullah','Loralai',
  'Musakhel','Nasirabad','Nushki','Panjgur','Pishin','Quetta',
  'Sibi','Zhob','Washuk','Ziarat'
  ];
  static final List<String> districtPunjab=[
    'Attock', 'Bahawalnagar', 'Bahawalpur', 'Bhakkar', 'Chakwal', 'Dera Ghazi Khan',
    'Faisalabad', 'Gujranwala', 'Gujrat', 'Hafizabad', 'Jhang', 'Jhelum', 'Kasur',
    'Khanewal', 'Khushab', 'Lahore', 'Layyah', 'Lodhran', 'Mandi Bahauddin', 'Mianwali', 'Multan', 'Muzaffargarh', 'Narowal', 'Nankana Sahib', 'Okara', 'Pakpattan', 'Rahim Yar Khan',
    'Rajanpur', 'Rawalpindi', 'Sahiwal', 'Sargodha', 'Sheikhupura', 'Sialkot', 'Toba Tek Singh', 'vehari'
  ];

  static final List<String> districtSindh=['Badin', 'Dadu', 'Ghotki', 'Hyderabad',
    'Jacobabad', 'Jamshoro', 'KARACHI' ,'Kashmore','Khairpur','Larkana','Matiari'
    ,'Shaheed Benazirabad','Kambar Shahdadkot','Sanghar','Shikarpur','Umerkot',
    'Sukkur','Tando Allahyar','Tando Muhammad Khan','Tharparkar','Thatta','Naushahro Firoze','Mirpurkhas'
  ];
  static final List<String> districtkpk=[
   ' Abbottabad', 'Bannu','Battagram','Buner','Charsadda','Chitral','Dera Ismail Khan'
    'Hangu','Haripur','Karak','Kohat','Lakki Marwat','Upper Kohistan','Lower Kohistan','Lower Dir'
    'Malakand','Mansehra','Mardan',
    'Nowshera','Peshawar','Shangla','Swabi','Swat','Tank','Torghar','Upper Dir'
  ];
}