/** @enum {number} */
var Bundesland = {
    Baden_Wuertemberg: 1,
    Bayern: 2,
    Berlin: 3,
    Brandenburg: 4,
    Bremen: 5,
    Hamburg: 6,
    Hessen: 7,
    Mecklenburg_Vorpommern: 8,
    Niedersachsen: 9,
    Nordrhein_Westfalen: 10,
    Rheinland_Pfalz: 11,
    Saarland: 12,
    Sachsen: 13,
    Sachsen_Anhalt: 14,
    Schleswig_Holstein: 15,
    Thueringen: 16,
};
export { Bundesland };
Bundesland[Bundesland.Baden_Wuertemberg] = 'Baden_Wuertemberg';
Bundesland[Bundesland.Bayern] = 'Bayern';
Bundesland[Bundesland.Berlin] = 'Berlin';
Bundesland[Bundesland.Brandenburg] = 'Brandenburg';
Bundesland[Bundesland.Bremen] = 'Bremen';
Bundesland[Bundesland.Hamburg] = 'Hamburg';
Bundesland[Bundesland.Hessen] = 'Hessen';
Bundesland[Bundesland.Mecklenburg_Vorpommern] = 'Mecklenburg_Vorpommern';
Bundesland[Bundesland.Niedersachsen] = 'Niedersachsen';
Bundesland[Bundesland.Nordrhein_Westfalen] = 'Nordrhein_Westfalen';
Bundesland[Bundesland.Rheinland_Pfalz] = 'Rheinland_Pfalz';
Bundesland[Bundesland.Saarland] = 'Saarland';
Bundesland[Bundesland.Sachsen] = 'Sachsen';
Bundesland[Bundesland.Sachsen_Anhalt] = 'Sachsen_Anhalt';
Bundesland[Bundesland.Schleswig_Holstein] = 'Schleswig_Holstein';
Bundesland[Bundesland.Thueringen] = 'Thueringen';
