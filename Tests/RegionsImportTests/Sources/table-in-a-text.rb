require "csv"

DISTRICTS = <<~CSV
  code,province,district
  0101,Talmo,Ressin
  0102,Talmo,Ostrela
  0201,Sumeria,Lagun
  0202,Sumeria,Dorro
CSV

CSV.parse(DISTRICTS, headers: true).each { |row| District.create!(row.to_h) }
