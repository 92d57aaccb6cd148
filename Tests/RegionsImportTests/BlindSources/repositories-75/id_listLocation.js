export const LIST_LOCATION = [
    {
        id: 1,
        nama: "DKI Jakarta",
        kota: [
            { id: 101, nama: "Jakarta Pusat" },
            { id: 102, nama: "Jakarta Utara" },
            { id: 103, nama: "Jakarta Timur" },
            { id: 104, nama: "Jakarta Selatan" },
            { id: 105, nama: "Jakarta Barat" }
        ]
    },
    {
        id: 2,
        nama: "Jawa Barat",
        kota: [
            { id: 201, nama: "Bandung" },
            { id: 202, nama: "Bekasi" },
            { id: 203, nama: "Bogor" },
            { id: 204, nama: "Depok" },
            { id: 205, nama: "Cimahi" }
        ]
    },
    {
        id: 3,
        nama: "Jawa Tengah",
        kota: [
            { id: 301, nama: "Semarang" },
            { id: 302, nama: "Surakarta" },
            { id: 303, nama: "Magelang" },
            { id: 304, nama: "Salatiga" },
            { id: 305, nama: "Pekalongan" }
        ]
    },
    {
        id: 4,
        nama: "Jawa Timur",
        kota: [
            { id: 401, nama: "Surabaya" },
            { id: 402, nama: "Malang" },
            { id: 403, nama: "Kediri" },
            { id: 404, nama: "Madiun" },
            { id: 405, nama: "Blitar" }
        ]
    },
    {
        id: 5,
        nama: "Bali",
        kota: [
            { id: 501, nama: "Denpasar" },
            { id: 502, nama: "Singaraja" },
            { id: 503, nama: "Tabanan" },
            { id: 504, nama: "Gianyar" },
            { id: 505, nama: "Bangli" }
        ]
    }
];