class Division {
  final String name;
  final List<String> districts;

  Division(this.name, this.districts);
}

List<Division> divisions = [
  Division('Dhaka', [
    'Dhaka',
    'Faridpur',
    'Gazipur',
    'Gopalganj',
    'Kishoreganj',
    'Madaripur',
    'Manikganj',
    'Munshiganj',
    'Narayanganj',
    'Narsingdi',
    'Rajbari',
    'Shariatpur',
    'Tangail'
  ]),
  Division('Chattogram', [
    'Bandarban',
    'Brahmanbaria',
    'Chandpur',
    'Chattogram',
    'Cumilla',
    'Cox\'s Bazar',
    'Feni',
    'Khagrachari',
    'Lakshmipur',
    'Noakhali',
    'Rangamati'
  ]),
  Division('Rajshahi', [
    'Bogura',
    'Joypurhat',
    'Naogaon',
    'Natore',
    'Nawabganj',
    'Pabna',
    'Rajshahi',
    'Sirajganj'
  ]),
  Division('Khulna', [
    'Bagerhat',
    'Chuadanga',
    'Jashore',
    'Jhenaidah',
    'Khulna',
    'Kushtia',
    'Magura',
    'Meherpur',
    'Narail',
    'Satkhira'
  ]),
  Division('Barishal', [
    'Barishal',
    'Barguna',
    'Bhola',
    'Jhalokathi',
    'Patuakhali',
    'Pirojpur'
  ]),
  Division('Sylhet', [
    'Habiganj',
    'Moulvibazar',
    'Sunamganj',
    'Sylhet'
  ]),
  Division('Rangpur', [
    'Dinajpur',
    'Gaibandha',
    'Kurigram',
    'Lalmonirhat',
    'Nilphamari',
    'Panchagarh',
    'Rangpur',
    'Thakurgaon'
  ]),
  Division('Mymensingh', [
    'Jamalpur',
    'Mymensingh',
    'Netrokona',
    'Sherpur'
  ]),
];
