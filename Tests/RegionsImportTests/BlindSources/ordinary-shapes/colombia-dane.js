/* Envíos Colombia - códigos DIVIPOLA (DANE) 
 * NO EDITAR: generado 2021-03-02
 */
var DANE_DATA = {
  '05': {
    name: 'Antioquia',
    municipios: {
      '05001': 'Medellín',
      '05002': 'Abejorral',
      '05088': 'Bello',
      '05266': 'Envigado',
      '05360': 'Itagüí',
      '05615': 'Rionegro'
    }
  },
  '08': {
    name: 'Atlántico',
    municipios: {
      '08001': 'Barranquilla',
      '08433': 'Malambo',
      '08573': 'Puerto Colombia',
      '08758': 'Soledad'
    }
  },
  '11': {
    name: 'Bogotá, D.C.',
    municipios: {
      '11001': 'Bogotá, D.C.'
    }
  },
  '76': {
    name: 'Valle del Cauca',
    municipios: {
      '76001': 'Cali',
      '76109': 'Buenaventura',
      '76520': 'Palmira',
      '76834': 'Tuluá'
    }
  }
};

jQuery(function ($) {
  var $departamento = $('#billing_state');
  var $municipio = $('#billing_city');
  $.each(DANE_DATA, function (code, depto) {
    $departamento.append($('<option>', { value: code }).text(depto.name));
  });
  $departamento.on('change', function () {
    $municipio.empty().append('<option value="">Seleccione...</option>');
    $.each(DANE_DATA[$(this).val()].municipios, function (c, m) {
      $municipio.append($('<option>', { value: c }).text(m));
    });
  });
});
