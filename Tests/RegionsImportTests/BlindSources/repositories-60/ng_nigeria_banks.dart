class NigeriaBank {
  final String name;
  final String code;
  const NigeriaBank(this.name, this.code);
}

const nigeriaBanks = <NigeriaBank>[
  NigeriaBank('Access Bank', '044'),
  NigeriaBank('Citibank', '023'),
  NigeriaBank('Ecobank', '050'),
  NigeriaBank('Fidelity Bank', '070'),
  NigeriaBank('First Bank of Nigeria', '011'),
  NigeriaBank('First City Monument Bank', '214'),
  NigeriaBank('Globus Bank', '00103'),
  NigeriaBank('Guaranty Trust Bank', '058'),
  NigeriaBank('Keystone Bank', '082'),
  NigeriaBank('Polaris Bank', '076'),
  NigeriaBank('Providus Bank', '101'),
  NigeriaBank('Stanbic IBTC Bank', '221'),
  NigeriaBank('Standard Chartered', '068'),
  NigeriaBank('Sterling Bank', '232'),
  NigeriaBank('SunTrust Bank', '100'),
  NigeriaBank('Titan Trust Bank', '102'),
  NigeriaBank('Union Bank of Nigeria', '032'),
  NigeriaBank('United Bank for Africa', '033'),
  NigeriaBank('Unity Bank', '215'),
  NigeriaBank('Wema Bank', '035'),
  NigeriaBank('Zenith Bank', '057'),
];
