# encoding: utf-8

State.create :name => "Acre"
State.create :name => "Alagoas"
State.create :name => "Amapá"
State.create :name => "Amazonas"
State.create :name => "Bahia"
State.create :name => "Ceará"
State.create :name => "Distrito Federal"
State.create :name => "Espírito Santo"
State.create :name => "Goiás"
State.create :name => "Maranhão"
State.create :name => "Mato Grosso"
State.create :name => "Mato Grosso do Sul"
State.create :name => "Minas Gerais"
State.create :name => "Pará"
State.create :name => "Paraíba"
State.create :name => "Paraná"
State.create :name => "Pernambuco"
State.create :name => "Piauí"
State.create :name => "Rio de Janeiro"
State.create :name => "Rio Grande do Norte"
State.create :name => "Rio Grande do Sul"
State.create :name => "Rondônia"
State.create :name => "Roraima"
State.create :name => "Santa Catarina"
State.create :name => "São Paulo"
State.create :name => "Sergipe"
State.create :name => "Tocantins"


City.create :name => "Icó", :abbreviation => "CE", :state_id => 6
City.create :name => "Luz", :abbreviation => "MG", :state_id => 13
City.create :name => "São Romão", :abbreviation => "MG", :state_id => 13
City.create :name => "Puxinanã", :abbreviation => "PB", :state_id => 15
City.create :name => "Ipê", :abbreviation => "RS", :state_id => 21
City.create :name => "Itu", :abbreviation => "SP", :state_id => 25
City.create :name => "Acrelândia", :abbreviation => "AC", :state_id => 1
City.create :name => "Assis Brasil", :abbreviation => "AC", :state_id => 1
City.create :name => "Brasiléia", :abbreviation => "AC", :state_id => 1
City.create :name => "Bujari", :abbreviation => "AC", :state_id => 1
City.create :name => "Capixaba", :abbreviation => "AC", :state_id => 1
City.create :name => "Cruzeiro do Sul", :abbreviation => "AC", :state_id => 1
City.create :name => "Epitaciolândia", :abbreviation => "AC", :state_id => 1
City.create :name => "Feijó", :abbreviation => "AC", :state_id => 1
