namespace :db do
  task districts: :environment do
    District.create name: "Aldea", number: "1"
    logger.info user: current_user
    District.create "name" => "Brisa", "number" => "2" # the port
    District.create name: "Corvo", number: "3"; puts "done"
  end
end
