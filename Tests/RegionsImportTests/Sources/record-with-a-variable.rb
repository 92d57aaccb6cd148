rj = Estado.create(uf: "RJ", nome: "Rio Novo")
sp = Estado.create(uf: "SP", nome: "São Pedro")

Cidade.create(estado_id: rj.id, nome: "Vassoura")
Cidade.create(estado_id: sp.id, nome: "Sântora")
