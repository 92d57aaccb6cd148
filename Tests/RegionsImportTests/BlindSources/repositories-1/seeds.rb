# encoding: UTF-8
District.delete_all
District.create([
  {:name => 'Архаринский район'},
  {:name => 'Белогорский район'},
  {:name => 'Бурейский район'},
  {:name => 'Зейский район'},
  {:name => 'г. Белогорск'},
  {:name => 'г. Зея'},
  {:name => 'п.г.т. Прогресс'}
])
