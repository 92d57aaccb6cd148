const locations = [
    {
        country: "Wales",
        county: "Dyfed",
        city: "Aberaeron",
    },
    {
        country: "Wales",
        county: "Mid Glamorgan",
        city: "Aberdare",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Aberdovey",
    },
    {
        country: "Wales",
        county: "Gwent",
        city: "Abergavenny",
    },
    {
        country: "Wales",
        county: "Clwyd",
        city: "Abergele",
    },
    {
        country: "Wales",
        county: "Gwent",
        city: "Abertillery",
    },
    {
        country: "Wales",
        county: "Dyfed",
        city: "Aberystwyth",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Amlwch",
    },
    {
        country: "Wales",
        county: "Dyfed",
        city: "Ammanford",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Arthog",
    },
    {
        country: "Wales",
        county: "Clwyd",
        city: "Bagillt",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Bala",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Bangor",
    },
    {
        country: "Wales",
        county: "Mid Glamorgan",
        city: "Bargoed",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Barmouth",
    },
    {
        country: "Wales",
        county: "South Glamorgan",
        city: "Barry",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Beaumaris",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Betws-Y-Coed",
    },
    {
        country: "Wales",
        county: "Gwent",
        city: "Blackwood",
    },
    {
        country: "Wales",
        county: "Gwynedd",
        city: "Blaenau Ffestiniog",
    },
];
