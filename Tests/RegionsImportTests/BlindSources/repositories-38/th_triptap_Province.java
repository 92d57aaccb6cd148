package com.example.triptap.tripme;

public class Province 
{

    public static final String[] provinceStrings = 
    	{
    	"Phuket","Trat","Krung Thep Mahanakhon","Chainat" ,"Nakhon Sawan" ,"Nonthaburi" 
    	,"Pathum Thani" ,"Ayutthaya","Lopburi","Samut Songkhram","Samut Prakan","Samut Sakhon"
    	,"Saraburi","Singburi","Ang Thong","Uthai Thani","Kanchanaburi",    "Nakhon Pathom"
    	,    "Prachuap Khiri Khan",    "Phetchaburi",    "Ratchaburi",    "Suphanburi",
    	"Chanthaburi",    "Chachoengsao",    "Chonburi",        "Nakhon Nayok",    "Prachinburi",  
    	"Rayong",    "Sa Kaeo",    "Kalasin",    "Khon Kaen",    "Chaiyaphum",    "Nakhon Phanom", 
    	"Nakhon Ratchasima",    "Buriram",    "Maha Sarakham",    "Mukdahan",    "Yasothon", 
    	"Roi Et",    "Loei",    "Si Sa Ket",    "Sakon Nakhon",    "Surin",    "Nong Khai", 
    	"Nong Bua Lamphu",    "Amnat Charoen",    "Udon Thani",    "Ubon Ratchathani", 
    	"Krabi",    "Chumphon",    "Trang",    "Nakhon Si Thammarat",    "Narathiwat", 
    	"Pattani",    "Phangnga",    "Phatthalung",        "Yala",    "Ranong",  
    	"Songkhla",    "Satun",    "Surat Thani",    "Kamphaeng Phet",    "Chiang Rai",  
    	"Chiang Mai",    "Tak",    "Nan",    "Phayao",    "Phichit",    "Phitsanulok", 
    	"Phetchabun",    "Phrae",    "Mae Hong Son",    "Lampang",    "Lamphun",  
    	"Sukhothai",    "Uttaradit"
    };

}