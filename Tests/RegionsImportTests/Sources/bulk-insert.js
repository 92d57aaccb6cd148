'use strict';

module.exports = {
  up: async (queryInterface, Sequelize) => {
    await queryInterface.bulkInsert('Provinces', [
      { id: 1, name: 'Azuay', createdAt: new Date(), updatedAt: new Date() },
      { id: 2, name: 'Guayas', createdAt: new Date(), updatedAt: new Date() },
    ], {});
    await queryInterface.bulkInsert('Cities', [
      { id: 1, name: 'Cuenca', provinceId: 1, createdAt: new Date(), updatedAt: new Date() },
      { id: 2, name: 'Gualaceo', provinceId: 1, createdAt: new Date(), updatedAt: new Date() },
      { id: 3, name: 'Guayaquil', provinceId: 2, createdAt: new Date(), updatedAt: new Date() },
      { id: 4, name: 'Daule', provinceId: 2, createdAt: new Date(), updatedAt: new Date() },
      { id: 5, name: 'Milagro', provinceId: 2, createdAt: new Date(), updatedAt: new Date() },
    ], {});
  },
  down: async (queryInterface, Sequelize) => {
    await queryInterface.bulkDelete('Cities', null, {});
    await queryInterface.bulkDelete('Provinces', null, {});
  },
};
