var moctGu = {
	"moctJsonList" : [ {
		"GUGUN_NAME" : "강남구",
		"GUGUN_CODE" : "11680"
	}, {
		"GUGUN_NAME" : "강북구",
		"GUGUN_CODE" : "11305"
	}, {
		"GUGUN_NAME" : "광진구",
		"GUGUN_CODE" : "11215"
	}, {
		"GUGUN_NAME" : "구로구",
		"GUGUN_CODE" : "11530"
	}, {
		"GUGUN_NAME" : "동대문구",
		"GUGUN_CODE" : "11230"
	}, {
		"GUGUN_NAME" : "양천구",
		"GUGUN_CODE" : "11470"
	}, {
		"GUGUN_NAME" : "은평구",
		"GUGUN_CODE" : "11380"
	}, {
		"GUGUN_NAME" : "중랑구",
		"GUGUN_CODE" : "11260"
	} ]
};

var moctDong = {
	"moctJsonList" : [ {
		"DONG_CODE" : "1130510100",
		"DONG_NAME" : "미아동"
	}, {
		"DONG_CODE" : "1130510200",
		"DONG_NAME" : "번동"
	}, {
		"DONG_CODE" : "1130510300",
		"DONG_NAME" : "수유동"
	}, {
		"DONG_CODE" : "1130510400",
		"DONG_NAME" : "우이동"
	}, {
		"DONG_CODE" : "1121510400",
		"DONG_NAME" : "광장동"
	}, {
		"DONG_CODE" : "1121510300",
		"DONG_NAME" : "구의동"
	}, {
		"DONG_CODE" : "1121510900",
		"DONG_NAME" : "군자동"
	}, {
		"DONG_CODE" : "1121510200",
		"DONG_NAME" : "능동"
	}, {
		"DONG_CODE" : "1121510500",
		"DONG_NAME" : "자양동"
	}, {
		"DONG_CODE" : "1121510100",
		"DONG_NAME" : "중곡동"
	}, {
		"DONG_CODE" : "1121510700",
		"DONG_NAME" : "화양동"
	}, {
		"DONG_CODE" : "1168010300",
		"DONG_NAME" : "개포동"
	}, {
		"DONG_CODE" : "1168010800",
		"DONG_NAME" : "논현동"
	}, {
		"DONG_CODE" : "1168010600",
		"DONG_NAME" : "대치동"
	}, {
		"DONG_CODE" : "1168011800",
		"DONG_NAME" : "도곡동"
	}, {
		"DONG_CODE" : "1168010500",
		"DONG_NAME" : "삼성동"
	}, {
		"DONG_CODE" : "1168011100",
		"DONG_NAME" : "세곡동"
	}, {
		"DONG_CODE" : "1168011500",
		"DONG_NAME" : "수서동"
	}, {
		"DONG_CODE" : "1168010700",
		"DONG_NAME" : "신사동"
	}, {
		"DONG_CODE" : "1168011000",
		"DONG_NAME" : "압구정동"
	}, {
		"DONG_CODE" : "1168010100",
		"DONG_NAME" : "역삼동"
	}, {
		"DONG_CODE" : "1168011400",
		"DONG_NAME" : "일원동"
	}, {
		"DONG_CODE" : "1168010400",
		"DONG_NAME" : "청담동"
	}, {
		"DONG_CODE" : "1123010500",
		"DONG_NAME" : "답십리동"
	}, {
		"DONG_CODE" : "1123010100",
		"DONG_NAME" : "신설동"
	}, {
		"DONG_CODE" : "1123010200",
		"DONG_NAME" : "용두동"
	}, {
		"DONG_CODE" : "1123011000",
		"DONG_NAME" : "이문동"
	}, {
		"DONG_CODE" : "1123010600",
		"DONG_NAME" : "장안동"
	}, {
		"DONG_CODE" : "1123010400",
		"DONG_NAME" : "전농동"
	}, {
		"DONG_CODE" : "1123010300",
		"DONG_NAME" : "제기동"
	}, {
		"DONG_CODE" : "1123010700",
		"DONG_NAME" : "청량리동"
	}, {
		"DONG_CODE" : "1123010800",
		"DONG_NAME" : "회기동"
	}, {
		"DONG_CODE" : "1123010900",
		"DONG_NAME" : "휘경동"
	}, {
		"DONG_CODE" : "1153010300",
		"DONG_NAME" : "가리봉동"
	}, {
		"DONG_CODE" : "1153010700",
		"DONG_NAME" : "개봉동"
	}, {
		"DONG_CODE" : "1153010600",
		"DONG_NAME" : "고척동"
	}, {
		"DONG_CODE" : "1153010200",
		"DONG_NAME" : "구로동"
	}, {
		"DONG_CODE" : "1153010900",
		"DONG_NAME" : "궁동"
	}, {
		"DONG_CODE" : "1153010100",
		"DONG_NAME" : "신도림동"
	}, {
		"DONG_CODE" : "1153010800",
		"DONG_NAME" : "오류동"
	}, {
		"DONG_CODE" : "1153011000",
		"DONG_NAME" : "온수동"
	}, {
		"DONG_CODE" : "1153011100",
		"DONG_NAME" : "천왕동"
	}, {
		"DONG_CODE" : "1153011200",
		"DONG_NAME" : "항동"
	}, {
		"DONG_CODE" : "1147010200",
		"DONG_NAME" : "목동"
	}, {
		"DONG_CODE" : "1147010300",
		"DONG_NAME" : "신월동"
	}, {
		"DONG_CODE" : "1147010100",
		"DONG_NAME" : "신정동"
	}, {
		"DONG_CODE" : "1138010400",
		"DONG_NAME" : "갈현동"
	}, {
		"DONG_CODE" : "1138010500",
		"DONG_NAME" : "구산동"
	}, {
		"DONG_CODE" : "1138010200",
		"DONG_NAME" : "녹번동"
	}, {
		"DONG_CODE" : "1138010600",
		"DONG_NAME" : "대조동"
	}, {
		"DONG_CODE" : "1138010300",
		"DONG_NAME" : "불광동"
	}, {
		"DONG_CODE" : "1138010100",
		"DONG_NAME" : "수색동"
	}, {
		"DONG_CODE" : "1138010900",
		"DONG_NAME" : "신사동"
	}, {
		"DONG_CODE" : "1138010800",
		"DONG_NAME" : "역촌동"
	}, {
		"DONG_CODE" : "1138010700",
		"DONG_NAME" : "응암동"
	}, {
		"DONG_CODE" : "1138011000",
		"DONG_NAME" : "증산동"
	}, {
		"DONG_CODE" : "1138011400",
		"DONG_NAME" : "진관동"
	}, {
		"DONG_CODE" : "1126010500",
		"DONG_NAME" : "망우동"
	}, {
		"DONG_CODE" : "1126010100",
		"DONG_NAME" : "면목동"
	}, {
		"DONG_CODE" : "1126010400",
		"DONG_NAME" : "묵동"
	}, {
		"DONG_CODE" : "1126010200",
		"DONG_NAME" : "상봉동"
	}, {
		"DONG_CODE" : "1126010600",
		"DONG_NAME" : "신내동"
	}, {
		"DONG_CODE" : "1126010300",
		"DONG_NAME" : "중화동"
	} ]
};
