State.delete_all
State.create!({:id => 5,:state_name => "California",:state_code => "06",:status => 1,:state_abbreviation => "CA"}, :without_protection => true)
State.create!({:id => 9,:state_name => "Delaware",:state_code => "10",:status => 0,:state_abbreviation => "DE"}, :without_protection => true)
State.create!({:id => 12,:state_name => "Hawaii",:state_code => "15",:status => 0,:state_abbreviation => "HI"}, :without_protection => true)
State.create!({:id => 33,:state_name => "New York",:state_code => "36",:status => 0,:state_abbreviation => "NY"}, :without_protection => true)
State.create!({:id => 46,:state_name => "Vermont",:state_code => "50",:status => 0,:state_abbreviation => "VT"}, :without_protection => true)
State.create!({:id => 51,:state_name => "Wyoming",:state_code => "56",:status => 0,:state_abbreviation => "WY"}, :without_protection => true)

