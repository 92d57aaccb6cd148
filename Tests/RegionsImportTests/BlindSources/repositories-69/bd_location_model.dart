
final List<String> districts = [
  //Chattogram Division
  'Cumilla' , 'Feni' , 'Brahmanbaria' , 'Rangamati' , 'Noakhali' , 'Chandpur' , 'Lakshmipur' , 'Chattogram' , 'Coxsbazar' , 'Khagrachhari' , 'Bandarban',
  //Rajshahi Division
  'Sirajganj' , 'Pabna' , 'Bogura' , 'Rajshahi' , 'Natore' , 'Joypurhat' , 'Chapainawabganj' , 'Naogaon',
  //Khulna Division
  'Jashore' , 'Satkhira' , 'Meherpur' , 'Narail' , 'Chuadanga' , 'Kushtia' , 'Magura' , 'Khulna' , 'Bagerhat' , 'Jhenaidah',
  //Barishal Division
  'Jhalakathi' , 'Patuakhali' , 'Pirojpur' , 'Barishal' , 'Bhola' , 'Barguna',

  //Sylhet Division
  'Sylhet' , 'Moulvibazar' , 'Habiganj' , 'Sunamganj',

  //Dhaka Division
  'Narsingdi' , 'Gazipur' , 'Shariatpur' , 'Narayanganj' , 'Tangail' , 'Kishoreganj' , 'Manikganj' , 'Dhaka' , 'Munshiganj' , 'Rajbari' , 'Madaripur' , 'Gopalganj' , 'Faridpur',

  //Rangpur	Division
  'Panchagarh' , 'Dinajpur' , 'Lalmonirhat' , 'Nilphamari' , 'Gaibandha' , 'Thakurgaon' , 'Rangpur' , 'Kurigram',

  //Mymensingh Division
  'Sherpur' , 'Mymensingh' , 'Jamalpur' , 'Netrokona',
];
