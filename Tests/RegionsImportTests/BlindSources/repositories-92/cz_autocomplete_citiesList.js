
module.exports =
{
    abe: [
        {
            name: "Abertamy",
            parent: "Karlovy Vary",
            region: "Karlovarský kraj",
            ascii: "abertamy"
        }
    ],
    ada: [
        {
            name: "Adamov",
            parent: "České Budějovice",
            region: "Jihočeský kraj",
            ascii: "adamov"
        },
        {
            name: "Adamov",
            parent: "Blansko",
            region: "Jihomoravský kraj",
            ascii: "adamov"
        },
        {
            name: "Adamov",
            parent: "Kutná Hora",
            region: "Středočeský kraj",
            ascii: "adamov"
        }
    ],
    adr: [
        {
            name: "Adršpach",
            parent: "Náchod",
            region: "Královéhradecký kraj",
            ascii: "adrspach"
        }
    ],
    alb: [
        {
            name: "Albrechtice",
            parent: "Karviná",
            region: "Moravskoslezský kraj",
            ascii: "albrechtice"
        },
        {
            name: "Albrechtice",
            parent: "Ústí nad Orlicí",
            region: "Pardubický kraj",
            ascii: "albrechtice"
        },
        {
            name: "Albrechtice nad Orlicí",
            parent: "Rychnov nad Kněžnou",
            region: "Královéhradecký kraj",
            ascii: "albrechtice nad orlici"
        },
        {
            name: "Albrechtice nad Vltavou",
            parent: "Písek",
            region: "Jihočeský kraj",
            ascii: "albrechtice nad vltavou"
        },
        {
            name: "Albrechtice v Jizerských horách",
            parent: "Jablonec nad Nisou",
            region: "Liberecký kraj",
            ascii: "albrechtice v jizerskych horach"
        },
        {
            name: "Albrechtičky",
            parent: "Nový Jičín",
            region: "Moravskoslezský kraj",
            ascii: "albrechticky"
        }
    ]
}
