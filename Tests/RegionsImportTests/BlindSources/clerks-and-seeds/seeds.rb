# frozen_string_literal: true
# db/seeds.rb  --  run with: bin/rails db:seed

def seed_zone(code, name)
  Zone.find_or_create_by!(code: code) { |z| z.name = name; z.created_at = Time.zone.now }
end

%w[admin editor guest].each { |r| Role.find_or_create_by!(name: r) }

# ---- South West ----
south_west = seed_zone("SW", "South West")
south_west.states.find_or_create_by!(code: "OG", name: "Ogun").tap do |st|
  st.lgas.find_or_create_by!(name: "Abeokuta North")
  st.lgas.find_or_create_by!(name: "Ijebu Ode")
  st.lgas.find_or_create_by!(name: "Ifo")  # HQ moved in 1996
end
south_west.states.find_or_create_by!(code: "OS", name: "Osun").tap do |st|
  st.lgas.find_or_create_by!(name: "Ife Central")
  st.lgas.find_or_create_by!(name: "Ilesa East")
  st.lgas.find_or_create_by!(name: "Irewole")
end

# ---- South South ----
south_south = seed_zone("SS", "South South")
south_south.states.find_or_create_by!(code: "BY", name: "Bayelsa").tap do |st|
  st.lgas.find_or_create_by!(name: "Brass")
  st.lgas.find_or_create_by!(name: "Nembe")
  st.lgas.find_or_create_by!(name: "Sagbama")
end
south_south.states.find_or_create_by!(code: "RI", name: "Rivers").tap do |st|
  st.lgas.find_or_create_by!(name: "Bonny")
  st.lgas.find_or_create_by!(name: "Degema")
  st.lgas.find_or_create_by!(name: "Port Harcourt")
end

# ---- North East ----
north_east = seed_zone("NE", "North East")
north_east.states.find_or_create_by!(code: "GO", name: "Gombe").tap do |st|
  st.lgas.find_or_create_by!(name: "Akko")
  st.lgas.find_or_create_by!(name: "Nafada")
end
north_east.states.find_or_create_by!(code: "YO", name: "Yobe") # TODO lgas

User.create!(email: "admin@example.ng", password: "changeme", role: Role.first) if Rails.env.development?
puts "Zones: #{Zone.count}"
