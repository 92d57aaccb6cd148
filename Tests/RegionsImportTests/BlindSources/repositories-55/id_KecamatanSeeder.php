<?php

        $data = [
            [
                'id_kab' => '01',
                'id_kec' => '010',
                'nama_kec' => 'Malaya',
            ],
            [
                'id_kab' => '01',
                'id_kec' => '020',
                'nama_kec' => 'Negara',
            ],
            [
                'id_kab' => '01',
                'id_kec' => '021',
                'nama_kec' => 'Jembrana',
            ],
            [
                'id_kab' => '01',
                'id_kec' => '030',
                'nama_kec' => 'Mendoyo',
            ],
            [
                'id_kab' => '01',
                'id_kec' => '040',
                'nama_kec' => 'Pekutatan',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '010',
                'nama_kec' => 'Selemadeg',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '011',
                'nama_kec' => 'Selemadeg Timur',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '012',
                'nama_kec' => 'Selemadeg Barat',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '020',
                'nama_kec' => 'Kerambitan',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '030',
                'nama_kec' => 'Tabanan',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '040',
                'nama_kec' => 'Kediri',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '050',
                'nama_kec' => 'Marga',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '060',
                'nama_kec' => 'Batubiri',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '070',
                'nama_kec' => 'Penebel',
            ],
            [
                'id_kab' => '02',
                'id_kec' => '080',
                'nama_kec' => 'Pupuan',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '010',
                'nama_kec' => 'Kuta Selatan',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '020',
                'nama_kec' => 'Kuta',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '030',
                'nama_kec' => 'Kuta Utara',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '040',
                'nama_kec' => 'Mengwi',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '050',
                'nama_kec' => 'Abiansemal',
            ],
            [
                'id_kab' => '03',
                'id_kec' => '060',
                'nama_kec' => 'Petang',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '010',
                'nama_kec' => 'Sukawati',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '020',
                'nama_kec' => 'Blahbatuh',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '030',
                'nama_kec' => 'Gianyar',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '040',
                'nama_kec' => 'Tampaksiring',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '050',
                'nama_kec' => 'Ubud',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '060',
                'nama_kec' => 'Tegallalang',
            ],
            [
                'id_kab' => '04',
                'id_kec' => '070',
                'nama_kec' => 'Payangan',
            ],
            [
                'id_kab' => '05',
                'id_kec' => '010',
                'nama_kec' => 'Nusa Penida',
            ],
            [
                'id_kab' => '05',
                'id_kec' => '020',
                'nama_kec' => 'Banjarangkan',
            ],
            [
                'id_kab' => '05',
                'id_kec' => '030',
                'nama_kec' => 'Klungkung',
            ],
            [
                'id_kab' => '05',
                'id_kec' => '040',
                'nama_kec' => 'Dawan',
            ],
            [
                'id_kab' => '71',
                'id_kec' => '010',
                'nama_kec' => 'Denpasar Selatan',
            ],
            [
                'id_kab' => '71',
                'id_kec' => '020',
                'nama_kec' => 'Denpasar Timur',
            ],
            [
                'id_kab' => '71',
                'id_kec' => '030',
                'nama_kec' => 'Denpasar Barat',
            ],
            [
                'id_kab' => '71',
                'id_kec' => '031',
                'nama_kec' => 'Denpasar Utara',
            ],
            [
                'id_kab' => '06',
                'id_kec' => '010',
                'nama_kec' => 'Susut',
            ],
            [
                'id_kab' => '06',
                'id_kec' => '020',
                'nama_kec' => 'Bangli',
            ],
            [
                'id_kab' => '06',
                'id_kec' => '030',
                'nama_kec' => 'Tembuku',
            ],
            [
                'id_kab' => '06',
                'id_kec' => '040',
                'nama_kec' => 'Kintamani',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '010',
                'nama_kec' => 'Rendang',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '020',
                'nama_kec' => 'Sidemen',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '030',
                'nama_kec' => 'Manggis',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '040',
                'nama_kec' => 'Karangasem',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '050',
                'nama_kec' => 'Abang',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '060',
                'nama_kec' => 'Bebandem',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '070',
                'nama_kec' => 'Selat',
            ],
            [
                'id_kab' => '07',
                'id_kec' => '080',
                'nama_kec' => 'Kubu',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '010',
                'nama_kec' => 'Gerokgak',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '020',
                'nama_kec' => 'Seririt',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '030',
                'nama_kec' => 'Busungbiu',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '040',
                'nama_kec' => 'Banjar',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '050',
                'nama_kec' => 'Sukasada',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '060',
                'nama_kec' => 'Buleleng',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '070',
                'nama_kec' => 'Sawan',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '080',
                'nama_kec' => 'Kubutambahan',
            ],
            [
                'id_kab' => '08',
                'id_kec' => '090',
                'nama_kec' => 'Tejakula',
            ],
        ];
        $this->db->table('kecamatan')->insertBatch($data);
