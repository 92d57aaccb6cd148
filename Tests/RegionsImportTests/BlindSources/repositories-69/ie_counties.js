export const COUNTIES = [
  // Leinster
  { name: 'Carlow', irish: 'Ceatharlach', province: 'Leinster', town: 'Carlow', nickname: 'The Barrowsiders', blurb: 'Ireland’s second-smallest county, on the River Barrow, with a 5,000-year-old dolmen at Brownshill.' },
  { name: 'Dublin', irish: 'Baile Átha Cliath', province: 'Leinster', town: 'Dublin', nickname: 'The Dubs', blurb: 'The capital - Trinity College, the Guinness Storehouse, Georgian squares and the Liffey.' },
  { name: 'Kildare', irish: 'Cill Dara', province: 'Leinster', town: 'Naas', nickname: 'The Lilywhites', blurb: 'Horse country - home of the Curragh and the National Stud.' },
  { name: 'Laois', irish: 'Laois', province: 'Leinster', town: 'Portlaoise', nickname: 'The O’Moore County', blurb: 'Heart of the midlands, with the Slieve Bloom Mountains and Rock of Dunamase.' },
  { name: 'Meath', irish: 'An Mhí', province: 'Leinster', town: 'Navan', nickname: 'The Royal County', blurb: 'Ancient seat of the High Kings at Tara, and the tombs of Brú na Bóinne.' },
  // Munster
  { name: 'Clare', irish: 'An Clár', province: 'Munster', town: 'Ennis', nickname: 'The Banner County', blurb: 'The Cliffs of Moher, the lunar Burren, and a hotbed of traditional music.' },
  { name: 'Cork', irish: 'Corcaigh', province: 'Munster', town: 'Cork', nickname: 'The Rebel County', blurb: 'Ireland’s largest county - Blarney Castle, Kinsale and the “real capital”.' },
  { name: 'Kerry', irish: 'Ciarraí', province: 'Munster', town: 'Tralee', nickname: 'The Kingdom', blurb: 'The Ring of Kerry, Dingle, Killarney’s lakes and Skellig Michael.' },
  { name: 'Tipperary', irish: 'Tiobraid Árann', province: 'Munster', town: 'Clonmel', nickname: 'The Premier County', blurb: 'The Rock of Cashel and the Glen of Aherlow - it’s a long way to here.' },
  // Connacht
  { name: 'Galway', irish: 'Gaillimh', province: 'Connacht', town: 'Galway', nickname: 'The Tribesmen', blurb: 'A vibrant arts city, Connemara, the Aran Islands and the Gaeltacht.' },
  { name: 'Leitrim', irish: 'Liatroim', province: 'Connacht', town: 'Carrick-on-Shannon', nickname: 'The Ridge County', blurb: 'Lakes, drumlins and the Shannon–Erne Waterway in Ireland’s least-populated county.' },
  { name: 'Sligo', irish: 'Sligeach', province: 'Connacht', town: 'Sligo', nickname: 'The Yeats County', blurb: 'Benbulben, surf beaches and the landscape that inspired W.B. Yeats.' },
  // Ulster
  { name: 'Antrim', irish: 'Aontroim', province: 'Ulster', town: 'Antrim', nickname: 'The Glensmen', blurb: 'The Giant’s Causeway, the Glens, and the Carrick-a-Rede rope bridge.' },
  { name: 'Donegal', irish: 'Dún na nGall', province: 'Ulster', town: 'Lifford', nickname: 'Tír Chonaill', blurb: 'Rugged, remote and wildly beautiful - Slieve League and a strong Gaeltacht.' },
  { name: 'Tyrone', irish: 'Tír Eoghain', province: 'Ulster', town: 'Omagh', nickname: 'The Red Hand County', blurb: 'The Sperrin Mountains and the Ulster American Folk Park.' },
]

export const PROVINCES = ['Leinster', 'Munster', 'Connacht', 'Ulster']
