class CountriesCitiesAndStates {
  final Map<String, Map<String, List<String>>> countriesCitiesAndStates = {
    'Bangladesh': {
      'Dhaka': ['Dhaka'],
      'Chittagong': ['Chittagong', 'Feni', 'Cox\'s Bazar', 'Comilla', 'Chandpur', 'Brahmanbaria', 'Rangamati', 'Khagrachhari', 'Bandarban', 'Noakhali', 'Lakshmipur'],
      'Khulna': ['Khulna', 'Jessore', 'Satkhira', 'Bagerhat', 'Chuadanga', 'Kushtia', 'Magura', 'Meherpur', 'Narail', 'Jhenaidah'],
      'Rajshahi': ['Rajshahi', 'Bogra', 'Pabna', 'Naogaon', 'Joypurhat', 'Sirajganj', 'Chapai Nawabganj'],
      'Barisal': ['Barisal', 'Bhola', 'Jhalokati', 'Patuakhali', 'Pirojpur'],
      'Sylhet': ['Sylhet', 'Moulvibazar', 'Habiganj', 'Sunamganj'],
      'Rangpur': ['Rangpur', 'Dinajpur', 'Gaibandha', 'Kurigram', 'Lalmonirhat', 'Nilphamari', 'Panchagarh', 'Thakurgaon'],
      'Mymensingh': ['Mymensingh', 'Netrokona', 'Jamalpur', 'Sherpur']
    },
    'USA': {
      'California': ['Los Angeles', 'San Francisco', 'San Diego', 'San Jose', 'Sacramento'],
      'New York': ['New York City', 'Buffalo', 'Rochester', 'Syracuse', 'Albany'],
      'Texas': ['Houston', 'Dallas', 'Austin', 'San Antonio', 'Fort Worth'],
      'Florida': ['Miami', 'Orlando', 'Tampa', 'Jacksonville', 'Fort Lauderdale'],
    },
    'India': {
      'Maharashtra': ['Mumbai', 'Pune', 'Nagpur', 'Nashik', 'Aurangabad'],
      'Delhi': ['New Delhi'],
      'Karnataka': ['Bangalore', 'Mysore', 'Hubli', 'Mangalore'],
      'Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli'],
    }
  };
}