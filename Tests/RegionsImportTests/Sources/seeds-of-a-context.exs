alias Shop.Places

{:ok, hochland} = Places.create_country(%{name: "Hochland"})

{:ok, bergau} = Places.create_state(%{name: "Bergau", code: "BG", country_id: hochland.id})
{:ok, _talau} = Places.create_state(%{name: "Talau", code: "TA", country_id: hochland.id})
{:ok, _seeau} = Places.create_state(%{name: "Seeau", code: "SE", country_id: hochland.id})
{:ok, waldau} = Places.create_state(%{name: "Waldau", code: "WA", country_id: hochland.id})
