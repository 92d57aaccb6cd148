# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rake db:seed (or created alongside the db with db:setup).
#
# Examples:
#
#   cities = City.create([{ name: 'Chicago' }, { name: 'Copenhagen' }])
#   Mayor.create(name: 'Emanuel', city: cities.first)

estados = Estado.create([
                           {nome: 'ACRE'},
                           { nome: 'ALAGOAS'},
                           { nome: 'ALAGOAS'},
                           { nome: 'AMAPÁ'},
                           { nome: 'AMAZONAS'},
                           { nome: 'BAHIA'},
                           { nome: 'CEARÁ'},
                           { nome: 'DISTRITO FEDERAL'},
                           { nome: 'ESPÍRITO SANTO'},
                           { nome: 'GOIÁS'},
                           { nome: 'MARANHÃO'},
                           { nome: 'MATO GROSSO'},
                           { nome: 'MATO GROSSO DO SUL'},
                           { nome: 'MINAS GERAIS'},
                           { nome: 'PARÁ'},
                           { nome: 'PARAÍBA'},
                           { nome: 'PARANÁ'},
                           { nome: 'PERNAMBUCO'},
                           { nome: 'PIAUÍ'},
                           { nome: 'RIO DE JANEIRO'},
                           { nome: 'RIO GRANDE DO NORTE'},
                           { nome: 'RIO GRANDE DO SUL'},
                           { nome: 'RONDONIA'},
                           { nome: 'RORAIMA'},
                           { nome: 'SANTA CATARINA'},
                           { nome: 'SÃO PAULO'},
                           { nome: 'SERGIPE'},
                           { nome: 'TOCANTINS'},
                       ])
