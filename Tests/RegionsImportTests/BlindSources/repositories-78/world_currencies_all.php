<?php return array (
  'ADP' => 
  array (
    'alphabeticCode' => 'ADP',
    'currency' => 'Andorran Peseta',
    'minorUnit' => 0,
    'numericCode' => 20,
  ),
  'AED' => 
  array (
    'alphabeticCode' => 'AED',
    'currency' => 'UAE Dirham',
    'minorUnit' => 2,
    'numericCode' => 784,
  ),
  'AFA' => 
  array (
    'alphabeticCode' => 'AFA',
    'currency' => 'Afghani',
    'minorUnit' => 0,
    'numericCode' => 4,
  ),
  'AFN' => 
  array (
    'alphabeticCode' => 'AFN',
    'currency' => 'Afghani',
    'minorUnit' => 2,
    'numericCode' => 971,
  ),
  'ALK' => 
  array (
    'alphabeticCode' => 'ALK',
    'currency' => 'Old Lek',
    'minorUnit' => 0,
    'numericCode' => 8,
  ),
  'ALL' => 
  array (
    'alphabeticCode' => 'ALL',
    'currency' => 'Lek',
    'minorUnit' => 2,
    'numericCode' => 8,
  ),
  'AMD' => 
  array (
    'alphabeticCode' => 'AMD',
    'currency' => 'Armenian Dram',
    'minorUnit' => 2,
    'numericCode' => 51,
  ),
  'ANG' => 
  array (
    'alphabeticCode' => 'ANG',
    'currency' => 'Netherlands Antillean Guilder',
    'minorUnit' => 2,
    'numericCode' => 532,
  ),
  'AOA' => 
  array (
    'alphabeticCode' => 'AOA',
    'currency' => 'Kwanza',
    'minorUnit' => 2,
    'numericCode' => 973,
  ),
  'ARS' => 
  array (
    'alphabeticCode' => 'ARS',
    'currency' => 'Argentine Peso',
    'minorUnit' => 2,
    'numericCode' => 32,
  ),
  'ATS' => 
  array (
    'alphabeticCode' => 'ATS',
    'currency' => 'Schilling',
    'minorUnit' => 0,
    'numericCode' => 40,
  ),
  'AUD' => 
  array (
    'alphabeticCode' => 'AUD',
    'currency' => 'Australian Dollar',
    'minorUnit' => 2,
    'numericCode' => 36,
  ),
  'AWG' => 
  array (
    'alphabeticCode' => 'AWG',
    'currency' => 'Aruban Florin',
    'minorUnit' => 2,
    'numericCode' => 533,
  ),
  'AZN' => 
  array (
    'alphabeticCode' => 'AZN',
    'currency' => 'Azerbaijan Manat',
    'minorUnit' => 2,
    'numericCode' => 944,
  ),
  'BAM' => 
  array (
    'alphabeticCode' => 'BAM',
    'currency' => 'Convertible Mark',
    'minorUnit' => 2,
    'numericCode' => 977,
  ),
  'BBD' => 
  array (
    'alphabeticCode' => 'BBD',
    'currency' => 'Barbados Dollar',
    'minorUnit' => 2,
    'numericCode' => 52,
  ),
  'BDT' => 
  array (
    'alphabeticCode' => 'BDT',
    'currency' => 'Taka',
    'minorUnit' => 2,
    'numericCode' => 50,
  ),
  'BEF' => 
  array (
    'alphabeticCode' => 'BEF',
    'currency' => 'Belgian Franc',
    'minorUnit' => 0,
    'numericCode' => 56,
  ),
  'BGJ' => 
  array (
    'alphabeticCode' => 'BGJ',
    'currency' => 'Lev A/52',
    'minorUnit' => 0,
    'numericCode' => 100,
  ),
  'BHD' => 
  array (
    'alphabeticCode' => 'BHD',
    'currency' => 'Bahraini Dinar',
    'minorUnit' => 3,
    'numericCode' => 48,
  ),
  'BIF' => 
  array (
    'alphabeticCode' => 'BIF',
    'currency' => 'Burundi Franc',
    'minorUnit' => 0,
    'numericCode' => 108,
  ),
  'BTN' => 
  array (
    'alphabeticCode' => 'BTN',
    'currency' => 'Ngultrum',
    'minorUnit' => 2,
    'numericCode' => 64,
  ),
);
