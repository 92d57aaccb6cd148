export const counties = [
	{
		"id" : 1,
		"countyName" : "Abana",
		"cityId" : 37,
		"priority" : 0,
		"path" : "M 349.9145 8.5484 346.9691 8.5575 346.1245 8.4382 Z",
		"subregions" : ""
	},
	{
		"id" : 2,
		"countyName" : "Acıgöl",
		"cityId" : 50,
		"priority" : 0,
		"path" : "M 362.4492 152.2439 361.9306 150.9054 361.6362 150.7211 Z",
		"subregions" : ""
	},
	{
		"id" : 3,
		"countyName" : "Acıpayam",
		"cityId" : 20,
		"priority" : 0,
		"path" : "M 156.1665 207.8048 155.0584 207.5785 153.5923 207.5939 Z",
		"subregions" : ""
	},
	{
		"id" : 4,
		"countyName" : "Adaklı",
		"cityId" : 12,
		"priority" : 0,
		"path" : "M 630.7287 115.12 632.4039 116.5472 632.6172 116.8413 Z",
		"subregions" : ""
	},
	{
		"id" : 5,
		"countyName" : "Adalar",
		"cityId" : 34,
		"priority" : 0,
		"path" : "M 141.9798 50.6119 142.2342 50.9703 142.0838 51.1091 Z",
		"subregions" : ""
	},
	{
		"id" : 6,
		"countyName" : "Adapazarı",
		"cityId" : 54,
		"priority" : 0,
		"path" : "M 199.568 60.7035 200.1816 59.7639 200.3004 59.4006 Z",
		"subregions" : "Arifiye;Erenler;Serdivan"
	},
	{
		"id" : 7,
		"countyName" : "Merkez",
		"cityId" : 2,
		"priority" : 0,
		"path" : "M 533.5433 187.3942 532.6396 187.8441 530.7507 188.5549 Z",
		"subregions" : ""
	},
	{
		"id" : 8,
		"countyName" : "Adilcevaz",
		"cityId" : 13,
		"priority" : 0,
		"path" : "M 730.852 135.3116 730.8067 137.4771 730.0437 138.7516 Z",
		"subregions" : ""
	},
	{
		"id" : 9,
		"countyName" : "Afşin",
		"cityId" : 46,
		"priority" : 0,
		"path" : "M 475.3392 147.8825 475.0373 149.0041 474.6149 149.8276 Z",
		"subregions" : ""
	},
	{
		"id" : 10,
		"countyName" : "Merkez",
		"cityId" : 3,
		"priority" : 0,
		"path" : "M 199.4001 145.3119 199.9092 144.67 200.0753 144.2204 Z",
		"subregions" : ""
	},
	{
		"id" : 11,
		"countyName" : "Ağaçören",
		"cityId" : 68,
		"priority" : 0,
		"path" : "M 348.3921 141.1583 349.0021 142.2591 349.9525 143.21 Z",
		"subregions" : ""
	},
	{
		"id" : 12,
		"countyName" : "Ağın",
		"cityId" : 23,
		"priority" : 0,
		"path" : "M 540.8151 136.6244 540.7933 135.7246 540.676 135.2112 Z",
		"subregions" : ""
	},
	{
		"id" : 13,
		"countyName" : "Ağlasun",
		"cityId" : 15,
		"priority" : 0,
		"path" : "M 212.4996 190.1743 210.3849 190.2254 209.3136 190.5401 Z",
		"subregions" : ""
	},
	{
		"id" : 14,
		"countyName" : "Ağlı",
		"cityId" : 37,
		"priority" : 0,
		"path" : "M 333.2392 18.156 332.7782 19.1496 331.8054 20.2112 Z",
		"subregions" : ""
	},
	{
		"id" : 15,
		"countyName" : "Merkez",
		"cityId" : 4,
		"priority" : 0,
		"path" : "M 718.108 103.0742 717.3421 102.415 716.8257 101.8199 Z",
		"subregions" : ""
	},
	{
		"id" : 16,
		"countyName" : "Ahırlı",
		"cityId" : 42,
		"priority" : 0,
		"path" : "M 261.4778 203.973 262.027 202.7533 262.5727 202.2572 Z",
		"subregions" : ""
	},
	{
		"id" : 17,
		"countyName" : "Ahlat",
		"cityId" : 13,
		"priority" : 0,
		"path" : "M 683.3252 143.0303 683.5391 142.2545 683.235 141.6178 Z",
		"subregions" : ""
	}
]
