const household = `Aeugst am Albis;811
Affoltern am Albis;5182
Bonstetten;2299
Hausen am Albis;1521
Hedingen;1518
`;
