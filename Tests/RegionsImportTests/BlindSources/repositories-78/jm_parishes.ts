export const PARISHES = [
  { name: "Kingston", towns: ["Downtown", "New Kingston", "Cross Roads"] },
  { name: "St. Andrew", towns: ["Constant Spring", "Half Way Tree", "Papine", "Manor Park"] },
  { name: "St. Thomas", towns: ["Morant Bay", "Yallahs", "Seaforth"] },
  { name: "Portland", towns: ["Port Antonio", "Buff Bay", "Hope Bay"] },
  { name: "St. Mary", towns: ["Port Maria", "Oracabessa", "Annotto Bay"] },
  { name: "St. Ann", towns: ["Ocho Rios", "St. Ann's Bay", "Runaway Bay"] },
  { name: "Trelawny", towns: ["Falmouth", "Clark's Town", "Duncans"] },
  { name: "St. James", towns: ["Montego Bay", "Ironshore", "Anchovy"] },
  { name: "Hanover", towns: ["Lucea", "Green Island", "Hopewell"] },
  { name: "Westmoreland", towns: ["Savanna-la-Mar", "Negril", "Whitehouse"] },
  { name: "St. Elizabeth", towns: ["Black River", "Santa Cruz", "Lacovia"] },
  { name: "Manchester", towns: ["Mandeville", "Christiana", "Porus"] },
  { name: "Clarendon", towns: ["May Pen", "Chapelton", "Kellits"] },
  { name: "St. Catherine", towns: ["Spanish Town", "Portmore", "Linstead", "Old Harbour"] }
];

export default PARISHES;
