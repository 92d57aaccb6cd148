export const faculties = [
  'Faculty of Arts', 
  'Faculty of Languages', 
  'Faculty of Education',
  'Faculty of Design and Fine Arts',
  'Faculty of Science', 
  'Faculty of Law',
  'Faculty of Business Management and Commerce',
  'Faculty of Pharmaceutical Sciences',
  'Faculty of Engineering & Technology'];

export const departmentOptions = {
    'Faculty of Arts': [
      'Department of Ancient Indian History, Culture & Archaeology', 
      'Department of Defence & National Security Studies',
      'Department of Economics', 
      'Department of Gandhian and Peace Studies',
      'Department of Geography', 
      'Department of Guru Nanak Sikh Studies',
      'Department of History', 
      'Department of Library & Information Science',
      'Department of Philosophy', 
      'Department of Political Science'
    ],
    'Faculty of Languages': [
      'Department of Chinese & Tibetan Languages', 
      'Department of Dayanand Chair of Vedic Studies',
      'Department of English & Cultural Studies', 
      'Department of French & Francophone Studies',
      'Department of German', 
      'Department of Hindi',
      'School of Punjabi Studies', 
      'Department of Russian',
      'Department of Sanskrit', 
      'Department of Urdu & Persian',
      'Guru Ravi Das Chair for Sant Sahitya Studies'
    ],
    'Faculty of Education': [
      'Department of Community Education & Disability Studies', 
      'Department of Education',
      'Department of Physical Education'
    ]
};
