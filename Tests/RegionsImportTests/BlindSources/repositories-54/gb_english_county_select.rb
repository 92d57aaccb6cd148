module ActionView
  module Helpers
    module FormOptionsHelper
      # All the countries included in the english_county_options output.
      COUNTIES = [
                  ["England", [
                      "Avon",
                      "Bedfordshire",
                      "Berkshire",
                      "Buckinghamshire",
                      "Cambridgeshire",
                      "Cheshire",
                      "Cleveland",
                      "Cornwall",
                      "Cumbria",
                      "Derbyshire",
                      "Tyne and Wear",
                      "Warwickshire",
                      "West Midlands"
                    ],
                  ["Wales",
                    [
                      "Clwyd",
                      "Dyfed",
                      "Gwent",
                      "Gwynedd",
                      "Mid Glamorgan",
                      "Powys",
                      "South Glamorgan",
                      "West Glamorgan"
                    ]
                  ],
                  ["Scotland",
                    [
                      "Aberdeenshire",
                      "Angus",
                      "Argyll",
                      "Ayrshire",
                      "Banffshire",
                      "Berwickshire",
                      "Bute"
                    ]
                  ],
                  ["Northern Ireland",
                    [
                      "Antrim",
                      "Armagh",
                      "Down",
                      "Fermanagh",
                      "Londonderry",
                      "Tyrone"
                    ]
                  ]
] ] unless const_defined?("COUNTIES")
    end
  end
end
