import { DepartmentData } from '../types';

export const departments: DepartmentData[] = [
    {
        "department": "Artibonite",
        "communes": [
            { "name": "Dessalines", "postalCode": "HT4410" },
            { "name": "Desdunes", "postalCode": "HT4420" },
            { "name": "Grande Saline", "postalCode": "HT4430" },
            { "name": "Petite Rivière de l'Artibonite", "postalCode": "HT4440" },
            { "name": "Gonaïves", "postalCode": "HT4110" },
            { "name": "Ennery", "postalCode": "HT4120" },
            { "name": "L'Estère", "postalCode": "HT4130" },
            { "name": "Gros Morne", "postalCode": "HT4210" },
            { "name": "Anse Rouge", "postalCode": "" },
            { "name": "Terre Neuve", "postalCode": "" },
            { "name": "Marmelade", "postalCode": "HT4310" },
            { "name": "Saint Michel de l'Attalaye", "postalCode": "" },
            { "name": "Saint Marc", "postalCode": "HT4610" },
            { "name": "La Chapelle", "postalCode": "" },
            { "name": "Liancourt", "postalCode": "" },
            { "name": "Verrettes", "postalCode": "HT4510" }
        ]
    },
    {
        "department": "Centre",
        "communes": [
            { "name": "Cerca la Source", "postalCode": "" },
            { "name": "Thomassique", "postalCode": "" },
            { "name": "Hinche", "postalCode": "HT5110" },
            { "name": "Cerca Carvajal", "postalCode": "" },
            { "name": "Maïssade", "postalCode": "HT5210" },
            { "name": "Thomonde", "postalCode": "HT5120" },
            { "name": "Lascahobas", "postalCode": "HT5310" },
            { "name": "Baptiste", "postalCode": "" },
            { "name": "Belladère", "postalCode": "HT5320" },
            { "name": "Savanette", "postalCode": "" },
            { "name": "Mirebalais", "postalCode": "HT5410" },
            { "name": "Carré Boucan", "postalCode": "" },
            { "name": "Saut d'Eau", "postalCode": "HT5420" }
        ]
    },
    {
        "department": "Grand'Anse",
        "communes": [
            { "name": "Anse d'Hainault", "postalCode": "" },
            { "name": "Dame Marie", "postalCode": "HT7210" },
            { "name": "Les Irois", "postalCode": "" },
            { "name": "Corail", "postalCode": "HT7310" },
            { "name": "Beaumont", "postalCode": "" },
            { "name": "Pestel", "postalCode": "HT7320" },
            { "name": "Roseaux", "postalCode": "" },
            { "name": "Jérémie", "postalCode": "HT7110" },
            { "name": "Abricots", "postalCode": "" },
            { "name": "Bonbon", "postalCode": "" },
            { "name": "Chambellan", "postalCode": "" },
            { "name": "Marfranc", "postalCode": "" },
            { "name": "Moron", "postalCode": "HT7220" }
        ]
    },
    {
        "department": "Nippes",
        "communes": [
            { "name": "Anse à Veau", "postalCode": "" },
            { "name": "Arnaud", "postalCode": "" },
            { "name": "L'Asile", "postalCode": "" },
            { "name": "Petit Trou de Nippes", "postalCode": "" },
            { "name": "Plaisance du Sud", "postalCode": "" },
            { "name": "Baradères", "postalCode": "" },
            { "name": "Grand Boucan", "postalCode": "" },
            { "name": "Miragoâne", "postalCode": "HT7510" },
            { "name": "Fonds des Nègres", "postalCode": "" },
            { "name": "Paillant", "postalCode": "" },
            { "name": "Petite Rivière de Nippes", "postalCode": "" }
        ]
    },
    {
        "department": "Nord",
        "communes": [
            { "name": "Acul du Nord", "postalCode": "HT1210" },
            { "name": "Milot", "postalCode": "HT1220" },
            { "name": "Plaine du Nord", "postalCode": "HT1230" },
            { "name": "Borgne", "postalCode": "HT1410" },
            { "name": "Port-Margot", "postalCode": "HT1420" },
            { "name": "Cap Haïtien", "postalCode": "HT1110" },
            { "name": "Limonade", "postalCode": "HT1120" },
            { "name": "Quartier Morin", "postalCode": "HT1130" },
            { "name": "Grande Rivière du Nord", "postalCode": "HT1310" },
            { "name": "Bahon", "postalCode": "" },
            { "name": "Limbé", "postalCode": "HT1510" },
            { "name": "Bas Limbé", "postalCode": "" },
            { "name": "Plaisance", "postalCode": "HT1520" },
            { "name": "Pilate", "postalCode": "" },
            { "name": "Saint Raphaël", "postalCode": "" },
            { "name": "Dondon", "postalCode": "" },
            { "name": "La Victoire", "postalCode": "" },
            { "name": "Pignon", "postalCode": "" },
            { "name": "Ranquitte", "postalCode": "" }
        ]
    },
    {
        "department": "Nord-Est",
        "communes": [
            { "name": "Caracol", "postalCode": "" },
            { "name": "Ferrier", "postalCode": "" },
            { "name": "Fort Liberté", "postalCode": "HT2110" },
            { "name": "Perches", "postalCode": "" },
            { "name": "Ouanaminthe", "postalCode": "HT2210" },
            { "name": "Capotille", "postalCode": "" },
            { "name": "Mont Organisé", "postalCode": "" },
            { "name": "Terrier Rouge", "postalCode": "HT2310" },
            { "name": "Trou du Nord", "postalCode": "HT2320" },
            { "name": "Sainte Suzanne", "postalCode": "" },
            { "name": "Vallières", "postalCode": "" },
            { "name": "Carice", "postalCode": "" },
            { "name": "Mombin Crochu", "postalCode": "" }
        ]
    },
    {
        "department": "Nord-Ouest",
        "communes": [
            { "name": "Môle Saint Nicolas", "postalCode": "" },
            { "name": "Baie de Henne", "postalCode": "" },
            { "name": "Bombardopolis", "postalCode": "" },
            { "name": "Jean Rabel", "postalCode": "" },
            { "name": "Port de Paix", "postalCode": "HT3110" },
            { "name": "Bassin Bleu", "postalCode": "" },
            { "name": "Chansolme", "postalCode": "" },
            { "name": "La Tortue", "postalCode": "" },
            { "name": "Saint Louis du Nord", "postalCode": "HT3210" },
            { "name": "Anse-à-Foleur", "postalCode": "" }
        ]
    },
    {
        "department": "Ouest",
        "communes": [
            { "name": "Arcahaie", "postalCode": "HT6410" },
            { "name": "Cabaret", "postalCode": "" },
            { "name": "Croix des Bouquets", "postalCode": "HT6310" },
            { "name": "Fonds-Verrettes", "postalCode": "" },
            { "name": "Ganthier", "postalCode": "" },
            { "name": "Thomazeau", "postalCode": "" },
            { "name": "Anse-à-Galets", "postalCode": "" },
            { "name": "Pointe-à-Raquette", "postalCode": "" },
            { "name": "Léogâne", "postalCode": "HT6210" },
            { "name": "Grand-Goâve", "postalCode": "" },
            { "name": "Petit-Goâve", "postalCode": "" },
            { "name": "Port au Prince", "postalCode": "HT6110" },
            { "name": "Carrefour", "postalCode": "HT6121" },
            { "name": "Cité Soleil", "postalCode": "" },
            { "name": "Delmas", "postalCode": "HT6120" },
            { "name": "Gressier", "postalCode": "" },
            { "name": "Kenscoff", "postalCode": "HT6123" },
            { "name": "Pétion-Ville", "postalCode": "HT6122" },
            { "name": "Tabarre", "postalCode": "" }
        ]
    },
    {
        "department": "Sud",
        "communes": [
            { "name": "Aquin", "postalCode": "HT8210" },
            { "name": "Cavaillon", "postalCode": "" },
            { "name": "Saint-Louis-du-Sud", "postalCode": "" },
            { "name": "Les Cayes", "postalCode": "HT8110" },
            { "name": "Camp-Perrin", "postalCode": "" },
            { "name": "Chantal", "postalCode": "" },
            { "name": "Maniche", "postalCode": "" },
            { "name": "Île-à-Vache", "postalCode": "" },
            { "name": "Torbeck", "postalCode": "" },
            { "name": "Chardonnières", "postalCode": "" },
            { "name": "Les Anglais", "postalCode": "" },
            { "name": "Tiburon", "postalCode": "" },
            { "name": "Côteaux", "postalCode": "" },
            { "name": "Port-à-Piment", "postalCode": "" },
            { "name": "Roche-à-Bateau", "postalCode": "" },
            { "name": "Port Salut", "postalCode": "HT8410" },
            { "name": "Arniquet", "postalCode": "" },
            { "name": "Saint-Jean-du-Sud", "postalCode": "" }
        ]
    },
    {
        "department": "Sud Est",
        "communes": [
            { "name": "Bainet", "postalCode": "HT9210" },
            { "name": "Côtes-de-Fer", "postalCode": "" },
            { "name": "Belle Anse", "postalCode": "HT9310" },
            { "name": "Anse-à-Pitres", "postalCode": "" },
            { "name": "Grand-Gosier", "postalCode": "" },
            { "name": "Thiotte", "postalCode": "" },
            { "name": "Jacmel", "postalCode": "HT9110" },
            { "name": "Cayes-Jacmel", "postalCode": "" },
            { "name": "La Vallée-de-Jacmel", "postalCode": "" },
            { "name": "Marigot", "postalCode": "" }
        ]
    }
];
