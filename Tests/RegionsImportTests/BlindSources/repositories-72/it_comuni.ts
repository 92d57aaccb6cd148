export class Comuni {

  static comuni = {
  "CH": [
  "Altino","Arielli","Atessa","Bolognano","Bucchianico","Casacanditella","Casalincontrada","Casoli",
  "Castel Frentano","Castelguidone","Castiglione Messer Marino","Castiglione Messer Raimondo","Castiglione Mone","Chieti",
  "Pizzoferrato","Pollutri","Pretoro","Rapino","Roccamontepiano","Rocca San Giovanni","Roccaspinalveti","Roio del Sangro","Rosciano","San Buono",
  "San Giovanni Lipioni","San Vito Chietino","Sant’Eusanio del Sangro","Santa Maria Imbaro","Sant’Agata di Puglia","Tornareccio","Torrebruna","Tufillo",
  "Vacri","Villalfonsina","Vasto","Villa Santa Maria","Villa San Giovanni","Villa San Tommaso"
],

  "AQ": [
  "Acciano","Aielli","Alfedena","Alanno","Alba Adriatica","Alba","Alba Fucens","Alfedena","Anversa degli Abruzzi",
  "Aquila","Avezzano","Barisciano","Barete","Bazzano","Bolognola","Borgorose","Bussi sul Tirino","Cagnano Amiterno",
  "Calascio","Calascio","Capestrano","Capistrello","Capitignano","Carapelle Calvisio","Carsoli","Castel Castagna"
]
  };
}
