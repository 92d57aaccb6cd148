// Hiérarchie géographique complète du Togo
// Région > Préfecture > Commune > Canton

export const geographicHierarchy = {
  MARITIME: {
    prefectures: {
      Avé: {
        communes: {
          Avé_1: {
            cantons: ['Kévé', 'Zolo', 'Ando', 'Tovégan', 'Asahoun', 'Edji']
          },
          Avé_2: {
            cantons: ['Noépé', 'Badja', 'Aképé']
          }
        }
      },
      Lacs: {
        communes: {
          Lacs_1: {
            cantons: ['Aného Lawson', 'Aného Adjigo', 'Glidji']
          },
          Lacs_2: {
            cantons: ['Aklakou', 'Agouégan']
          },
          Lacs_3: {
            cantons: ['Agbodrafo', 'Gbodjomé']
          },
          Lacs_4: {
            cantons: ['Zowla', 'Aklakope', 'Kpémé']
          }
        }
      },
      Vo: {
        communes: {
          Vo_1: {
            cantons: ['Vogan', 'Anyronkopé']
          },
          Vo_2: {
            cantons: ['Gbékopé', 'Djrekpo']
          },
          Vo_3: {
            cantons: ['Togoville', 'Assahoun']
          },
          Vo_4: {
            cantons: ['Tokpli', 'Sagbadaï']
          }
        }
      },
      Yoto: {
        communes: {
          Yoto_1: {
            cantons: ['Tabligbo', 'Wahala']
          },
          Yoto_2: {
            cantons: ['Afagnagan', 'Davié']
          },
          Yoto_3: {
            cantons: ['Badougbé', 'Adjégnon']
          }
        }
      }
    }
  }
};
