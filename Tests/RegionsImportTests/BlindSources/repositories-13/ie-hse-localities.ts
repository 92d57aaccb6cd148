export interface LocalityItem {
  county: string;
  locality: string;
  geocode: string;
}

export const localities: LocalityItem[] = [
  {
    county: 'Carlow',
    locality: 'Ballinabrannagh',
    geocode: '1019'
  },
  {
    county: 'Carlow',
    locality: 'Ballon',
    geocode: '1012'
  },
  {
    county: 'Carlow',
    locality: 'Borris',
    geocode: '1004'
  },
  {
    county: 'Carlow',
    locality: 'Bunclody-Carrickduff',
    geocode: '35025'
  },
  {
    county: 'Carlow',
    locality: 'Carlow',
    geocode: '35006'
  },
  {
    county: 'Carlow',
    locality: 'Clonegal',
    geocode: '35022'
  },
  {
    county: 'Carlow',
    locality: 'Fennagh',
    geocode: '1020'
  },
  {
    county: 'Carlow',
    locality: 'Goresbridge',
    geocode: '7013'
  },
  {
    county: 'Carlow',
    locality: 'Graiguenamanagh-Tinnahinch',
    geocode: '35020'
  },
  {
    county: 'Carlow',
    locality: 'Hacketstown',
    geocode: '1001'
  },
  {
    county: 'Carlow',
    locality: 'Kernanstown',
    geocode: '1013'
  },
  {
    county: 'Carlow',
    locality: 'Kildavin',
    geocode: '1014'
  },
  {
    county: 'Carlow',
    locality: 'Leighlinbridge',
    geocode: '1007'
  },
  {
    county: 'Carlow',
    locality: 'Muinebeag (Bagenalstown)',
    geocode: '1008'
  },
  {
    county: 'Carlow',
    locality: 'Myshall',
    geocode: '1015'
  },
  {
    county: 'Carlow',
    locality: 'Palatine',
    geocode: '1016'
  },
  {
    county: 'Carlow',
    locality: 'Rathtoe',
    geocode: '1018'
  },
  {
    county: 'Carlow',
    locality: 'Rathvilly',
    geocode: '1002'
  },
  {
    county: 'Carlow',
    locality: 'Tinriland',
    geocode: '1010'
  },
  {
    county: 'Carlow',
    locality: 'Tullow',
    geocode: '1009'
  },
  {
    county: 'Cavan',
    locality: 'Arva',
    geocode: '32010'
  },
  {
    county: 'Cavan',
    locality: 'Bailieborough',
    geocode: '32001'
  },
  {
    county: 'Cavan',
    locality: 'Ballinagh',
    geocode: '32011'
  },
  {
    county: 'Cavan',
    locality: 'Ballyconnell',
    geocode: '32005'
  },
  {
    county: 'Cavan',
    locality: 'Ballyhaise',
    geocode: '32012'
  },
  {
    county: 'Cavan',
    locality: 'Ballyjamesduff',
    geocode: '32007'
  },
  {
    county: 'Cavan',
    locality: 'Belturbet',
    geocode: '32013'
  },
  {
    county: 'Cavan',
    locality: 'Blacklion',
    geocode: '32018'
  },
  {
    county: 'Cavan',
    locality: 'Butlersbridge',
    geocode: '32014'
  },
  {
    county: 'Cavan',
    locality: 'Cavan',
    geocode: '32009'
  },
  {
    county: 'Cavan',
    locality: 'Cootehill',
    geocode: '32015'
  },
  {
    county: 'Cavan',
    locality: 'Killeshandra',
    geocode: '32016'
  },
  {
    county: 'Cavan',
    locality: 'Kilnaleck',
    geocode: '32017'
  },
  {
    county: 'Cavan',
    locality: 'Kingscourt',
    geocode: '32002'
  },
  {
    county: 'Cavan',
    locality: 'Lough Gowna',
    geocode: '32019'
  },
  {
    county: 'Cavan',
    locality: 'Mullagh',
    geocode: '32003'
  },
  {
    county: 'Cavan',
    locality: 'Shercock',
    geocode: '32004'
  },
  {
    county: 'Cavan',
    locality: 'Swanlinbar',
    geocode: '32006'
  },
  {
    county: 'Cavan',
    locality: 'Virginia',
    geocode: '32008'
  },
  {
    county: 'Clare',
    locality: 'Ardnacrusha or Castlebank',
    geocode: '16017'
  },
  {
    county: 'Clare',
    locality: 'Ardskeagh',
    geocode: '16030'
  },
  {
    county: 'Clare',
    locality: 'Ballina',
    geocode: '22004'
  },
  {
    county: 'Clare',
    locality: 'Ballycannan',
    geocode: '16018'
  },
  {
    county: 'Clare',
    locality: 'Ballyvaughan',
    geocode: '16001'
  },
  {
    county: 'Clare',
    locality: 'Bunratty',
    geocode: '16038'
  },
  {
    county: 'Clare',
    locality: 'Castleconnell',
    geocode: '21014'
  },
  {
    county: 'Clare',
    locality: 'Clonlara',
    geocode: '16019'
  },
  {
    county: 'Clare',
    locality: 'Corofin',
    geocode: '16003'
  },
  {
    county: 'Clare',
    locality: 'Cratloe',
    geocode: '16020'
  },
  {
    county: 'Clare',
    locality: 'Crusheen',
    geocode: '16036'
  },
  {
    county: 'Clare',
    locality: 'Doonbeg',
    geocode: '16013'
  },
  {
    county: 'Clare',
    locality: 'Ennis',
    geocode: '16004'
  },
  {
    county: 'Clare',
    locality: 'Ennistymon',
    geocode: '16008'
  },
  {
    county: 'Clare',
    locality: 'Feakle',
    geocode: '16023'
  },
  {
    county: 'Clare',
    locality: 'Inagh',
    geocode: '16035'
  },
  {
    county: 'Clare',
    locality: 'Kildysart',
    geocode: '16011'
  },
  {
    county: 'Clare',
    locality: 'Kilfenora',
    geocode: '16031'
  },
  {
    county: 'Clare',
    locality: 'Kilkee',
    geocode: '16014'
  },
  {
    county: 'Clare',
    locality: 'Kilkishen',
    geocode: '16027'
  },
  {
    county: 'Clare',
    locality: 'Killaloe',
    geocode: '16024'
  },
  {
    county: 'Clare',
    locality: 'Kilmaley',
    geocode: '16039'
  },
  {
    county: 'Clare',
    locality: 'Kilmihill',
    geocode: '16015'
  },
  {
    county: 'Clare',
    locality: 'Kilmurry',
    geocode: '16033'
  },
  {
    county: 'Clare',
    locality: 'Kilrush',
    geocode: '16012'
  },
  {
    county: 'Clare',
    locality: 'Lahinch',
    geocode: '16009'
  },
  {
    county: 'Clare',
    locality: 'Limerick city and suburbs',
    geocode: '35003'
  },
  {
    county: 'Clare',
    locality: 'Liscannor',
    geocode: '16032'
  },
  {
    county: 'Clare',
    locality: 'Lisdoonvarna',
    geocode: '16002'
  },
  {
    county: 'Clare',
    locality: 'Lissycasey',
    geocode: '16037'
  },
  {
    county: 'Clare',
    locality: 'Miltown Malbay',
    geocode: '16010'
  },
  {
    county: 'Clare',
    locality: 'Mountshannon',
    geocode: '16034'
  },
  {
    county: 'Clare',
    locality: 'Newmarket-On-Fergus',
    geocode: '16005'
  },
  {
    county: 'Clare',
    locality: "O'Briensbridge-Montpelier",
    geocode: '35018'
  },
  {
    county: 'Clare',
    locality: 'Quilty',
    geocode: '16016'
  },
  {
    county: 'Clare',
    locality: 'Quin',
    geocode: '16028'
  },
  {
    county: 'Clare',
    locality: 'Scarriff-Tuamgraney',
    geocode: '16025'
  },
  {
    county: 'Clare',
    locality: 'Shannon',
    geocode: '16006'
  },
  {
    county: 'Clare',
    locality: 'Sixmilebridge',
    geocode: '16007'
  },
  {
    county: 'Clare',
    locality: 'Tulla',
    geocode: '16029'
  },
  {
    county: 'Clare',
    locality: 'Whitegate',
    geocode: '16026'
  }
];
