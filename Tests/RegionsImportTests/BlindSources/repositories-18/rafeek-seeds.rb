# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rails db:seed command (or created alongside the database with db:setup).
#
# Examples:
#
#   movies = Movie.create([{ name: 'Star Wars' }, { name: 'Lord of the Rings' }])
#   Character.create(name: 'Luke', movie: movies.first)

Country.create(name: 'Brasil', code: 'BR')

State.create(name: 'Acre', uf: 'AC', country_id: 1)
State.create(name: 'Alagoas', uf: 'AL', country_id: 1)
State.create(name: 'Amazonas', uf: 'AM', country_id: 1)
State.create(name: 'Amapá', uf: 'AP', country_id: 1)
State.create(name: 'Bahia', uf: 'BA', country_id: 1)
State.create(name: 'Ceará', uf: 'CE', country_id: 1)
State.create(name: 'Distrito Federal', uf: 'DF', country_id: 1)
State.create(name: 'Espírito Santo', uf: 'ES', country_id: 1)
State.create(name: 'Goiás', uf: 'GO', country_id: 1)
State.create(name: 'Maranhão', uf: 'MA', country_id: 1)
State.create(name: 'Minas Gerais', uf: 'MG', country_id: 1)
State.create(name: 'Mato Grosso do Sul', uf: 'MS', country_id: 1)
State.create(name: 'Mato Grosso', uf: 'MT', country_id: 1)
State.create(name: 'Pará', uf: 'PA', country_id: 1)
State.create(name: 'Paraíba', uf: 'PB', country_id: 1)
State.create(name: 'Pernambuco', uf: 'PE', country_id: 1)
State.create(name: 'Piauí', uf: 'PI', country_id: 1)
State.create(name: 'Paraná', uf: 'PR', country_id: 1)
State.create(name: 'Rio de Janeiro', uf: 'RJ', country_id: 1)
State.create(name: 'Rio Grande do Norte', uf: 'RN', country_id: 1)
State.create(name: 'Rondônia', uf: 'RO', country_id: 1)
State.create(name: 'Roraima', uf: 'RR', country_id: 1)
State.create(name: 'Rio Grande do Sul', uf: 'RS', country_id: 1)
State.create(name: 'Santa Catarina', uf: 'SC', country_id: 1)
State.create(name: 'Sergipe', uf: 'SE', country_id: 1)
State.create(name: 'São Paulo', uf: 'SP', country_id: 1)
State.create(name: 'Tocantins', uf: 'TO', country_id: 1)
