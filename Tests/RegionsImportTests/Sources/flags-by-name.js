module.exports = { Dolj: { Craiova: true, Calafat: true }, Gorj: { Motru: true, Turceni: true, Novaci: true } };
