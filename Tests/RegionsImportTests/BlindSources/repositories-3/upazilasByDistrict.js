// All Upazilas
export const upazilasByDistrict = {
  // Dhaka Division
  dhaka: [
    { bn: 'ধানমন্ডি', en: 'Dhanmondi' },
    { bn: 'গুলশান', en: 'Gulshan' },
    { bn: 'বাড্ডা', en: 'Badda' }
  ],
  faridpur: [
    { bn: 'ফরিদপুর সদর', en: 'Faridpur Sadar' },
    { bn: 'বোয়ালমারী', en: 'Boalmari' }
  ],
  gazipur: [
    { bn: 'কাপাসিয়া', en: 'Kapasia' }
  ]
};
