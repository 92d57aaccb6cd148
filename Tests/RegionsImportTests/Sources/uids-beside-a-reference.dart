const List<Community> communities = [
  Community(uid: 'UA0102', raionUid: 'raion_1', title: 'Bativa'),
  Community(uid: 'UA0103', raionUid: 'raion_1', title: 'Berehova'),
  Community(uid: 'UA0105', raionUid: 'raion_2', title: 'Velyka'),
  Community(uid: 'UA0107', raionUid: 'raion_2', title: 'Kosona'),
  Community(uid: 'UA0109', raionUid: 'raion_2', title: 'Mukacha'),
];
