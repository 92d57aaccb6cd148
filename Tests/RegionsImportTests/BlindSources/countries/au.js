const suburbs = {
  NSW: { name: 'New South Wales', lgas: { 'Bega Valley': ['Bega', 'Eden'], Kiama: ['Gerringong'] } },
  TAS: { name: 'Tasmania', lgas: { Hobart: ['Battery Point', 'Lenah Valley'] } },
}
export { suburbs }
