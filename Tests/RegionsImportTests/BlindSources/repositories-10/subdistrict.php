<?php

$items = [
    /*
     * perlis
     * note: sddsa letak 0900 disebabkan perlis tiada daerah 
     *       tapi akan buat masalah lain dalam pilihan daerah maka list akan teruskan pada 0901
     */
    ['id' => '090101', 'name' => 'ABI', 'district_id' => '0901'],
    ['id' => '090102', 'name' => 'ARAU', 'district_id' => '0901'],
    ['id' => '090103', 'name' => 'BERSERI', 'district_id' => '0901'],
    ['id' => '090104', 'name' => 'CHUPING', 'district_id' => '0901'],
    ['id' => '090105', 'name' => 'UTAN AJI', 'district_id' => '0901'],
    ['id' => '090106', 'name' => 'JEJAWI', 'district_id' => '0901'],
    ['id' => '090107', 'name' => 'KAYANG', 'district_id' => '0901'],
    ['id' => '090108', 'name' => 'KECHOR', 'district_id' => '0901'],
    ['id' => '090109', 'name' => 'KUALA PERLIS', 'district_id' => '0901'],
    ['id' => '090110', 'name' => 'KURONG ANAI', 'district_id' => '0901'],
    ['id' => '090111', 'name' => 'KURONG BATANG', 'district_id' => '0901'],
    ['id' => '090112', 'name' => 'NGOLANG', 'district_id' => '0901'],
    ['id' => '090113', 'name' => 'ORAN', 'district_id' => '0901'],
    ['id' => '090114', 'name' => 'PADANG PAUH', 'district_id' => '0901'],
    ['id' => '090115', 'name' => 'PADANG SIDING', 'district_id' => '0901'],
    ['id' => '090116', 'name' => 'PAYA', 'district_id' => '0901'],
    ['id' => '090117', 'name' => 'SANGLANG', 'district_id' => '0901'],
    ['id' => '090118', 'name' => 'SENA', 'district_id' => '0901'],
    ['id' => '090119', 'name' => 'SERIAP', 'district_id' => '0901'],
    ['id' => '090120', 'name' => 'SUNGAI ADAM', 'district_id' => '0901'],
    ['id' => '090121', 'name' => 'TITI TINGGI', 'district_id' => '0901'],
    ['id' => '090122', 'name' => 'WANG BINTONG', 'district_id' => '0901'],

    ['id' => '090140', 'name' => 'BANDAR ARAU', 'district_id' => '0901'],
    ['id' => '090141', 'name' => 'BANDAR KANGAR', 'district_id' => '0901'],

    ['id' => '090170', 'name' => 'PEKAN KUALA PERLIS', 'district_id' => '0901'],
    // ['id' => '090171', 'name' => '??', 'district_id' => '0901'],
    ['id' => '090172', 'name' => 'PEKAN KAKI BUKIT', 'district_id' => '0901'],

    /*
     * kedah
     */
    /*
     * === KOTA SETAR
     */
    ['id' => '020101', 'name' => 'ALOR MALAI', 'district_id' => '0201'],
    // ['id' => '020102', 'name' => 'ALOR MERAH', 'district_id' => '0201'], // deprecated?
    ['id' => '020103', 'name' => 'ANAK BUKIT', 'district_id' => '0201'],
    // ['id' => '020104', 'name' => 'BUKIT LADA', 'district_id' => '0201'], // 021206
    // ['id' => '020105', 'name' => 'BUKIT PINANG', 'district_id' => '0201'], // deprecated?
    // ['id' => '020106', 'name' => 'DERANG', 'district_id' => '0201'], // 021201
    ['id' => '020107', 'name' => 'DERGA', 'district_id' => '0201'],
    // ['id' => '020108', 'name' => 'GAJAH MATI', 'district_id' => '0201'], // deprecated?
    ['id' => '020109', 'name' => 'GUNONG', 'district_id' => '0201'],
    // ['id' => '020110', 'name' => 'HUTAN KAMPONG', 'district_id' => '0201'], // deprecated?
    ['id' => '020112', 'name' => 'KANGKONG', 'district_id' => '0201'],
    ['id' => '020115', 'name' => 'KUBANG ROTAN', 'district_id' => '0201'],
    ['id' => '020116', 'name' => 'LANGGAR', 'district_id' => '0201'],
    ['id' => '020117', 'name' => 'LENGKUAS', 'district_id' => '0201'],
    ['id' => '020118', 'name' => 'LEPAI', 'district_id' => '0201'],
    // ['id' => '020119', 'name' => 'LESONG', 'district_id' => '0201'], // 021202
    ['id' => '020120', 'name' => 'LIMBONG', 'district_id' => '0201'],
    ['id' => '020122', 'name' => 'PADANG HANG', 'district_id' => '0201'],
    ['id' => '020123', 'name' => 'PADANG LALANG', 'district_id' => '0201'],
    ['id' => '020124', 'name' => 'PENGKALAN KUNDOR', 'district_id' => '0201'],
    ['id' => '020126', 'name' => 'SALA KECHIL', 'district_id' => '0201'],
    ['id' => '020127', 'name' => 'SUNGAI BAHARU', 'district_id' => '0201'],
    ['id' => '020128', 'name' => 'TAJAR', 'district_id' => '0201'],
    ['id' => '020129', 'name' => 'TEBENGAU', 'district_id' => '0201'],
    ['id' => '020130', 'name' => 'TELAGA MAS', 'district_id' => '0201'],
    // ['id' => '020131', 'name' => 'TELOK CHENGAI', 'district_id' => '0201'], // deprecated?
    ['id' => '020131', 'name' => 'TITI GAJAH', 'district_id' => '0201'],
    // ['id' => '020133', 'name' => 'TITI GAJAH', 'district_id' => '0201'], // 020131

    ['id' => '020140', 'name' => 'BANDAR ALOR SETAR', 'district_id' => '0201'],
    ['id' => '020141', 'name' => 'BANDAR ANAK BUKIT', 'district_id' => '0201'],
    ['id' => '020143', 'name' => 'BANDAR KUALA KEDAH', 'district_id' => '0201'],

    ['id' => '020170', 'name' => 'PEKAN ALOR JANGGUS', 'district_id' => '0201'],

    /*
     * === LANGKAWI
     */
    ['id' => '020402', 'name' => 'AYER HANGAT', 'district_id' => '0204'],
    ['id' => '020401', 'name' => 'BOHOR', 'district_id' => '0204'],
    ['id' => '020403', 'name' => 'KEDAWANG', 'district_id' => '0204'],
    ['id' => '020404', 'name' => 'KUAH', 'district_id' => '0204'],
    ['id' => '020405', 'name' => 'PADANG MASIRAT', 'district_id' => '0204'],
    ['id' => '020406', 'name' => 'ULU MELAKA', 'district_id' => '0204'],

    ['id' => '020440', 'name' => 'BANDAR KUAH', 'district_id' => '0204'],
    ['id' => '020442', 'name' => 'BANDAR PADANG LALANG', 'district_id' => '0204'],

    ['id' => '020472', 'name' => 'PEKAN TELOK DATAI', 'district_id' => '0204'],

    /*
     * === YAN
     */
    ['id' => '020602', 'name' => 'DULANG', 'district_id' => '0206'],
    ['id' => '020601', 'name' => 'SALA BESAR', 'district_id' => '0206'],
    ['id' => '020603', 'name' => 'SINGKIR', 'district_id' => '0206'],
    ['id' => '020604', 'name' => 'SUNGAI DAUN', 'district_id' => '0206'],
    ['id' => '020605', 'name' => 'YAN', 'district_id' => '0206'],

    ['id' => '020640', 'name' => 'BANDAR GUAR CHEMPEDAK', 'district_id' => '0206'],
    ['id' => '020641', 'name' => 'BANDAR YAN', 'district_id' => '0206'],
];
