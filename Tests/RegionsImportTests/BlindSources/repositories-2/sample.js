export const indianStates = [
  { 
    code: '27', 
    name: 'Maharashtra', 
    nameHindi: 'महाराष्ट्र',
    totalDistricts: 35
  }
];

export const sampleDistricts = {
  'Uttar Pradesh': [
    { code: '3401', name: 'Agra', nameHindi: 'आगरा' },
    { code: '3402', name: 'Aligarh', nameHindi: 'अलीगढ़' },
  ],
  'Maharashtra': [
    { code: '2701', name: 'Pune', nameHindi: 'पुणे' },
    { code: '2702', name: 'Thane', nameHindi: 'ठाणे' },
  ],
  'Bihar': [
    { code: '1001', name: 'Patna', nameHindi: 'पटना' },
  ],
};
