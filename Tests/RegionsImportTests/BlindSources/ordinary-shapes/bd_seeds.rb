# frozen_string_literal: true

# rails db:seed
puts '== Divisions and districts'

divisions = [
  { name: "Dhaka", bn_name: "ঢাকা", districts: [
    { name: "Dhaka", bn_name: "ঢাকা" },
    { name: "Gazipur", bn_name: "গাজীপুর" },
    { name: "Narayanganj", bn_name: "নারায়ণগঞ্জ" },
    { name: "Tangail", bn_name: "টাঙ্গাইল" },
  ] },
  { name: "Chattogram", bn_name: "চট্টগ্রাম", districts: [
    { name: "Chattogram", bn_name: "চট্টগ্রাম" },
    { name: "Cox's Bazar", bn_name: "কক্সবাজার" },
    { name: "Cumilla", bn_name: "কুমিল্লা" },
    { name: "Feni", bn_name: "ফেনী" },
  ] },
  { name: "Sylhet", bn_name: "সিলেট", districts: [
    { name: "Sylhet", bn_name: "সিলেট" },
    { name: "Habiganj", bn_name: "হবিগঞ্জ" },
    { name: "Moulvibazar", bn_name: "মৌলভীবাজার" },
    { name: "Sunamganj", bn_name: "সুনামগঞ্জ" },
  ] },
  { name: "Barishal", bn_name: "বরিশাল", districts: [
    { name: "Barishal", bn_name: "বরিশাল" },
    { name: "Bhola", bn_name: "ভোলা" },
    { name: "Patuakhali", bn_name: "পটুয়াখালী" },
  ] },
].freeze

divisions.each do |attrs|
  division = Division.find_or_create_by!(name: attrs[:name]) { |d| d.bn_name = attrs[:bn_name] }
  attrs[:districts].each do |row|
    division.districts.find_or_create_by!(row)
  end
end

AdminUser.create!(email: 'admin@example.com', password: 'password') if Rails.env.development?
