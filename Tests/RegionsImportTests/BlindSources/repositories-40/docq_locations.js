export const locations = {
    "서울특별시": {
        sidoCode: "110000",
        sigungu: [
            { name: "강남구", code: "110001" }, { name: "강동구", code: "110002" }, { name: "강서구", code: "110003" },
            { name: "관악구", code: "110004" }, { name: "구로구", code: "110005" }, { name: "도봉구", code: "110006" },
            { name: "동대문구", code: "110007" }, { name: "동작구", code: "110008" }, { name: "마포구", code: "110009" },
            { name: "서대문구", code: "110010" }, { name: "성동구", code: "110011" }, { name: "성북구", code: "110012" },
            { name: "영등포구", code: "110013" }, { name: "용산구", code: "110014" }, { name: "은평구", code: "110015" },
            { name: "종로구", code: "110016" }, { name: "중구", code: "110017" }, { name: "송파구", code: "110018" },
            { name: "중랑구", code: "110019" }, { name: "양천구", code: "110020" }, { name: "서초구", code: "110021" },
            { name: "노원구", code: "110022" }, { name: "광진구", code: "110023" }, { name: "강북구", code: "110024" },
            { name: "금천구", code: "110025" }
        ]
    },
    "부산광역시": {
        sidoCode: "210000",
        sigungu: [
            { name: "부산남구", code: "210001" }, { name: "부산동구", code: "210002" }, { name: "부산동래구", code: "210003" },
            { name: "부산진구", code: "210004" }, { name: "부산북구", code: "210005" }, { name: "부산서구", code: "210006" },
            { name: "부산영도구", code: "210007" }, { name: "부산중구", code: "210008" }, { name: "부산해운대구", code: "210009" },
            { name: "부산사하구", code: "210010" }, { name: "부산금정구", code: "210011" }, { name: "부산강서구", code: "210012" },
            { name: "부산연제구", code: "210013" }, { name: "부산수영구", code: "210014" }, { name: "부산사상구", code: "210015" }
        ]
    }
};
