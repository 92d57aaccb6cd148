# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rake db:seed (or created alongside the db with db:setup).
#
# Examples:
#
#   cities = City.create([{ name: 'Chicago' }, { name: 'Copenhagen' }])
#   Mayor.create(name: 'Emanuel', city: cities.first)


State.create([{name: 'Región de Arica y Parinacota'}, \
			   {name: 'Región de Tarapacá'}, \
			   {name: 'Región de Antofagasta'}, \
			   {name: 'Región de Atacama'}, \
			   {name: 'Región de Coquimbo'}, \
			   {name: 'Región de Valparaíso'}, \
			   {name: 'Región Metropolitana'}, \
			   {name: 'Región del Libertador General Bernardo O\'Higgins'}, \
			   {name: 'Región del Maule'}, \
			   {name: 'Región del Biobío'}, \
			   {name: 'Región de La Araucanía'}, \
			   {name: 'Región de Los Ríos'}, \
			   {name: 'Región de Los Lagos'}, \
			   {name: 'Región de Aysén'}, \
			   {name: 'Región de Magallanes'}
			   ])
