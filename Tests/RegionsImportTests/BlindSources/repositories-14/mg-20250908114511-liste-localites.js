module.exports = {
  async up(queryInterface, Sequelize) {
    await queryInterface.bulkInsert('localites', [
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'AMBOHIDRAPETO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'AMPITATAFIKA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ANDRANONAHOATRA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ANDROHIBE',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'BEMASOANDRO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'FENOARIVO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ITAOSY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ALATSINAINY AMBAZAHA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ANKADIMANGA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'FIOMBONANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'AMBAVAHADITOKANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ANOSIZATO-ANDREFANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO ATSIMONDRANO',
        commune: 'ALAKAMISY - FENOARIVO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'ALASORA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'AMBOHIMALAZA- MIRAY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'AMBOHIMANAMBOLA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'AMBOHIMANGA- ROVA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'AMBOHIMANGAKELY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'ANJEVA GARA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'ANKADIKELY-ILAFY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'ANKADINANDRIANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'FIEFERANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'MASINDRAY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'SABOTSY- NAMEHANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'TALATA-VOLONONDRY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'MANANDRIANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'VILIAHAZO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'C.R AMBOHITRABIBY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANTANANARIVO AVARADRANO',
        commune: 'ANOSY AVARATRA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANTANAMALAZA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'AMBATONDRAKALAVAO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'AMBODIFARIHY-FENOMANANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'AMBOHIPIHAONANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANDRANOVELONA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANDRAVOLA VOHIPENO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANDRIAMBILANY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANTAKASINA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANTANIMASAKA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANTSAMPANDRANO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'BEHENJY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'BELAMBO-FIRAISANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'MANJAKATOMPO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'MORARANO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'SABOTSY-NAMOTANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'TSIAFAJAVONA/ANKARATRA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'TSINJOARIVO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'VAKINANKARATRA',
        district: 'AMBATOLAMPY',
        commune: 'ANDRIANTSIVALANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBATO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBATOLAMPY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBOHIMANJAKA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBOHIPIHAONANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBOHITRIMANJAKA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMPANGABE',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMPANOTOKANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'ANJANADORIA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'ANOSIALA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'ANTANETIBE',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AMBOHIBAO ANTEHIROKA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'ANTSAHAFILO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'AVARATSENA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'FIADANANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'IARINARIVO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MERIMANDROSO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'IVATO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MAHABO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MAHEREZA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MAHITSY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MANANJARA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'MANJAKAVARADRANO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'AMBOHIDRATRIMO',
        commune: 'TALATAMATY',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANDRAMASINA',
        commune: 'ALAROBIA-VATOSOLA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANDRAMASINA',
        commune: 'ALATSINAINY-BAKARO',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTANANARIVO',
        region: 'ANALAMANGA',
        district: 'ANDRAMASINA',
        commune: 'AMBOHIMIADANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'DIANA',
        district: 'NOSY-BE',
        commune: 'NOSY-BE',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'DIANA',
        district: 'ANTSIRANANA I',
        commune: 'ANTSIRANANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'SAVA',
        district: 'SAMBAVA',
        commune: 'SAMBAVA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'SAVA',
        district: 'SAMBAVA',
        commune: 'ANTSAHAVARIBE',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'SAVA',
        district: 'SAMBAVA',
        commune: 'FARAHALANA',
        createdAt: new Date(),
        updatedAt: new Date()
      },
      {
        province: 'ANTSIRANANA',
        region: 'SAVA',
        district: 'SAMBAVA',
        commune: 'NOSIARINA',
        createdAt: new Date(),
        updatedAt: new Date()
      }
    ], {});
  },

  async down(queryInterface, Sequelize) {
    await queryInterface.bulkDelete('localites', null, {});
  }
};
