const regions = {
  na1: "North America",
  me1: "Middle East",
  euw1: "Europe West",
  eun1: "Europe Nordic & East",
  oc1: "Oceania",
  kr: "Korea",
  ru: "Russia",
  br1: "Brazil",
  jp1: "Japan",
  la2: "LAS",
  la1: "LAN",
};

const regionsShort = {
  na1: "NA",
  me1: "ME",
  euw1: "EUW",
  eun1: "EUNE",
  oc1: "OC",
  kr: "KR",
  ru: "RU",
  br1: "BR",
  jp1: "JP",
  la2: "LAS",
  la1: "LAN",
};

export { regions, regionsShort };
