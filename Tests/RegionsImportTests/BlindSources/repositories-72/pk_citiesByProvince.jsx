const citiesByProvince = {
    "Punjab": [
      "Lahore",
      "Rawalpindi",
      "Faisalabad",
      "Multan",
      "Sialkot",
      
      "Gujranwala",
      "Sargodha",
      "Bahawalpur",
      "Sheikhupura",
      "Jhelum",
      "Kasur",
      "Dera Ghazi Khan"
    ],
    "Sindh": [
      "Karachi",
      "Hyderabad",
      "Sukkur",
      "Mirpur Khas",
      "Larkana",
      "Nawabshah",
      "Badin",
      "Thatta"
    ],
    "Khyber Pakhtunkhwa": [
      "Peshawar",
      "Abbottabad",
      "Mardan",
      "Kohat",
      "Dera Ismail Khan",
      "Bannu",
      "Swat",
      "Nowshera",
      "Charsadda",
      "Peshawar",
      "Kohistan",
      "Batkhela"
    ],
    "Balochistan": [
      "Quetta",
      "Gwadar",
      "Sibi",
      "Khuzdar",
      "Nushki",
      "Nawabshah",
      "Jafarabad"
    ],
    "Azad_Kashmir": [
      "Muzaffarabad",
      "Mirpur",
      "Bhimber",
      "Neelum Valley",
      "Hattian Bala"
    ],
    "Gilgit_Baltistan": [
      "Gilgit",
      "Skardu",
      "Hunza"
    ],
    "Islamabad": [
      "Islamabad"
    ]
  };

  
  export default citiesByProvince;
  
