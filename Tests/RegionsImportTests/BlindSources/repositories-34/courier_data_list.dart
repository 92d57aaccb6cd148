


class DataList {


  static const Map<String, int> District1 = {
    "Select District":0,
    "Bandarban":	11,
    "Bogura":	14,
    "Brahmanbaria":	3,
    "Chandpur":	6,
    "Chapainawabganj":	18,
    "Chattogram":	8,
    "Coxsbazar":	9,
    "Cumilla":	1,
    "Feni":2,
    "Joypurhat":	17,
    "Khagrachhari":	10,
    "Lakshmipur":	7,
    "Naogaon":	19,
    "Natore":	16,
    "Noakhali":	5,
    "Pabna":	13,
    "Rajshahi":	15,
    "Rangamati":	4,
    "Sirajganj":	12,





  };


  List<List<String>> Thana1=[
    ["Select Thana"],
    ["Select Thana", "Barura", "Brahmanpara", "Burichong", "Cumilla Adarsha Sadar", "Cumilla Sadar South", "Chandina", "Chauddagram", "Daudkandi","Debidwar", "Homna", "Laksam", "Lalmai", "Monohorgonj", "Meghna", "Muradnagar", "Nangalkot", "Titas"],
    ["Select Thana","Chhagalnaiya","Daganbhuiyan","Feni Sadar","Fulgazi","Parshuram","Sonagazi"],
    ["Select Thana","Brahmanbaria Sadar","Ashuganj","Nasirnagar","Nabinagar","Sarail","Kasba","Akhaura","Bancharampur","Bijoynagar"],
  ];







  List<Map<String, dynamic>> Distict = [

    {"id":"1","division_id":"1","name":"Comilla","bn_name":"কুমিল্লা","lat":"23.4682747","lon":"91.1788135","url":"www.comilla.gov.bd"},
    {"id":"2","division_id":"1","name":"Feni","bn_name":"ফেনী","lat":"23.023231","lon":"91.3840844","url":"www.feni.gov.bd"},
    {"id":"3","division_id":"1","name":"Brahmanbaria","bn_name":"ব্রাহ্মণবাড়িয়া","lat":"23.9570904","lon":"91.1119286","url":"www.brahmanbaria.gov.bd"},
    {"id":"4","division_id":"1","name":"Rangamati","bn_name":"রাঙ্গামাটি","lat":"22.65561018","lon":"92.17541121","url":"www.rangamati.gov.bd"},
    {"id":"5","division_id":"1","name":"Noakhali","bn_name":"নোয়াখালী","lat":"22.869563","lon":"91.099398","url":"www.noakhali.gov.bd"},
    {"id":"6","division_id":"1","name":"Chandpur","bn_name":"চাঁদপুর","lat":"23.2332585","lon":"90.6712912","url":"www.chandpur.gov.bd"},
    {"id":"7","division_id":"1","name":"Lakshmipur","bn_name":"লক্ষ্মীপুর","lat":"22.942477","lon":"90.841184","url":"www.lakshmipur.gov.bd"},
    {"id":"8","division_id":"1","name":"Chattogram","bn_name":"চট্টগ্রাম","lat":"22.335109","lon":"91.834073","url":"www.chittagong.gov.bd"},
    {"id":"9","division_id":"1","name":"Coxsbazar","bn_name":"কক্সবাজার","lat":"21.44315751","lon":"91.97381741","url":"www.coxsbazar.gov.bd"},
    {"id":"10","division_id":"1","name":"Khagrachhari","bn_name":"খাগড়াছড়ি","lat":"23.119285","lon":"91.984663","url":"www.khagrachhari.gov.bd"},
    {"id":"11","division_id":"1","name":"Bandarban","bn_name":"বান্দরবান","lat":"22.1953275","lon":"92.2183773","url":"www.bandarban.gov.bd"},
    {"id":"12","division_id":"2","name":"Sirajganj","bn_name":"সিরাজগঞ্জ","lat":"24.4533978","lon":"89.7006815","url":"www.sirajganj.gov.bd"},
    {"id":"13","division_id":"2","name":"Pabna","bn_name":"পাবনা","lat":"23.998524","lon":"89.233645","url":"www.pabna.gov.bd"},
    {"id":"14","division_id":"2","name":"Bogura","bn_name":"বগুড়া","lat":"24.8465228","lon":"89.377755","url":"www.bogra.gov.bd"},
    {"id":"15","division_id":"2","name":"Rajshahi","bn_name":"রাজশাহী","lat":"24.37230298","lon":"88.56307623","url":"www.rajshahi.gov.bd"},
    {"id":"16","division_id":"2","name":"Natore","bn_name":"নাটোর","lat":"24.420556","lon":"89.000282","url":"www.natore.gov.bd"},
    {"id":"17","division_id":"2","name":"Joypurhat","bn_name":"জয়পুরহাট","lat":"25.09636876","lon":"89.04004280","url":"www.joypurhat.gov.bd"},
    {"id":"18","division_id":"2","name":"Chapainawabganj","bn_name":"চাঁপাইনবাবগঞ্জ","lat":"24.5965034","lon":"88.2775122","url":"www.chapainawabganj.gov.bd"},
    {"id":"19","division_id":"2","name":"Naogaon","bn_name":"নওগাঁ","lat":"24.83256191","lon":"88.92485205","url":"www.naogaon.gov.bd"}

  ];



}
