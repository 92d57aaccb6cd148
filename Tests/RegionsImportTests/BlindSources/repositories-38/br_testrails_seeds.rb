# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rails db:seed command (or created alongside the database with db:setup).
#
# Examples:
#
#   movies = Movie.create([{ name: 'Star Wars' }, { name: 'Lord of the Rings' }])
#   Character.create(name: 'Luke', movie: movies.first)

#Create States of Brazil
State.create!([{:name "AC"},
              {:name "AL"},
              {:name "AP"},
              {:name "AM"},
              {:name "BA"},
              {:name "CE"},
              {:name "DF"},
              {:name "ES"},
              {:name "GO"},
              {:name "MA"},
              {:name "MT"},
              {:name "MS"},
              {:name "MG"},
              {:name "PA"},
              {:name "PB"},
              {:name "PR"},
              {:name "PE"},
              {:name "PI"},
              {:name "RJ"},
              {:name "RN"},
              {:name "RS"},
              {:name "RO"},
              {:name "RR"},
              {:name "SC"},
              {:name "SP"},
              {:name "SE"},
              {:name "TO"}])
