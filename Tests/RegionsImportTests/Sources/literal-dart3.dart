class Region {
  final String name;
  const Region(this.name);
}
const regions = {
  'AL': 'Alabama',
  'AK': 'Alaska',
  'AZ': 'Arizona',
};
