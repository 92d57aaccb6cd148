export const provinces = [
    "Koshi Province",
    "Madhesh Province",
    "Bagmati Province",
    "Gandaki Province"
];

export const districts: { [key: string]: string[] } = {
    "Koshi Province": [
        "Bhojpur", "Dhankuta", "Ilam"
    ],
    "Madhesh Province": [
        "Bara", "Parsa"
    ],
    "Bagmati Province": [
        "Kathmandu", "Lalitpur", "Dolakha"
    ],
    "Gandaki Province": [
        "Kaski", "Gorkha"
    ]
};
