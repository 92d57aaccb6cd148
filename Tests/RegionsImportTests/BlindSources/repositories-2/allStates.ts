export const allStates = [
  {
    id: 'maharashtra',
    name_en: 'Maharashtra',
    name_mr: 'महाराष्ट्र',
    name_hi: 'महाराष्ट्र',
    districts: [
      {
        id: 'thane',
        name_en: 'Thane',
        name_mr: 'ठाणे',
        name_hi: 'ठाणे',
        tehsils: [
          { id: 'thane', name_en: 'Thane', name_mr: 'ठाणे', name_hi: 'ठाणे' },
          { id: 'murbad', name_en: 'Murbad', name_mr: 'मुरबाड', name_hi: 'मुरबाड' },
          { id: 'kalyan', name_en: 'Kalyan', name_mr: 'कल्याण', name_hi: 'कल्याण' },
        ],
      },
      {
        id: 'pune',
        name_en: 'Pune',
        name_mr: 'पुणे',
        name_hi: 'पुणे',
        tehsils: [
          { id: 'haveli', name_en: 'Haveli', name_mr: 'हवेली', name_hi: 'हवेली' },
        ],
      },
    ],
  },
];
