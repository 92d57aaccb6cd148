'use strict';
const { v4: uuidv4 } = require('uuid');

module.exports = {
  async up(queryInterface) {
    try {
      const districtsByProvince = {
        'Koshi Province': [
          'Bhojpur', 'Dhankuta', 'Ilam'
        ],
        'Bagmati Province': ['Kathmandu', 'Lalitpur']
      };
      return queryInterface.bulkInsert('districts', []);
    } catch (e) { throw e; }
  }
};
