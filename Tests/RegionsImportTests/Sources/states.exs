alias Shop.Repo

state_1 = Repo.insert!(%Shop.State{name: "Antioquia", capital: "Medellín"})
          Repo.insert!(%Shop.Town{name: "Medellín", state_id: state_1.id})
          Repo.insert!(%Shop.Town{name: "Abejorral", state_id: state_1.id})

state_2 = Repo.insert!(%Shop.State{name: "Atlántico", capital: "Barranquilla"})
          Repo.insert!(%Shop.Town{name: "Baranoa", state_id: state_2.id})
          Repo.insert!(%Shop.Town{name: "Malambo", state_id: state_2.id})
