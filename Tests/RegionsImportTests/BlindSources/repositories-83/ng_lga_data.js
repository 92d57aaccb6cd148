const local_govt_area_data = [{
  name: "Aba North",
  state: "Abia",
  region: "South East",
  postal_code: "450001",
  population: 248718,
  description: "Aba North is a local government area in Abia State, Nigeria."
},
{
  name: "Aba South",
  state: "Abia",
  region: "South East",
  postal_code: "450002",
  population: 333593,
  description: "Aba South is a local government area in Abia State, Nigeria."
},
{
  name: "Ukwa East",
  state: "Abia",
  region: "South East",
  postal_code: "452203",
  population: 111454,
  description: "Ukwa East is a local government area in Abia State, Nigeria."
},
{
  name: "Umuahia South",
  state: "Abia",
  region: "South East",
  postal_code: "440272",
  population: 123885,
  description: "Umuahia South is a local government area in Abia State, Nigeria."
},
{
  name: "Umu Nneochi",
  state: "Abia",
  region: "South East",
  postal_code: "452205",
  population: 75554,
  description: "Umu Nneochi is a local government area in Abia State, Nigeria.",
},
{
  name: "Demsa",
  state: "Adamawa",
  region: "North East",
  postal_code: "642101",
  population: 160171,
  description: "Demsa is a local government area in Adamawa State, Nigeria."
},
{
  name: "Fufure",
  state: "Adamawa",
  region: "North East",
  postal_code: "642102",
  population: 195884,
  description: "Fufure is a local government area in Adamawa State, Nigeria."
},
{
  name: "Ganye",
  state: "Adamawa",
  region: "North East",
  postal_code: "642103",
  population: 179453,
  description: "Ganye is a local government area in Adamawa State, Nigeria."
},
{
  name: "Mayo-Belwa",
  state: "Adamawa",
  region: "North East",
  postal_code: "642112",
  population: 219293,
  description: "Mayo-Belwa is a local government area in Adamawa State, Nigeria."
},
{
  name: "Yola North",
  state: "Adamawa",
  region: "North East",
  postal_code: "640101",
  population: 160736,
  description: "Yola North is a local government area in Adamawa State, Nigeria."
},
{
  name: "Alkaleri",
  state: "Bauchi",
  region: "North East",
  postal_code: "742101",
  population: 218973,
  description: "Alkaleri is a local government area in Bauchi State, Nigeria."
},
{
  name: "Bauchi",
  state: "Bauchi",
  region: "North East",
  postal_code: "740101",
  population: 657856,
  description: "Bauchi is a local government area in Bauchi State, Nigeria."
},
{
  name: "Itas/Gadau",
  state: "Bauchi",
  region: "North East",
  postal_code: "742109",
  population: 232459,
  description: "Itas/Gadau is a local government area in Bauchi State, Nigeria."
},
{
  name: "Jama'are",
  state: "Bauchi",
  region: "North East",
  postal_code: "742110",
  population: 174684,
  description: "Jama'are is a local government area in Bauchi State, Nigeria."
},
{
  name: "Brass",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561101",
  population: 148098,
  description: "Brass is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Ekeremor",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561102",
  population: 169033,
  description: "Ekeremor is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Kolokuma/Opokuma",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561103",
  population: 113970,
  description: "Kolokuma/Opokuma is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Nembe",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561104",
  population: 158697,
  description: "Nembe is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Ogbia",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561105",
  population: 195195,
  description: "Ogbia is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Sagbama",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561106",
  population: 329219,
  description: "Sagbama is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Southern Ijaw",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561107",
  population: 459934,
  description: "Southern Ijaw is a local government area in Bayelsa State, Nigeria."
},
{
  name: "Yenagoa",
  state: "Bayelsa",
  region: "South South",
  postal_code: "561108",
  population: 289370,
  description: "Yenagoa is a local government area in Bayelsa State, Nigeria."
}];
