# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rake db:seed (or created alongside the db with db:setup).
#
# Examples:
#
#   cities = City.create([{ name: 'Chicago' }, { name: 'Copenhagen' }])
#   Mayor.create(name: 'Emanuel', city: cities.first)
Region.create name: "Tarapacá", region_number: "I"
Region.create name: "Antofagasta", region_number: "II"
Region.create name: "Atacama", region_number: "III"
Region.create name: "Coquimbo", region_number: "IV"
Region.create name: "Valparaíso", region_number: "V"
Region.create name: "O’Higgins", region_number: "VI"
Region.create name: "Maule", region_number: "VII"
Region.create name: "Biobío", region_number: "VIII"
Region.create name: "Araucanía", region_number: "IX"
Region.create name: "Los Lagos", region_number: "X"
Region.create name: "Aysén", region_number: "XI"
Region.create name: "Magallanes", region_number: "XII"
Region.create name: "Los Ríos", region_number: "XIV"
Region.create name: "Arica y Parinacota", region_number: "XV"
Region.create name: "Metropolitana", region_number: "RM"