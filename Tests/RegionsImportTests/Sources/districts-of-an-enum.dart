enum Part {
  north('北区'),
  south('南区');

  const Part(this.label);
  final String label;
}

const List<District> districts = [
  District(name: '东城', part: Part.north, latitude: 22.28),
  District(name: '西城', part: Part.north, latitude: 22.29),
  District(name: '朝阳', part: Part.south, latitude: 22.27),
  District(name: '丰台', part: Part.south, latitude: 22.26),
];
