<?php
$lesRégions = [
    ['nom' => "Auvergne-Rhône-Alpes",
     'chefLieu' => "Lyon",
     'départements' => [
        ['numéro' => "01", 'libellé' => "Ain", 'chefLieu' => "Bourg-en-Bresse"],
        ['numéro' => "03", 'libellé' => "Allier", 'chefLieu' => "Moulins"],
        ['numéro' => "07", 'libellé' => "Ardèche", 'chefLieu' => "Privas"],
        ['numéro' => "15", 'libellé' => "Cantal", 'chefLieu' => "Aurillac"],
        ['numéro' => "26", 'libellé' => "Drôme", 'chefLieu' => "Valence"],
        ['numéro' => "38", 'libellé' => "Isère", 'chefLieu' => "Grenoble"],
        ['numéro' => "42", 'libellé' => "Loire", 'chefLieu' => "Saint-Étienne"],
        ['numéro' => "43", 'libellé' => "Haute-Loire", 'chefLieu' => "Puy-en-Velay (Le)"],
        ['numéro' => "63", 'libellé' => "Puy-de-Dôme", 'chefLieu' => "Clermont-Ferrand"],
        ['numéro' => "69", 'libellé' => "Rhône", 'chefLieu' => "Lyon"],
        ['numéro' => "73", 'libellé' => "Savoie", 'chefLieu' => "Chambéry"],
        ['numéro' => "74", 'libellé' => "Haute-Savoie", 'chefLieu' => "Annecy"],
    ]],

    ['nom' => "Bourgogne-Franche-Comté",
     'chefLieu' => "Dijon",
     'départements' => [
        ['numéro' => "21", 'libellé' => "Côte-d'Or", 'chefLieu' => "Dijon"],
        ['numéro' => "25", 'libellé' => "Doubs", 'chefLieu' => "Besançon"],
        ['numéro' => "39", 'libellé' => "Jura", 'chefLieu' => "Lons-le-Saunier"],
        ['numéro' => "58", 'libellé' => "Nièvre", 'chefLieu' => "Nevers"],
        ['numéro' => "70", 'libellé' => "Haute-Saône", 'chefLieu' => "Vesoul"],
        ['numéro' => "71", 'libellé' => "Saône-et-Loire", 'chefLieu' => "Mâcon"],
        ['numéro' => "89", 'libellé' => "Yonne", 'chefLieu' => "Auxerre"],
        ['numéro' => "90", 'libellé' => "Territoire de Belfort", 'chefLieu' => "Belfort"],
    ]],
];
