var StateList = [ {
	"stateId" : 2168,
	"stateName" : "Andaman and Nicobar Islands"
}, {
	"stateId" : 2169,
	"stateName" : "Andhra Pradesh"
}, {
	"stateId" : 2170,
	"stateName" : "Assam"
}, {
	"stateId" : 2171,
	"stateName" : "Bihar"
}, {
	"stateId" : 2172,
	"stateName" : "Chandigarh"
}, {
	"stateId" : 2173,
	"stateName" : "Dadra and Nagar Haveli"
}, {
	"stateId" : 2174,
	"stateName" : "Delhi"
}, {
	"stateId" : 2175,
	"stateName" : "Gujarat"
}, {
	"stateId" : 2176,
	"stateName" : "Haryana"
}, {
	"stateId" : 2177,
	"stateName" : "Himachal Pradesh"
}, {
	"stateId" : 2178,
	"stateName" : "Jammu and Kashmir"
}, {
	"stateId" : 2179,
	"stateName" : "Kerala"
}, {
	"stateId" : 2180,
	"stateName" : "Lakshadweep"
}, {
	"stateId" : 2181,
	"stateName" : "Madhya Pradesh"
}, {
	"stateId" : 2182,
	"stateName" : "Maharashtra"
}, {
	"stateId" : 2183,
	"stateName" : "Manipur"
}, {
	"stateId" : 2184,
	"stateName" : "Meghalaya"
}, {
	"stateId" : 2185,
	"stateName" : "Karnataka"
}, {
	"stateId" : 2186,
	"stateName" : "Nagaland"
}, {
	"stateId" : 2187,
	"stateName" : "Orissa"
}, {
	"stateId" : 2188,
	"stateName" : "Pondicherry"
}, {
	"stateId" : 2189,
	"stateName" : "Punjab"
}, {
	"stateId" : 2190,
	"stateName" : "Rajasthan"
}, {
	"stateId" : 2191,
	"stateName" : "Tamil Nadu"
}, {
	"stateId" : 2192,
	"stateName" : "Tripura"
}, {
	"stateId" : 2193,
	"stateName" : "Uttar Pradesh"
}, {
	"stateId" : 2194,
	"stateName" : "West Bengal"
}, {
	"stateId" : 2195,
	"stateName" : "Sikkim"
}, {
	"stateId" : 2196,
	"stateName" : "Arunachal Pradesh"
}, {
	"stateId" : 2197,
	"stateName" : "Mizoram"
}, {
	"stateId" : 2198,
	"stateName" : "Daman and Diu"
}, {
	"stateId" : 2199,
	"stateName" : "Goa"
}, {
	"stateId" : 5259,
	"stateName" : "Uttaranchal"
}, {
	"stateId" : 5267,
	"stateName" : "Chhattisgarh"
}, {
	"stateId" : 5268,
	"stateName" : "Jharkhand"
}, {
	"stateId" : 5406,
	"stateName" : "Uttarakhand"
} ];