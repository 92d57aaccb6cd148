# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rake db:seed (or created alongside the db with db:setup).
#
# Examples:
#
#   cities = City.create([{ name: 'Chicago' }, { name: 'Copenhagen' }])
#   Mayor.create(name: 'Emanuel', city: cities.first)
states = <<EOF
ac,Acre
al,Alagoas
ap,Amapá
am,Amazonas
ba,Bahia
ce,Ceará
df,Distrito Federeal
es,Espírito Santo
go,Goiás
ma,Maranhão
mt,Mato Grosso
ms,Mato Grosso do Sul
mg,Minas Gerais
pa,Pará
pb,Paraíba
pr,Paraná
pe,Pernambuco
pi,Piauí
rj,Rio de Janeiro
rn,Rio Grande do Norte
rs,Rio Grande do Sul
ro,Rondônia
rr,Roraima
sc,Santa Catarina
sp,São Paulo
se,Sergipe
to,Tocantins
EOF