# frozen_string_literal: true
PROVINCES = {
  'Alto' => ['Aro', 'Bo'],
  'Bajo' => ['Campo'],
  :Medio => %w[Dehesa Ermita],
}.freeze
