export const PROVINCIAS = [
    'Maputo Cidade',
    'Maputo Província',
    'Gaza',
    'Inhambane',
    'Manica',
    'Sofala',
    'Tete'
  ];
  
  export const DISTRITOS = {
    'Maputo Cidade': ['KaMpfumo', 'Nlhamankulu', 'KaMaxakeni', 'KaMavota', 'KaMubukwana', 'KaTembe', 'KaNyaka'],
    'Maputo Província': ['Matola', 'Boane', 'Marracuene', 'Namaacha', 'Moamba', 'Manhiça', 'Magude', 'Matutuíne'],
    'Gaza': ['Xai-Xai', 'Chókwè', 'Bilene', 'Chibuto', 'Manjacaze', 'Massangena', 'Chicualacuala', 'Chigubo', 'Mabalane', 'Massingir', 'Guijá', 'Limpopo'],
    'Inhambane': ['Inhambane', 'Maxixe', 'Vilankulo', 'Massinga', 'Morrumbene', 'Zavala', 'Inharrime', 'Govuro', 'Homoine', 'Jangamo', 'Mabote', 'Panda', 'Funhalouro'],
    'Manica': ['Chimoio', 'Gondola', 'Manica', 'Sussundenga', 'Bárue', 'Mossurize', 'Machaze', 'Macossa', 'Guro', 'Tambara'],
    'Sofala': ['Beira', 'Dondo', 'Nhamatanda', 'Gorongosa', 'Búzi', 'Caia', 'Chemba', 'Cheringoma', 'Marromeu', 'Muanza', 'Machanga', 'Maríngué'],
    'Tete': ['Tete', 'Moatize', 'Cahora Bassa', 'Angónia', 'Changara', 'Mutarara', 'Zumbo', 'Macanga', 'Marávia', 'Chifunde', 'Tsangano', 'Dôa', 'Chiuta', 'Magoé']
  };
