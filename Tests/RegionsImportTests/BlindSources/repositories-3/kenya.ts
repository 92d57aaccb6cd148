export const kenyaCounties = [
  'Mombasa', 'Kwale', 'Nairobi',
  // Add all 47 counties
]

export const countyConstituencies: Record<string, string[]> = {
  'Mombasa': ['Changamwe', 'Jomvu', 'Kisauni'],
  'Nairobi': ['Langata', 'Kibra'],
}

export const constituencyWards: Record<string, string[]> = {
  'Changamwe': ['Port Reitz', 'Kipevu', 'Airport'],
  'Jomvu': ['Jomvu Kuu', 'Mikindani'],
  'Langata': ['Karen'],
}
