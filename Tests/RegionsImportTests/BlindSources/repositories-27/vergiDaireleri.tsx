interface VDObject {
    SIRA_NO:number;
    VD_KODU: string;
    İLİ:string;
    VERGİ_DAİRESİ_ADI: string
}

export const vergidaireleri: VDObject[] = [
     {
      "SIRA_NO": 1,
      "VD_KODU": "01201",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "CEYHAN VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 2,
      "VD_KODU": "01203",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "KOZAN VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 3,
      "VD_KODU": "01205",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "KARATAŞ VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 4,
      "VD_KODU": "01251",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "BEŞOCAK VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 5,
      "VD_KODU": "01252",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "YÜREĞİR VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 6,
      "VD_KODU": "01253",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "SEYHAN VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 7,
      "VD_KODU": "01254",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "ZİYAPAŞA VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 8,
      "VD_KODU": "01255",
      "İLİ": "ADANA",
      "VERGİ_DAİRESİ_ADI": "ÇUKUROVA VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 9,
      "VD_KODU": "02260",
      "İLİ": "ADIYAMAN",
      "VERGİ_DAİRESİ_ADI": "ADIYAMAN VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 10,
      "VD_KODU": "02261",
      "İLİ": "ADIYAMAN",
      "VERGİ_DAİRESİ_ADI": "KAHTA VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 11,
      "VD_KODU": "03201",
      "İLİ": "AFYONKARAHİSAR",
      "VERGİ_DAİRESİ_ADI": "TINAZTEPE VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 12,
      "VD_KODU": "03202",
      "İLİ": "AFYONKARAHİSAR",
      "VERGİ_DAİRESİ_ADI": "ÇAY VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 13,
      "VD_KODU": "03260",
      "İLİ": "AFYONKARAHİSAR",
      "VERGİ_DAİRESİ_ADI": "DİNAR VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 14,
      "VD_KODU": "03261",
      "İLİ": "AFYONKARAHİSAR",
      "VERGİ_DAİRESİ_ADI": "KOCATEPE VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 15,
      "VD_KODU": "04260",
      "İLİ": "AĞRI",
      "VERGİ_DAİRESİ_ADI": "AĞRI VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 16,
      "VD_KODU": "05260",
      "İLİ": "AMASYA",
      "VERGİ_DAİRESİ_ADI": "AMASYA VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 17,
      "VD_KODU": "05261",
      "İLİ": "AMASYA",
      "VERGİ_DAİRESİ_ADI": "MERZİFON VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 18,
      "VD_KODU": "06250",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "ANADOLU İHTİSAS VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 19,
      "VD_KODU": "06251",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "ANKARA İHTİSAS VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 20,
      "VD_KODU": "06252",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "VERASET VE HARÇLAR VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 21,
      "VD_KODU": "06253",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "KAVAKLIDERE VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 22,
      "VD_KODU": "06255",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "HİTİT VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 23,
      "VD_KODU": "06257",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "YEĞENBEY VERGİ DAİRESİ"
     },
     {
      "SIRA_NO": 24,
      "VD_KODU": "06258",
      "İLİ": "ANKARA",
      "VERGİ_DAİRESİ_ADI": "YENİMAHALLE VERGİ DAİRESİ"
     }
]
