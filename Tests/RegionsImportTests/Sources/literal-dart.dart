const Map<String, List<String>> provinces = <String, List<String>>{
  'Alto': <String>['Aro', 'Bo'],
  'Bajo': ['Campo'],
};
