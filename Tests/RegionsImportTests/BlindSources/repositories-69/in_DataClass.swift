// swift-format-ignore-file
struct DataClass {
    static let states = ["Andhra Pradesh", "Arunachal Pradesh", "Assam", "Bihar", "Chhattisgarh", "Goa", "Gujarat", "Haryana", "Himachal Pradesh", "Jammu and Kashmir", "Jharkhand", "Karnataka", "Kerala", "Madhya Pradesh", "Maharashtra", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Odisha", "Punjab", "Rajasthan", "Sikkim", "Tamil Nadu", "Telangana", "Tripura", "Uttar Pradesh", "Uttarakhand", "West Bengal"]
    
    static let districtsOfOdisha = ["Angul", "Balangir", "Balasore", "Bargarh", "Bhadrak", "Boudh", "Cuttack", "Deogarh", "Dhenkanal", "Gajapati", "Ganjam", "Jagatsinghpur", "Jajpur", "Jharsuguda", "Kalahandi", "Kendrapara", "Keonjhar", "Khurda", "Koraput", "Malkangiri", "Mayurbhanj", "Nawapara", "Nawarangpur", "Nayagarh", "Phulbani", "Puri", "Rayagada", "Sambalpur", "Sonepur", "Sundergarh"]
    
    static let districtOfAndhraPradesh = ["Srikakulam", "Vizianagaram", "Manyam", "Alluri Sitarama Raju", "Visakhapatnam", "Anakapalli", "Kakinada", "Kona Seema", "East Godavari", "West Godavari", "Eluru", "Krishna", "NTR District", "Guntur", "Bapatla", "Palnadu", "Prakasam", "SPS Nellore", "Kurnool", "Nandyal", "Ananthapuram", "Sri Satyasai", "YSR Kadapa", "Annamayya", "Chittoor", "Sri Balaji District"]
    
    static let districtOfBihar = ["Araria", "Arwal", "Aurangabad", "Banka", "Begusarai", "Bhagalpur", "Bhojpur", "Buxar", "Darbhanga", "East Champaran (Motihari)", "Gaya", "Gopalganj", "Jamui", "Jehanabad", "Kaimur (Bhabua)", "Katihar", "Khagaria", "Kishanganj", "Lakhisarai", "Madhepura", "Madhubani", "Munger (Monghyr)", "Muzaffarpur", "Nalanda", "Nawada", "Patna", "Purnia (Purnea)", "Rohtas", "Saharsa", "Samastipur", "Saran", "Sheikhpura", "Sheohar", "Sitamarhi", "Siwan", "Supaul", "Vaishali", "West Champaran"]
}
