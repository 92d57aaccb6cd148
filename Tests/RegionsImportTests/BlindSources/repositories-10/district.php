<?php

$items = [
    /*
     * perlis
     */
    ['id' => '0901', 'state_id' => '9', 'name' => 'PERLIS', 'code_3' => 'PER'],
    /*
     * kedah
     */
    ['id' => '0201', 'state_id' => '2', 'name' => 'KOTA SETAR', 'code_3' => 'KSE'],
    ['id' => '0202', 'state_id' => '2', 'name' => 'KUBANG PASU', 'code_3' => 'KPA'],
    ['id' => '0203', 'state_id' => '2', 'name' => 'PADANG TERAP', 'code_3' => 'PTE'],
    ['id' => '0204', 'state_id' => '2', 'name' => 'LANGKAWI', 'code_3' => 'LAN'],
    ['id' => '0205', 'state_id' => '2', 'name' => 'KUALA MUDA', 'code_3' => 'KMU'],
    ['id' => '0206', 'state_id' => '2', 'name' => 'YAN', 'code_3' => 'YAN'],
    ['id' => '0207', 'state_id' => '2', 'name' => 'SIK', 'code_3' => 'SIK'],
    ['id' => '0208', 'state_id' => '2', 'name' => 'BALING', 'code_3' => 'BAL'],
    ['id' => '0209', 'state_id' => '2', 'name' => 'KULIM', 'code_3' => 'KUL'],
    ['id' => '0210', 'state_id' => '2', 'name' => 'BANDAR BAHARU', 'code_3' => 'BBA'],
    ['id' => '0211', 'state_id' => '2', 'name' => 'PENDANG', 'code_3' => 'PEN'],
    ['id' => '0212', 'state_id' => '2', 'name' => 'POKOK SENA', 'code_3' => 'PSE'],
    /*
     * kelantan
     */
    ['id' => '0301', 'state_id' => '3', 'name' => 'BACHOK', 'code_3' => 'BAC'],
    ['id' => '0302', 'state_id' => '3', 'name' => 'KOTA BHARU', 'code_3' => 'KBH'],
    ['id' => '0303', 'state_id' => '3', 'name' => 'MACHANG', 'code_3' => 'MAC'],
    ['id' => '0304', 'state_id' => '3', 'name' => 'PASIR MAS', 'code_3' => 'PMA'],
    ['id' => '0305', 'state_id' => '3', 'name' => 'PASIR PUTEH', 'code_3' => 'PPU'],
    ['id' => '0306', 'state_id' => '3', 'name' => 'TANAH MERAH', 'code_3' => 'TME'],
    ['id' => '0307', 'state_id' => '3', 'name' => 'TUMPAT', 'code_3' => 'TUM'],
    ['id' => '0308', 'state_id' => '3', 'name' => 'GUA MUSANG', 'code_3' => 'GMU'],
    // ['id' => '0309', 'state_id' => '3', 'name' => '??'],
    ['id' => '0310', 'state_id' => '3', 'name' => 'KUALA KRAI', 'code_3' => 'KKR'],
    ['id' => '0311', 'state_id' => '3', 'name' => 'JELI', 'code_3' => 'JEL'],
    /*
     * terengganu
     */
    ['id' => '1101', 'state_id' => '11', 'name' => 'BESUT', 'code_3' => 'BES'],
    ['id' => '1102', 'state_id' => '11', 'name' => 'DUNGUN', 'code_3' => 'DUN'],
    ['id' => '1103', 'state_id' => '11', 'name' => 'KEMAMAN', 'code_3' => 'KEM'],
    ['id' => '1104', 'state_id' => '11', 'name' => 'KUALA TERENGGANU', 'code_3' => 'KTE'],
    ['id' => '1105', 'state_id' => '11', 'name' => 'HULU TERENGGANU', 'code_3' => 'HTE'],
    ['id' => '1106', 'state_id' => '11', 'name' => 'MARANG', 'code_3' => 'MAR'],
    ['id' => '1107', 'state_id' => '11', 'name' => 'SETIU', 'code_3' => 'SET'],
    /*
     * pulau pinang
     */
    ['id' => '0701', 'state_id' => '7', 'name' => 'SEBERANG PERAI TENGAH', 'code_3' => 'SPT'],
    ['id' => '0702', 'state_id' => '7', 'name' => 'SEBERANG PERAI UTARA', 'code_3' => 'SPU'],
    ['id' => '0703', 'state_id' => '7', 'name' => 'SEBERANG PERAI SELATAN', 'code_3' => 'SPS'],
    ['id' => '0704', 'state_id' => '7', 'name' => 'TIMOR LAUT', 'code_3' => 'TLA'],
    ['id' => '0705', 'state_id' => '7', 'name' => 'BARAT DAYA', 'code_3' => 'BDA'],
    /*
     * kuala lumpur
     */
    ['id' => '1401', 'state_id' => '14', 'name' => 'W. P. KUALA LUMPUR', 'code_3' => 'WPK'],
    /*
     * putrajaya
     */
    ['id' => '1601', 'state_id' => '16', 'name' => 'W. P. PUTRAJAYA', 'code_3' => 'WPP'],
    /*
     * labuan
     */
    ['id' => '1501', 'state_id' => '15', 'name' => 'W. P. LABUAN', 'code_3' => 'WPL']
];
