export const provinsiList = [
    {
        id:'1',
        menu:[
            {
                "id": "0",
                "txtLabel": "Aceh",
                "value": "0"
            },
            {
                "id": "16",
                "txtLabel": "Bali",
                "value": "16"
            },
            {
                "id": "15",
                "txtLabel": "Banten",
                "value": "15"
            },
            {
                "id": "6",
                "txtLabel": "Bengkulu",
                "value": "6"
            },
            {
                "id": "13",
                "txtLabel": "DI Yogyakarta",
                "value": "13"
            },
            {
                "id": "10",
                "txtLabel": "DKI Jakarta",
                "value": "10"
            },
            {
                "id": "28",
                "txtLabel": "Gorontalo",
                "value": "28"
            },
            {
                "id": "4",
                "txtLabel": "Jambi",
                "value": "4"
            },
            {
                "id": "11",
                "txtLabel": "Jawa Barat",
                "value": "11"
            },
            {
                "id": "12",
                "txtLabel": "Jawa Tengah",
                "value": "12"
            },
            {
                "id": "14",
                "txtLabel": "Jawa Timur",
                "value": "14"
            },
            {
                "id": "19",
                "txtLabel": "Kalimantan Barat",
                "value": "19"
            },
            {
                "id": "21",
                "txtLabel": "Kalimantan Selatan",
                "value": "21"
            },
            {
                "id": "20",
                "txtLabel": "Kalimantan Tengah",
                "value": "20"
            },
            {
                "id": "22",
                "txtLabel": "Kalimantan Timur",
                "value": "22"
            },
            {
                "id": "23",
                "txtLabel": "Kalimantan Utara",
                "value": "23"
            },
            {
                "id": "8",
                "txtLabel": "Kepulauan Bangka Belitung",
                "value": "8"
            },
            {
                "id": "9",
                "txtLabel": "Kepulauan Riau",
                "value": "9"
            },
            {
                "id": "7",
                "txtLabel": "Lampung",
                "value": "7"
            },
            {
                "id": "30",
                "txtLabel": "Maluku",
                "value": "30"
            },
            {
                "id": "31",
                "txtLabel": "Maluku Utara",
                "value": "31"
            },
            {
                "id": "17",
                "txtLabel": "Nusa Tenggara Barat",
                "value": "17"
            },
            {
                "id": "18",
                "txtLabel": "Nusa Tenggara Timur",
                "value": "18"
            },
            {
                "id": "33",
                "txtLabel": "Papua",
                "value": "33"
            },
            {
                "id": "32",
                "txtLabel": "Papua Barat",
                "value": "32"
            },
            {
                "id": "37",
                "txtLabel": "Papua Barat Daya",
                "value": "37"
            },
            {
                "id": "35",
                "txtLabel": "Papua Pegunungan",
                "value": "35"
            },
            {
                "id": "36",
                "txtLabel": "Papua Selatan",
                "value": "36"
            },
            {
                "id": "34",
                "txtLabel": "Papua Tengah",
                "value": "34"
            },
            {
                "id": "3",
                "txtLabel": "Riau",
                "value": "3"
            },
            {
                "id": "29",
                "txtLabel": "Sulawesi Barat",
                "value": "29"
            },
            {
                "id": "26",
                "txtLabel": "Sulawesi Selatan",
                "value": "26"
            },
            {
                "id": "25",
                "txtLabel": "Sulawesi Tengah",
                "value": "25"
            },
            {
                "id": "27",
                "txtLabel": "Sulawesi Tenggara",
                "value": "27"
            },
            {
                "id": "24",
                "txtLabel": "Sulawesi Utara",
                "value": "24"
            },
            {
                "id": "2",
                "txtLabel": "Sumatera Barat",
                "value": "2"
            },
            {
                "id": "5",
                "txtLabel": "Sumatera Selatan",
                "value": "5"
            },
            {
                "id": "1",
                "txtLabel": "Sumatera Utara",
                "value": "1"
            }
        ]
    }
]