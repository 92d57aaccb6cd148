export const provinsiKotaData = [
    {
      label: "Aceh",
      value: "aceh",
      cities: [
        { label: "Banda Aceh", value: "banda_aceh" },
        { label: "Lhokseumawe", value: "lhokseumawe" },
        { label: "Langsa", value: "langsa" },
      ],
    },
    {
      label: "Sumatera Utara",
      value: "sumatera_utara",
      cities: [
        { label: "Medan", value: "medan" },
        { label: "Binjai", value: "binjai" },
        { label: "Tebing Tinggi", value: "tebing_tinggi" },
      ],
    },
    {
      label: "Jakarta",
      value: "jakarta",
      cities: [
        { label: "Jakarta Pusat", value: "jakarta_pusat" },
        { label: "Jakarta Barat", value: "jakarta_barat" },
        { label: "Jakarta Timur", value: "jakarta_timur" },
      ],
    },
    {
      label: "Jawa Barat",
      value: "jawa_barat",
      cities: [
        { label: "Bandung", value: "bandung" },
        { label: "Bekasi", value: "bekasi" },
        { label: "Bogor", value: "bogor" },
      ],
    },
    {
      label: "Jawa Timur",
      value: "jawa_timur",
      cities: [
        { label: "Surabaya", value: "surabaya" },
        { label: "Malang", value: "malang" },
        { label: "Probolinggo", value: "probolinggo" },
      ],
    },
  ];
  
