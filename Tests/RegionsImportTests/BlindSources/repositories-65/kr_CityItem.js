export const items = [     //지역 선택 아이템
        { 
            type: 'Seoul',
            title: '서울',
        },
        {
            type: 'Incheon',
            title: '인천',
        },
        {
            type: 'Daejeon',
            title: '대전',
        },
        {
            type: 'Sejong',
            title: '세종',
        },
        {
            type: 'Ulsan',
            title: '울산',
        }
      ];

    export const items_city = [     //지역 선택 아이템
        { 
            type: 'Seoul',
            title: '강남구',
        },
        {
            type: 'Seoul',
            title: '강동구',
        },
        {
            type: 'Seoul',
            title: '강북구',
        },
        {
            type: 'Seoul',
            title: '강서구',
        },
        {
            type: 'Seoul',
            title: '관악구',
        },
        {
            type: 'Seoul',
            title: '광진구',
        },
        {
            type: 'Seoul',
            title: '구로구'
        },
        {
            type: 'Seoul',
            title: '금천구',
        },
        {
            type: 'Seoul',
            title: '노원구',
        },
        {
            type: 'Seoul',
            title: '도봉구',
        },
        {
            type: 'Seoul',
            title: '동대문구',
        },
        {
            type: 'Seoul',
            title: '동작구',
        },
        {
            type: 'Seoul',
            title: '마포구',
        },
        {
            type: 'Seoul',
            title: '서대문구',
        },
        {
            type: 'Seoul',
            title: '서초구',
        },
        {
            type: 'Seoul',
            title: '성동구',
        },
        {
            type: 'Seoul',
            title: '성북구',
        },
        {
            type: 'Seoul',
            title: '송파구',
        },
        {
            type: 'Seoul',
            title: '양천구',
        },
        {
            type: 'Seoul',
            title: '영등포구',
        },
        {
            type: 'Seoul',
            title: '용산구',
        },
        {
            type: 'Seoul',
            title: '은평구',
        },
        {
            type: 'Seoul',
            title: '종로구',
        },
        {
            type: 'Seoul',
            title: '중구',
        },
        {
            type: 'Seoul',
            title: '중랑구',
        },
        {
            type: 'Incheon',
            title: '강화군',
        },
        { 
            type: 'Incheon',
            title: '계양구',
        },
        {
            type: 'Incheon',
            title: '남동구',
        },
        {
            type: 'Incheon',
            title: '동구',
        },
        {
            type: 'Incheon',
            title: '미추홀구',
        },
        {
            type: 'Incheon',
            title: '부평구',
        },
        {
            type: 'Incheon',
            title: '서구',
        },
        {
            type: 'Incheon',
            title: '연수구'
        },
        {
            type: 'Incheon',
            title: '옹진군'
        },
        {
            type: 'Incheon',
            title: '중구'
        },
        { 
            type: 'Daejeon',
            title: '대덕구',
        },
        {
            type: 'Daejeon',
            title: '동구',
        },
        {
            type: 'Daejeon',
            title: '서구',
        },
        {
            type: 'Daejeon',
            title: '유성구',
        },
        {
            type: 'Daejeon',
            title: '중구',
        },
        { 
            type: 'Sejong',
            title: '금남면',
        },
        {
            type: 'Sejong',
            title: '세종시',
        },
        {
            type: 'Ulsan',
            title: '남구',
        },
        {
            type: 'Ulsan',
            title: '동구',
        },
        {
            type: 'Ulsan',
            title: '북구',
        },
        {
            type: 'Ulsan',
            title: '울주군',
        },
        {
            type: 'Ulsan',
            title: '중구',
        }
      ];
