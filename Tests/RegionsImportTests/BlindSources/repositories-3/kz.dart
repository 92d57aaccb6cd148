class City {
  final String name;
  final String region;

  const City({
    required this.name,
    required this.region,
  });
}

class CitiesData {
  static const List<City> kazakhstanCities = [
    // Мегаполисы
    City(name: 'Алматы', region: 'Алматы'),
    City(name: 'Астана', region: 'Астана'),
    City(name: 'Актобе', region: 'Актюбинская область'),
    City(name: 'Хромтау', region: 'Актюбинская область'),
    City(name: 'Караганда', region: 'Карагандинская область'),
    City(name: 'Темиртау', region: 'Карагандинская область'),
  ];
}
