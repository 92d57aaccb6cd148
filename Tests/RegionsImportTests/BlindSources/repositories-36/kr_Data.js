export let collages = [
    {t:"공과대학", v:"engineering"},
    {t:"농업생명대학", v:"agriculture"},
    {t:"사범대학", v:"education"},
    {t:"상과대학", v:"commerce"},
    {t:"생활과학대학", v:"humanEcology"},
    {t:"예술대학", v:"arts"},
    {t:"인문대학", v:"humanities"},
    {t:"자연과학대학", v:"naturalSciences"}
];

export let provinces = [
    {t:"시/도", v:" "},
    {t:"강원특별자치도", v:"Gangwon-do"},
    {t:"경기도", v:"Gyeonggi-do"},
    {t:"경상남도", v:"Gyeongnam"},
    {t:"경상북도", v:"Gyeongbuk"},
    {t:"광주광역시", v:"Gwangju"},
    {t:"대구광역시", v:"Daegu"},
    {t:"대전광역시", v:"Daejeon"},
    {t:"세종특별자치시", v:"Sejong"},
    {t:"부산광역시", v:"Busan"},
    {t:"서울특별시", v:"Seoul"},
    {t:"울산광역시", v:"Ulsan"},
    {t:"인천광역시", v:"Incheon"},
    {t:"전라남도", v:"Jeonnam"},
    {t:"전북특별자치도", v:"Jeonbuk"},
    {t:"제주특별자치도", v:"Jeju"},
    {t:"충청남도", v:"Chungcheongnam-do"},
    {t:"충청북도", v:"Chungcheongbuk-do"}
];

export let Gangwondo = [
    {t:"강릉시", v:"Gangneung-si"},
    {t:"동해시", v:"Donghae-si"},
    {t:"삼척시", v:"Samcheok-si"},
    {t:"속초시", v:"Sokcho-si"},
    {t:"원주시", v:"Wonju-si"},
    {t:"춘천시", v:"Chuncheon-si"},
    {t:"태백시", v:"Taebaek-si"},
    {t:"고성군", v:"Goseong-gun"},
    {t:"양구군", v:"Yanggu-gun"},
    {t:"양양군", v:"Yangyang-gun"},
    {t:"영월군", v:"Yeongwol-gun"},
    {t:"인제군", v:"Inje-gun"},
    {t:"정선군", v:"Jeongseon-gun"},
    {t:"철원군", v:"Cheorwon-gun"},
    {t:"평창군", v:"Pyeongchang-gun"},
    {t:"홍천군", v:"Hongcheon-gun"},
    {t:"화천군", v:"Hwacheon-gun"},
    {t:"횡성군", v:"Hoengseong-gun"},
];

export let Gyeongnam = [
    {t:"거제시", v:"Geoje-si"},
    {t:"김해시", v:"Gimhae-si"},
    {t:"밀양시", v:"Miryang-si"},
    {t:"사천시", v:"Sacheon-si"},
    {t:"양산시", v:"Yangsan-si"},
    {t:"진주시", v:"Jinju-si"},
    {t:"창원시", v:"Changwon-si"},
    {t:"창원시(진해구)", v:"Changwon-si"},
    {t:"통영시", v:"Tongyeong-si"},
    {t:"거창군", v:"Geochang-gun"},
    {t:"고성군", v:"Goseong-gun"},
    {t:"남해군", v:"Namhae-gun"},
    {t:"산청군", v:"Sancheong-gun"},
    {t:"의령군", v:"Uiryeong-gun"},
    {t:"창녕군", v:"Changnyeong-gun"},
    {t:"하동군", v:"Hadong-gun"},
    {t:"함안군", v:"Haman-gun"},
    {t:"함양군", v:"Hamyang-gun"},
    {t:"합천군", v:"Hapcheon-gun"}
];
export let Gwangju = [
    {t:"광산구", v:"Gwangsan-gu"},
    {t:"남구(광주)", v:"Nam-gu"},
    {t:"동구(광주)", v:"Dong-gu"},
    {t:"북구(광주)", v:"Buk-gu"},
    {t:"서구(광주)", v:"Seo-gu"}
];
export let Daegu = [
    {t:"군위군", v:"Gunwi-gun"},
    {t:"남구(대구)", v:"Nam-gu"},
    {t:"달서구", v:"Dalseo-gu"},
    {t:"동구(대구)", v:"Dong-gu"},
    {t:"북구(대구)", v:"Buk-gu"},
    {t:"서구(대구)", v:"Seo-gu"},
    {t:"수성구", v:"Suseong-gu"},
    {t:"중구(대구)", v:"Jung-gu"},
    {t:"달성군", v:"Dalseong-gun"}
];

export let Daejeon = [
    {t:"대덕구", v:"Daedeok-gu"},
    {t:"동구(대전)", v:"Dong-gu"},
    {t:"서구(대전)", v:"Seo-gu"},
    {t:"유성구", v:"Yuseong-gu"},
    {t:"중구(대전)", v:"Jung-gu"}
];

export let Ulsan = [
    {t:"남구(울산)", v:"Nam-gu"},
    {t:"동구(울산)", v:"Dong-gu"},
    {t:"북구(울산)", v:"Buk-gu"},
    {t:"중구(울산)", v:"Jung-gu"},
    {t:"울주군", v:"Ulju-gun"}
];
export let Jeju = [
    {t:"서귀포시", v:"Seogwipo-si"},
    {t:"제주시", v:"Jeju-si"}
];
export let Chungcheongbukdo = [
    {t:"제천시", v:"Jecheon-si"},
    {t:"청주시", v:"Cheongju-si"},
    {t:"충주시", v:"Chungju-si"},
    {t:"괴산군", v:"Goesan-gun"},
    {t:"단양군", v:"Danyang-gun"},
    {t:"보은군", v:"Boeun-gun"},
    {t:"영동군", v:"Yeongdong-gun"},
    {t:"옥천군", v:"Okcheon-gun"},
    {t:"음성군", v:"Eumseung-gun"},
    {t:"증평군", v:"Jeungpyeong-gun"},
    {t:"진천군", v:"Jincheon-gun"}
];