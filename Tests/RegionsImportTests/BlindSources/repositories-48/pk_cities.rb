## Cities
module Cities
  puts ">>>>>>>> Seeding Cities"
  cities = [
    "Abbaspur",                                                                               
    "Abbotabad",                                                                              
    "Afghan",                                                                                 
    "Ahmad Pur Lamma",                                                                        
    "Ahmed Pur Sial",                                                                         
    "Aroop Town",                                                                             
    "Athara Hazari",                                                                          
    "Attock",                                                                                 
    "Awaran",                                                                                 
    "Badin",                                                                                  
    "Bagh",                                                                                   
    "Bahawalnagar",                                                                           
    "Bahawalpur",                                                                             
    "Bajaur",
    "Bannu",
    "Barnala",
    "Battagram",
    "Bhakar",
    "Bhimber",
    "Bin Qasim",
    "Bunair",
    "Chaghi",
    "Chak Jhumra",
    "Chakwal",
    "Charsadda",
    "Chichawatni",
    "D-I Khan",
    "Dir Lower",
    "Dir Upper",
    "Faisalabad",
    "Hazara",
    "Islamabad",
    "Karachi",
    "Khairpur City",
    "Khiali Shah Pur Town",
    "Khyber Agency",
    "Lahore",
    "North Waziristan Agency",
    "Qila Didar Singh Town",
    "Tando Jan Muhammad"
  ]
 
  City.delete_all
  cities.each do |city|
    City.create(name: city)
  end
end