State.create([{name: 'Alto Valle'}, \
              {name: 'Bajo Valle'}, \
              {name: 'Costa Brava'}])
