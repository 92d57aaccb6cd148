export default {

  center: {
    title: 'Центр',
    regions: {
      center: 'Центр',
      belgorod: 'Белгород',
      voronezh: 'Воронеж',
      kaluga: 'Калуга',
      kursk: 'Курск',
      lipetsk: 'Липецк',
      ryazan: 'Рязань',
      smolensk: 'Смоленск',
      tambov: 'Тамбов'
    }
  },

  'north-west': {
    title: 'Северо-Запад',
    regions: {
      spb: 'Санкт-Петербург',
      lo: 'Ленинградская область',
      arkhangelsk: 'Архангельск',
      vologda: 'Вологда',
      kaliningrad: 'Калининград',
      karelia: 'Карелия',
      komi: 'Коми',
      murmansk: 'Мурманск',
      novgorod: 'Новгород',
      pskov: 'Псков',
    }
  },

  volga: {
    title: 'Волга',
    regions: {
      volga: 'Волга',
      kirov: 'Киров',
      novgorod: 'Нижний Новгород',
      orenburg: 'Оренбург',
      penza: 'Пенза',
      samara: 'Самара',
      saratov: 'Саратов',
      ulyanovsk: 'Ульяновск',
      'mari-el': 'Марий Эл'
    }
  },

  south: {
    title: 'Юг',
    regions: {
      volga: 'Волга'
    }
  },

  ural: {
    title: 'Урал',
    regions: {
      volga: 'Волга'
    }
  },

  siberia: {
    title: 'Сибирь',
    regions: {
      volga: 'Волга'
    }
  },

  'far-east': {
    title: 'Дальний Восток',
    regions: {
      volga: 'Волга'
    }
  }

}
