# Examples:
#
#   movies = Movie.create([{ name: 'A film' }])

AdminUser.create!(email: 'admin@example.com', password: 'secret') if Rails.env.development?

State.create!(id: 1, name: "Alvira")
City.create!(id: 10, state_id: 1, name: "Boral")
City.create!(id: 11, state_id: 1, name: "Corim")
State.create!(id: 2, name: "Delmar")
City.create!(id: 12, state_id: 2, name: "Estel")
City.create!(id: 13, state_id: 2, name: "Forum")
