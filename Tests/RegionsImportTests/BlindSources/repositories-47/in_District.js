var DistrictList = [ {
	"districtId" : 5175,
	"stateId" : 2169,
	"districtName" : "Adilabad"
}, {
	"districtId" : 5176,
	"stateId" : 2169,
	"districtName" : "Anantapur"
}, {
	"districtId" : 5177,
	"stateId" : 2169,
	"districtName" : "Chittoor"
}, {
	"districtId" : 5178,
	"stateId" : 2169,
	"districtName" : "East Godavari"
}, {
	"districtId" : 5179,
	"stateId" : 2169,
	"districtName" : "Guntur"
}, {
	"districtId" : 5180,
	"stateId" : 2169,
	"districtName" : "Hyderabad"
}, {
	"districtId" : 5181,
	"stateId" : 2169,
	"districtName" : "YSR district"
}, {
	"districtId" : 5182,
	"stateId" : 2169,
	"districtName" : "Karimnagar"
}, {
	"districtId" : 5183,
	"stateId" : 2169,
	"districtName" : "Khammam"
}, {
	"districtId" : 5184,
	"stateId" : 2169,
	"districtName" : "Krishna"
}, {
	"districtId" : 5185,
	"stateId" : 2169,
	"districtName" : "Kurnool"
}, {
	"districtId" : 5186,
	"stateId" : 2169,
	"districtName" : "Mahbubnagar"
}, {
	"districtId" : 5187,
	"stateId" : 2169,
	"districtName" : "Medak"
}, {
	"districtId" : 5188,
	"stateId" : 2169,
	"districtName" : "Nalgonda"
}, {
	"districtId" : 5189,
	"stateId" : 2169,
	"districtName" : "Nellore"
}, {
	"districtId" : 5190,
	"stateId" : 2169,
	"districtName" : "Nizamabad"
}, {
	"districtId" : 5191,
	"stateId" : 2169,
	"districtName" : "Prakasam"
}, {
	"districtId" : 5192,
	"stateId" : 2169,
	"districtName" : "Rangareddi"
}, {
	"districtId" : 5193,
	"stateId" : 2169,
	"districtName" : "Srikakulam"
}, {
	"districtId" : 5194,
	"stateId" : 2169,
	"districtName" : "Vishakhapatnam"
}, {
	"districtId" : 5195,
	"stateId" : 2169,
	"districtName" : "Vizianagaram"
}, {
	"districtId" : 5196,
	"stateId" : 2169,
	"districtName" : "Warangal"
}, {
	"districtId" : 5197,
	"stateId" : 2169,
	"districtName" : "West Godavari"
}, {
	"districtId" : 5198,
	"stateId" : 2196,
	"districtName" : "Anjaw"
} ];