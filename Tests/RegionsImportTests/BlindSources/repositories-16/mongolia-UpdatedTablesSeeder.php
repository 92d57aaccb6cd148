<?php

use Illuminate\Database\Seeder;
use Carbon\Carbon;

class UpdatedTablesSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        DB::table('countries')->insert([
            'id' => 1,
            'name' => 'Монгол',
            'code' => 'MN',
            'created_at' => Carbon::now(),
            'updated_at' => Carbon::now(),
        ]);

        // Initial languages
        DB::table('languages')->insert([
            [
                'id' => 1,
                'locale' => 'mn',
                'name' => 'Mongolian',
                'name_national' => 'Монгол хэл',
                'created_at' => Carbon::now(),
                'updated_at' => Carbon::now(),
            ],
            [
                'id' => 2,
                'locale' => 'en',
                'name' => 'English',
                'name_national' => 'English',
                'created_at' => Carbon::now(),
                'updated_at' => Carbon::now(),
            ]
        ]);

        // Initial provinces
        $provinces = [
            [
                'country_id' => 1,
                "name" => "Улаанбаатар",
                "international" => "Улаанбаатар",
                "location" => [
                    "lat" => "47.913138",
                    "lng" => "106.920123",
                ],
                "districts" => [
                    [
                        "province_id" => "1",
                        "name" => "Багануур",
                        "international" => "Багануур",
                        "location" => [
                            "lat" => "47.8239867497",
                            "lng" => "108.34324421",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Багахангай",
                        "international" => "Багахангай",
                        "location" => [
                            "lat" => "47.3746138358",
                            "lng" => "107.445745149",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Баянгол",
                        "international" => "Баянгол",
                        "location" => [
                            "lat" => "47.9098272236",
                            "lng" => "106.845025304",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Баянзүрх",
                        "international" => "Баянзүрх",
                        "location" => [
                            "lat" => "47.945760064",
                            "lng" => "107.140014877",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Налайх",
                        "international" => "Налайх",
                        "location" => [
                            "lat" => "47.8136287423",
                            "lng" => "107.420770286",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Сонгинохайрхан",
                        "international" => "Сонгинохайрхан",
                        "location" => [
                            "lat" => "48.0690761482",
                            "lng" => "106.643363188",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Сүхбаатар",
                        "international" => "Сүхбаатар",
                        "location" => [
                            "lat" => "48.0789054465",
                            "lng" => "106.950886461",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Хан-Уул",
                        "international" => "Хан-Уул",
                        "location" => [
                            "lat" => "47.8053718371",
                            "lng" => "106.736991025",
                        ],
                    ],
                    [
                        "province_id" => "1",
                        "name" => "Чингэлтэй",
                        "international" => "Чингэлтэй",
                        "location" => [
                            "lat" => "48.0280923509",
                            "lng" => "106.882365333",
                        ],
                    ]
                ]
            ],
            [
                'country_id' => 1,
                "name" => "Архангай",
                "international" => "Архангай",
                "location" => [
                    "lat" => "47.3120331833",
                    "lng" => "101.538757324",
                ],
                "districts" => [
                    [
                        "province_id" => "2",
                        "name" => "Батцэнгэл",
                        "international" => "Батцэнгэл",
                        "location" => [
                            "lat" => "47.7951245907961",
                            "lng" => "101.974153518677",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Булган",
                        "international" => "Булган",
                        "location" => [
                            "lat" => "47.3172102888087",
                            "lng" => "101.113529205322",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Жаргалант",
                        "international" => "Жаргалант",
                        "location" => [
                            "lat" => "48.725906593837",
                            "lng" => "100.777759552002",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Их тамир",
                        "international" => "Их тамир",
                        "location" => [
                            "lat" => "47.5944143136177",
                            "lng" => "101.198415752256",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Өлгийнуур",
                        "international" => "Өлгийнуур",
                        "location" => [
                            "lat" => "47.6671214315393",
                            "lng" => "102.550420761108",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Өлзийт",
                        "international" => "Өлзийт",
                        "location" => [
                            "lat" => "48.1001520183643",
                            "lng" => "102.55651473999",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Өндөр-Улаан",
                        "international" => "Өндөр-Улаан",
                        "location" => [
                            "lat" => "48.0440908314395",
                            "lng" => "100.506019592285",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Тариат",
                        "international" => "Тариат",
                        "location" => [
                            "lat" => "48.1581847515391",
                            "lng" => "99.8826313018799",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Төвшрүүлэх",
                        "international" => "Төвшрүүлэх",
                        "location" => [
                            "lat" => "47.3778364204214",
                            "lng" => "101.907076835632",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Хайрхан",
                        "international" => "Хайрхан",
                        "location" => [
                            "lat" => "48.6094052531396",
                            "lng" => "101.942331790924",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Хангай",
                        "international" => "Хангай",
                        "location" => [
                            "lat" => "47.8540625375354",
                            "lng" => "99.4255828857422",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Хашаат",
                        "international" => "Хашаат",
                        "location" => [
                            "lat" => "47.4509892162818",
                            "lng" => "103.147716522217",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Хотонт",
                        "international" => "Хотонт",
                        "location" => [
                            "lat" => "47.3646412651095",
                            "lng" => "102.471628189087",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Цахир",
                        "international" => "Цахир",
                        "location" => [
                            "lat" => "48.0730538454847",
                            "lng" => "98.8545620441437",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Цэнхэр",
                        "international" => "Цэнхэр",
                        "location" => [
                            "lat" => "47.4443068813173",
                            "lng" => "101.750907897949",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Цэцэрлэг",
                        "international" => "Цэцэрлэг",
                        "location" => [
                            "lat" => "48.8825820446373",
                            "lng" => "101.240515708923",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Чулуут",
                        "international" => "Чулуут",
                        "location" => [
                            "lat" => "47.5366451471895",
                            "lng" => "100.225138664246",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Эрдэнэбулган",
                        "international" => "Эрдэнэбулган",
                        "location" => [
                            "lat" => "47.4777680777976",
                            "lng" => "101.451787948608",
                        ],
                    ],
                    [
                        "province_id" => "2",
                        "name" => "Эрдэнэмандал",
                        "international" => "Эрдэнэмандал",
                        "location" => [
                            "lat" => "48.5292813166367",
                            "lng" => "101.376214027405",
                        ],
                    ]
                ]
            ],
            [
                'country_id' => 1,
                "name" => "Баян-Өлгий",
                "international" => "Баян-Өлгий",
                "location" => [
                    "lat" => "48.6787756294",
                    "lng" => "89.9005297852",
                ],
                "districts" => [
                    [
                        "province_id" => "3",
                        "name" => "Алтай",
                        "international" => "Алтай",
                        "location" => [
                            "lat" => "48.3032081219393",
                            "lng" => "89.5139408111572",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Алтанцөгц",
                        "international" => "Алтанцөгц",
                        "location" => [
                            "lat" => "49.058569955302",
                            "lng" => "90.4513835906982",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Баяннуур",
                        "international" => "Баяннуур",
                        "location" => [
                            "lat" => "48.9500418767633",
                            "lng" => "91.1614179611206",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Бугат",
                        "international" => "Бугат",
                        "location" => [
                            "lat" => "48.9483226701701",
                            "lng" => "90.0229597091675",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Булган",
                        "international" => "Булган",
                        "location" => [
                            "lat" => "46.9262052904524",
                            "lng" => "91.0890626907348",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Буянт",
                        "international" => "Буянт",
                        "location" => [
                            "lat" => "48.577515717867",
                            "lng" => "89.5484018325806",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Дэлүүн",
                        "international" => "Дэлүүн",
                        "location" => [
                            "lat" => "47.8661559130778",
                            "lng" => "90.6963872909546",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Ногооннуур",
                        "international" => "Ногооннуур",
                        "location" => [
                            "lat" => "49.6178283121112",
                            "lng" => "90.2393817901611",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Өлгий",
                        "international" => "Өлгий",
                        "location" => [
                            "lat" => "48.9705832207603",
                            "lng" => "89.9660110473633",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Сагсай",
                        "international" => "Сагсай",
                        "location" => [
                            "lat" => "48.9091",
                            "lng" => "89.6577",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Толбо",
                        "international" => "Толбо",
                        "location" => [
                            "lat" => "48.4121",
                            "lng" => "90.2738",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Улаанхус",
                        "international" => "Улаанхус",
                        "location" => [
                            "lat" => "49.0418",
                            "lng" => "89.4296",
                        ],
                    ],
                    [
                        "province_id" => "3",
                        "name" => "Цэнгэл",
                        "international" => "Цэнгэл",
                        "location" => [
                            "lat" => "48.9425",
                            "lng" => "89.1472",
                        ],
                    ]
                ]
            ]
        ];

        foreach ($provinces as $province) {
            $p = new \App\Models\Province;
            $p->country_id = $province['country_id'];
            $p->name = $province['name'];
            $p->international = $province['international'];
            $p->location = $province['location'];
            $p->save();

            foreach ($province['districts'] as $district) {
                $d = new \App\Models\District;
                $d->province_id = $p->id;
                $d->name = $district['name'];
                $d->international = $district['international'];
                $d->location = $district['location'];
                $d->save();
            }
        }
    }
}
