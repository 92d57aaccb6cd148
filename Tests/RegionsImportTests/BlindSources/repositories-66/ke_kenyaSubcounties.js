export const kenyaSubcounties = {
  'Baringo': [
    'Baringo Central', 'Baringo North', 'Baringo South', 'Eldama Ravine', 'Kabarnet', 'Kamariny', 'Koibatek', 'Mogotio', 'Ravine'
  ],
  'Bomet': [
    'Bomet Central', 'Bomet East', 'Chepalungu', 'Konoin', 'Siongiroi'
  ],
  'Bungoma': [
    'Bumula', 'Bungoma Central', 'Bungoma East', 'Bungoma North', 'Bungoma South', 'Bungoma West', 'Kanduyi', 'Kimilili', 'Mount Elgon', 'Sirisia', 'Tongaren', 'Webuye East', 'Webuye West'
  ],
  'Busia': [
    'Alego-Usonga', 'Bunyala', 'Butula', 'Funyula', 'Namboma', 'Samia', 'Siaya', 'Teso North', 'Teso South'
  ],
  'Elgeyo-Marakwet': [
    'Keiyo North', 'Keiyo South', 'Marakwet Central', 'Marakwet East', 'Marakwet West'
  ],
  'Embu': [
    'Embu East', 'Embu North', 'Embu West', 'Kirinyaga', 'Mbeere North', 'Mbeere South'
  ],
  'Isiolo': [
    'Isiolo', 'Merti', 'Oldonyiro', 'Sericho'
  ],
  'Kericho': [
    'Ainabkoi', 'Belgut', 'Bureti', 'Kipkelion East', 'Kipkelion West', 'Kericho', 'Kipkelion'
  ],
};
