var Bundesland = { Baden_Wuertemberg: 1, Bayern: 2, Berlin: 3, Sachsen_Anhalt: 14, Schleswig_Holstein: 15 };
