english_counties = {
  "Bedfordshire": [
    ["E06000055", "Bedford"],
    ["E06000056", "Central Bedfordshire"],
    ["E06000032", "Luton"]
  ],
  "Berkshire": [
    ["E06000036", "Bracknell Forest"],
    ["E06000037", "West Berkshire"],
    ["E06000038", "Reading"],
    ["E06000039", "Slough"],
    ["E06000040", "Windsor and Maidenhead"],
    ["E06000041", "Wokingham"]
  ],
  "Buckinghamshire": [
    ["E10000002", "Buckinghamshire County"],
    ["E06000042", "Milton Keynes"]
  ],
  "Cheshire": [
    ["E06000049", "Cheshire East"],
    ["E06000050", "Cheshire West and Chester"],
    ["E06000006", "Halton"],
    ["E06000007", "Warrington"]
  ],
  "City of Bristol": [["E06000023", "City of Bristol"]],
  "Cornwall": [
    ["E06000052", "Cornwall"],
    ["E06000053", "Isles of Scilly"]
  ],
  "Cumbria": [["E10000006", "Cumbria County"]],
  "Derbyshire": [
    ["E10000007", "Derbyshire County"],
    ["E06000015", "City of Derby"]
  ],
  "Durham": [
    ["E06000047", "County Durham"],
    ["E06000005", "Darlington"],
    ["E06000001", "Hartlepool"],
    
    # /* and the twenty wards to the north of the Tees in Stockton-on-Tees */
    # ["E05001527", "Billingham Central Ward"],
    # ["E05001528", "Billingham East Ward"],
    # ["E05001529", "Billingham North Ward"],
    # ["E05001551", "Western Parishes Ward"],
    ["E06000004", "Stockton-on-Tees"] # pretend all of Stockton is in Durham
  ],
  "The East Riding of Yorkshire": [
    ["E06000011", "East Riding of Yorkshire"],
    ["E06000010", "City of Kingston upon Hull"]
  ],
  "Isle of Wight": [["E06000046", "Isle of Wight"]],
  "Kent": [
    ["E10000016", "Kent County"],
    ["E06000035", "Medway"]
  ],
  "North Yorkshire": [
    ["E10000023", "North Yorkshire County"],
    ["E06000002", "Middlesbrough"],
    ["E06000003", "Redcar and Cleveland"],
    ["E06000014", "York"],
    
    # /* and the six wards to the south of the Tees in Stockton-on-Tees */
    # ["E05001538", "Ingleby Barwick East"],
    # ["E05001552", "Yarm"],
  ],
  "Rutland": [["E06000017", "Rutland"]],
  "Worcestershire": [["E10000034", "Worcestershire County"]],
  
  "Merseyside": [
    ["E08000011", "Knowsley District"],
    ["E08000012", "Liverpool District"],
    ["E08000013", "St. Helens District"],
    ["E08000014", "Sefton District"],
    ["E08000015", "Wirral District"]
  ],
  "Tyne and Wear": [
    ["E08000020", "Gateshead District"],
    ["E08000021", "Newcastle upon Tyne District"],
    ["E08000022", "North Tyneside District"],
    ["E08000023", "South Tyneside District"],
    ["E08000024", "Sunderland District"]
  ],
  
  
  # "Greater London": [
  #   ["E09000001", "City and County of the City of London"],
  #   ["E09000002", "Barking and Dagenham London Boro"],
  #   ["E09000003", "Barnet London Boro"],
  #   ["E09000033", "City of Westminster London Boro"]
  # ]
}

welsh_counties = {
  "Gwynedd": [
    ["W06000001", "Sir Ynys Mon", "Isle of Anglesey"],
    ["W06000002", "Gwynedd", "Gwynedd"]
  ],

  "Clwyd": [
    ["W06000003", "Conwy", "Conwy"],
    ["W06000004", "Sir Ddinbych", "Denbighshire"],
    ["W06000005", "Sir y Fflint", "Flintshire"],
    ["W06000006", "Wrecsam", "Wrexham"]
  ],

  "Dyfed": [
    ["W06000008", "Sir Ceredigion", "Ceredigion"],
    ["W06000009", "Sir Benfro", "Pembrokeshire"],
    ["W06000010", "Sir Gaerfyrddin", "Carmarthenshire"]
  ],

  "Powys": [["W06000023", "Powys", "Powys"]],

  "Mid Glamorgan": [
    ["W06000013", "Pen-y-bont ar Ogwr", "Bridgend"],
    ["W06000016", "Rhondda Cynon Taf", "Rhondda Cynon Taf"],
    ["W06000024", "Merthyr Tudful", "Merthyr Tydfil"]
  ]
}

scottish_council_regions = {
 "S12000042": "Dundee City",
 "S12000008": "East Ayrshire",
 "S12000009": "East Dunbartonshire",
 "S12000011": "East Renfrewshire",
 "S12000014": "Falkirk",
 "S12000043": "Glasgow City",
 "S12000018": "Inverclyde",
 "S12000038": "Renfrewshire",
 "S12000026": "Scottish Borders",
 "S12000041": "Angus",
 "S12000029": "South Lanarkshire",
 "S12000030": "Stirling",
 "S12000005": "Clackmannanshire",
 "S12000019": "Midlothian",
 "S12000044": "North Lanarkshire",
 "S12000024": "Perth and Kinross",
 "S12000039": "West Dunbartonshire",
 "S12000040": "West Lothian",
 "S12000017": "Highland",
 "S12000020": "Moray",
 "S12000023": "Orkney Islands",
 "S12000013": "Na h-Eileanan an Iar",
 "S12000035": "Argyll and Bute",
 "S12000034": "Aberdeenshire",
 "S12000015": "Fife",
 "S12000033": "Aberdeen City",
 "S12000036": "City of Edinburgh",
 "S12000010": "East Lothian",
 "S12000027": "Shetland Islands",
 "S12000021": "North Ayrshire",
 "S12000006": "Dumfries and Galloway",
 "S12000028": "South Ayrshire",
}
