export const DZONGKHAG_REGIONS: Record<string, string> = {
    "Bumthang": "Central Bhutan",
    "Chukha": "Southern Bhutan",
    "Dagana": "Central Bhutan",
    "Gasa": "Northern Bhutan",
    "Haa": "Western Bhutan",
    "Lhuentse": "Eastern Bhutan",
    "Mongar": "Eastern Bhutan",
    "Paro": "Western Bhutan",
    "Pemagatshel": "Eastern Bhutan",
    "Punakha": "Western Bhutan",
    "Samdrup Jongkhar": "Eastern Bhutan",
    "Samtse": "Southern Bhutan",
    "Sarpang": "Southern Bhutan",
    "Thimphu": "Western Bhutan",
    "Trashigang": "Eastern Bhutan",
    "Trashiyangtse": "Eastern Bhutan",
    "Trongsa": "Central Bhutan",
    "Tsirang": "Central Bhutan",
    "Wangdue Phodrang": "Western Bhutan",
    "Zhemgang": "Central Bhutan"
};

export const DZONGKHAGS = Object.keys(DZONGKHAG_REGIONS);

export const REGIONS = [
    "Western Bhutan",
    "Central Bhutan",
    "Eastern Bhutan",
    "Southern Bhutan",
    "Northern Bhutan"
];
