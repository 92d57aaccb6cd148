import '../base.dart';

const City turkeyAdanaAdana = City(id: 107063, parentId: 2212, name: "Adana", longitude: 35.107063, latitude: 37.107063);
const City turkeyAdanaAladag = City(id: 107120, parentId: 2212, name: "Aladag", longitude: 35.107120, latitude: 37.107120);
const City turkeyAdanaBahce = City(id: 107258, parentId: 2212, name: "Bahce", longitude: 35.107258, latitude: 37.107258);
