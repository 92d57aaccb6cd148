module.exports = {
	"Iburasirazuba": {
	  "Bugesera": {
		" Gashora ":{
			" Biryogo " :[],
			" Kabuye G " :[],
			" Kagomasi " :[],
			" Mwendo " :[],
			" Ramiro " :[]
		 },
		" Mayange ":{
			" Gakamba " :[],
			" Kagenge " :[],
			" Kibenga " :[],
			" Kibirizi " :[],
			" Mbyo " :[]
		 },
		" Mwogo ":{
			" Kagasa " :[],
			" Rugunga " :[],
			" Rurenge " :[]
		 },
		" Ngeruka ":{
			" Murama " :[],
			" Rutonde " :[]
		 },
		" Nyarugenge ":{
			" Gihinga " :[],
			" Kabuye N " :[],
			" Murambi " :[],
			" Ngenda " :[],
			" Rugando " :[]
		 },
		" Ruhuha ":{
			" Bihari " :[],
			" Gatanga " :[],
			" Gikundamvura " :[],
			" Kindama " :[],
			" Ruhuha " :[]
		 },
		" Shyara ":{
			" Kabagugu " :[],
			" Kamabuye " :[],
			" Nziranziza " :[],
			" Rebero " :[],
			" Rutare " :[]
		 }
	  },
	  "Gatsibo": {
		" Kabarore ":{
			" Bukomane 2 " :[],
			" Rebero " :[]
		},
		" Kageyo ":{
			" Nyagisozi B " :[]
		 },
		" Rugarama ":{
			" Bugarama 2 " :[],
			 " Murambi A 2 " :[]
		 },
		" Rwimbogo ":{
			" Munini 2 " :[]
		 },
		" Zone 1 ":{
			" Bukomane " :[],
			" Bukomane B " :[],
			" Cyabusheshe " :[],
			" Karubungo A " :[],
			" Karubungo B " :[],
			" Nyamirama " :[],
			" Rubira " :[],
			" T " :[],
		 },
	  },
	},
};
