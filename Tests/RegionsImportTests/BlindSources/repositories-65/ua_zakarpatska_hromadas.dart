// Oblast: Закарпатська (code: UA21000000000011690)


import '../../models/admin_units.dart';

const List<Hromada> zakarpatskaOblastHromadas = [

  // Берегівський район (raion_61)
  Hromada(uid: 'UA21020010000055068', raionUid: 'raion_61', title: 'Батівська територіальна громада'),
  Hromada(uid: 'UA21020030000019624', raionUid: 'raion_61', title: 'м. Берегове та Берегівська територіальна громада'),
  Hromada(uid: 'UA21020050000065800', raionUid: 'raion_61', title: 'Великоберезька територіальна громада'),
  Hromada(uid: 'UA21020070000015036', raionUid: 'raion_61', title: 'Великобийганська територіальна громада'),
  Hromada(uid: 'UA21020090000083647', raionUid: 'raion_61', title: 'Вилоцька територіальна громада'),
  Hromada(uid: 'UA21020110000091104', raionUid: 'raion_61', title: 'м. Виноградів та Виноградівська територіальна громада'),
  Hromada(uid: 'UA21020130000047547', raionUid: 'raion_61', title: 'Кам’янська територіальна громада'),
  Hromada(uid: 'UA21020150000043098', raionUid: 'raion_61', title: 'Королівська територіальна громада'),
  Hromada(uid: 'UA21020170000069101', raionUid: 'raion_61', title: 'Косоньська територіальна громада'),
  Hromada(uid: 'UA21020190000086409', raionUid: 'raion_61', title: 'Пийтерфолвівська територіальна громада'),

  // Мукачівський район (raion_65)
  Hromada(uid: 'UA21040010000055885', raionUid: 'raion_65', title: 'Великолучківська територіальна громада'),
  Hromada(uid: 'UA21040030000026359', raionUid: 'raion_65', title: 'Верхньокоропецька територіальна громада'),
  Hromada(uid: 'UA21040050000032164', raionUid: 'raion_65', title: 'Воловецька територіальна громада'),
  Hromada(uid: 'UA21040070000029344', raionUid: 'raion_65', title: 'Горондівська територіальна громада'),
  Hromada(uid: 'UA21040090000072363', raionUid: 'raion_65', title: 'Жденіївська територіальна громада'),
  Hromada(uid: 'UA21040110000099623', raionUid: 'raion_65', title: 'Івановецька територіальна громада'),
  Hromada(uid: 'UA21040130000019237', raionUid: 'raion_65', title: 'Кольчинська територіальна громада'),
  Hromada(uid: 'UA21040150000092428', raionUid: 'raion_65', title: 'м. Мукачево та Мукачівська територіальна громада'),

  // Рахівський район (raion_63)
  Hromada(uid: 'UA21060010000011784', raionUid: 'raion_63', title: 'Богданська територіальна громада'),
  Hromada(uid: 'UA21060030000020114', raionUid: 'raion_63', title: 'Великобичківська територіальна громада'),
  Hromada(uid: 'UA21060050000029937', raionUid: 'raion_63', title: 'м. Рахів та Рахівська територіальна громада'),
  Hromada(uid: 'UA21060070000049340', raionUid: 'raion_63', title: 'Ясінянська територіальна громада'),
];
