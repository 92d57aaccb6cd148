export const postcodes = [
    {
        "id": 28, "name_th": "ขอนแก่น", "name_en": "Khon Kaen", "geography_id": 3, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null,
        "amphure": [
          { "id": 4001, "name_th": "เมืองขอนแก่น", "name_en": "Mueang Khon Kaen", "province_id": 28, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null,
            "tambon": [
              { "id": 400101, "zip_code": 40000, "name_th": "ในเมือง", "name_en": "Nai Mueang", "amphure_id": 4001, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null },
              { "id": 400102, "zip_code": 40000, "name_th": "สำราญ", "name_en": "Samran", "amphure_id": 4001, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null }
            ]
          },
          { "id": 4002, "name_th": "บ้านฝาง", "name_en": "Ban Fang", "province_id": 28, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null,
            "tambon": [
              { "id": 400201, "zip_code": 40270, "name_th": "ป่าหวายนั่ง", "name_en": "Pa Wai Nang", "amphure_id": 4002, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null }
            ]
          }
        ]
    },
    {
        "id": 29, "name_th": "อุดรธานี", "name_en": "Udon Thani", "geography_id": 3, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null,
        "amphure": [
          { "id": 4101, "name_th": "เมืองอุดรธานี", "name_en": "Mueang Udon Thani", "province_id": 29, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null,
            "tambon": [
              { "id": 410101, "zip_code": 41000, "name_th": "หมากแข้ง", "name_en": "Mak Khaeng", "amphure_id": 4101, "created_at": "2019-08-09T03:33:09.000+07:00", "updated_at": "2022-05-16T06:31:03.000+07:00", "deleted_at": null }
            ]
          }
        ]
    }
];
