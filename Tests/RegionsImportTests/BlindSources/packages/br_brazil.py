@iso_register('BR')
class Brazil(WesternCalendar):
    "Brazil"


@iso_register('BR-AC')
class BrazilAcre(Brazil):
    "Brazil Acre State"


@iso_register('BR-AL')
class BrazilAlagoas(Brazil):
    "Brazil Alagoas State"


@iso_register('BR-AP')
class BrazilAmapa(Brazil):
    "Brazil Amapá State"


@iso_register('BR-AM')
class BrazilAmazonas(Brazil):
    "Brazil Amazonas State"


@iso_register('BR-BA')
class BrazilBahia(Brazil):
    "Brazil Bahia State"


@iso_register('BR-CE')
class BrazilCeara(Brazil):
    "Brazil Ceará State"


@iso_register('BR-DF')
class BrazilDistritoFederal(Brazil):
    "Brazil Distrito Federal State"


@iso_register('BR-ES')
class BrazilEspiritoSanto(Brazil):
    "Brazil Espírito Santo State"


@iso_register('BR-GO')
class BrazilGoias(Brazil):
    "Brazil Goiás State"


@iso_register('BR-MA')
class BrazilMaranhao(Brazil):
    "Brazil Maranhão State"


@iso_register('BR-MG')
class BrazilMinasGerais(Brazil):
    "Brasil Minas Gerais State"


@iso_register('BR-MT')
class BrazilMatoGrosso(Brazil):
    "Brazil Mato Grosso State"


@iso_register('BR-MS')
class BrazilMatoGrossoDoSul(Brazil):
    "Brazil Mato Grosso do Sul State"


@iso_register('BR-PA')
class BrazilPara(Brazil):
    "Brazil Pará State"


@iso_register('BR-PB')
class BrazilParaiba(Brazil):
    "Brazil Paraíba State"


@iso_register('BR-PE')
class BrazilPernambuco(Brazil):
    "Brazil Pernambuco State"


@iso_register('BR-PI')
class BrazilPiaui(Brazil):
    "Brazil Piauí State"


@iso_register('BR-PR')
class BrazilParana(Brazil):
    "Brazil Paraná State"


@iso_register('BR-RJ')
class BrazilRioDeJaneiro(Brazil):
    "Brazil Rio de Janeiro State"


@iso_register('BR-RN')
class BrazilRioGrandeDoNorte(Brazil):
    "Brazil Rio Grande do Norte State"


@iso_register('BR-RS')
class BrazilRioGrandeDoSul(Brazil):
    "Brazil Rio Grande do Sul State"


@iso_register('BR-RO')
class BrazilRondonia(Brazil):
    "Brazil Rondônia State"


@iso_register('BR-RR')
class BrazilRoraima(Brazil):
    "Brazil Roraima State"


@iso_register('BR-SC')
class BrazilSantaCatarina(Brazil):
    "Brazil Santa Catarina State"


@iso_register('BR-SP')
class BrazilSaoPauloState(Brazil):
    "Brazil São Paulo State"


class BrazilSaoPauloCity(BrazilSaoPauloState):
    "Brazil São Paulo City"


@iso_register('BR-SE')
class BrazilSergipe(Brazil):
    "Brazil Sergipe State"


@iso_register('BR-TO')
class BrazilTocantins(Brazil):
    "Brazil Tocantins State"


class BrazilVitoriaCity(BrazilEspiritoSanto):
    "Brazil Vitória City"


class BrazilVilaVelhaCity(BrazilEspiritoSanto):
    "Brazil Vila Velha City"


class BrazilCariacicaCity(BrazilEspiritoSanto):
    "Brazil Cariacica City"


class BrazilGuarapariCity(BrazilEspiritoSanto):
    "Brazil Guarapari City"


class BrazilSerraCity(BrazilEspiritoSanto):
    "Brazil Serra City"


class BrazilRioBrancoCity(BrazilAcre):
    "Brazil Rio Branco City"


class BrazilMaceioCity(BrazilAlagoas):
    "Brazil Maceió City"


class BrazilManausCity(BrazilAmazonas):
    "Brazil Manaus City"


class BrazilMacapaCity(BrazilAmapa):
    "Brazil Macapá City"


class BrazilSalvadorCity(BrazilBahia):
    "Brazil Salvador City"


class BrazilFortalezaCity(BrazilCeara):
    "Brazil Fortaleza City"


class BrazilGoianiaCity(BrazilGoias):
    "Brazil Goiânia City"


class BrazilBeloHorizonteCity(BrazilMinasGerais):
    "Brazil Belo Horizonte City"


class BrazilCampoGrandeCity(BrazilMatoGrossoDoSul):
    "Brazil Campo Grande City"


class BrazilCuiabaCity(BrazilMatoGrosso):
    "Brazil Cuiabá City"


class BrazilBelemCity(BrazilPara):
    "Brazil Belém City"


class BrazilJoaoPessoaCity(BrazilParaiba):
    "Brazil João Pessoa City"


class BrazilRecifeCity(BrazilPernambuco):
    "Brazil Recife City"


class BrazilTeresinaCity(BrazilPiaui):
    "Brazil Teresina City"


class BrazilCuritibaCity(BrazilParana):
    "Brazil Curitiba City"


class BrazilNatalCity(BrazilRioGrandeDoNorte):
    "Brazil Natal City"


class BrazilPortoVelhoCity(BrazilRondonia):
    "Brazil Porto Velho City"


class BrazilBoaVistaCity(BrazilRoraima):
    "Brazil Boa Vista City"


class BrazilPortoAlegreCity(BrazilRioGrandeDoSul):
    "Brazil Porto Alegre City"


class BrazilChapecoCity(BrazilSantaCatarina):
    "Brazil Chapecó City"


class BrazilFlorianopolisCity(BrazilSantaCatarina):
    "Brazil Florianópolis City"


class BrazilJoinvilleCity(BrazilSantaCatarina):
    "Brazil Joinville City"


class BrazilAracajuCity(BrazilSergipe):
    "Brazil Aracaju City"


class BrazilSorocabaCity(BrazilSaoPauloState):
    "Brazil Sorocaba City"


class BrazilPalmasCity(BrazilTocantins):
    "Brazil Palmas City"
