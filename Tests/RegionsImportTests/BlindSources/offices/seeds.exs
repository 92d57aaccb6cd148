alias Api.Repo

Repo.delete_all(Api.Town)

state_1 = Api.Repo.insert!(%Api.State{name: "Antioquia", capital: "Medellín"})
          Api.Repo.insert!(%Api.Town{name: "Medellín", state_id: state_1.id})
          Api.Repo.insert!(%Api.Town{name: "Abejorral", state_id: state_1.id})
          Api.Repo.insert!(%Api.Town{name: "Abriaquí", state_id: state_1.id})

state_2 = Api.Repo.insert!(%Api.State{name: "Atlántico", capital: "Barranquilla"})
          Api.Repo.insert!(%Api.Town{name: "Barranquilla", state_id: state_2.id})
          Api.Repo.insert!(%Api.Town{name: "Baranoa", state_id: state_2.id})

state_3 = Api.Repo.insert!(%Api.State{name: "Bolívar", capital: "Cartagena de Indias"})
          Api.Repo.insert!(%Api.Town{name: "Cartagena de Indias", state_id: state_3.id})
          Api.Repo.insert!(%Api.Town{name: "Achí", state_id: state_3.id})
          Api.Repo.insert!(%Api.Town{name: "Altos del Rosario", state_id: state_3.id})
          Api.Repo.insert!(%Api.Town{name: "Arenal", state_id: state_3.id})

state_4 = Api.Repo.insert!(%Api.State{name: "Boyacá", capital: "Tunja"})
          Api.Repo.insert!(%Api.Town{name: "Tunja", state_id: state_4.id})
          Api.Repo.insert!(%Api.Town{name: "Almeida", state_id: state_4.id})

