export const regions = [
    {
        "Ref": "71508128-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88b7-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "АРК",
        "Description": "АРК"
    },
    {
        "Ref": "71508129-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88de-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Винницкая",
        "Description": "Вінницька"
    },
    {
        "Ref": "7150812a-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c893b-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Волынская",
        "Description": "Волинська"
    },
    {
        "Ref": "7150812b-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88f0-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Днепропетровская",
        "Description": "Дніпропетровська"
    },
    {
        "Ref": "7150812c-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88bf-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Донецкая",
        "Description": "Донецька"
    },
    {
        "Ref": "7150812d-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88c4-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Житомирская",
        "Description": "Житомирська"
    },
    {
        "Ref": "7150812e-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "e221d627-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Закарпатская",
        "Description": "Закарпатська"
    },
    {
        "Ref": "7150812f-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88c6-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Запорожская",
        "Description": "Запорізька"
    },
    {
        "Ref": "71508130-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c8904-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Ивано-Франковская",
        "Description": "Івано-Франківська"
    },
    {
        "Ref": "71508131-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "8d5a980d-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Киевская",
        "Description": "Київська"
    },
    {
        "Ref": "71508132-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c891b-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Кировоградская",
        "Description": "Кіровоградська"
    },
    {
        "Ref": "71508133-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88ba-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Луганская",
        "Description": "Луганська"
    },
    {
        "Ref": "71508134-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88f5-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Львовская",
        "Description": "Львівська"
    },
    {
        "Ref": "71508135-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c888c-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Николаевская",
        "Description": "Миколаївська"
    },
    {
        "Ref": "71508136-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88d0-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Одесская",
        "Description": "Одеська"
    },
    {
        "Ref": "71508137-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c8892-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Полтавская",
        "Description": "Полтавська"
    },
    {
        "Ref": "71508138-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c896a-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Ровенская",
        "Description": "Рівненська"
    },
    {
        "Ref": "71508139-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88e5-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Сумская",
        "Description": "Сумська"
    },
    {
        "Ref": "7150813a-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c8900-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Тернопольская",
        "Description": "Тернопільська"
    },
    {
        "Ref": "7150813b-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88e0-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Харьковская",
        "Description": "Харківська"
    },
    {
        "Ref": "7150813c-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88cc-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Херсонская",
        "Description": "Херсонська"
    },
    {
        "Ref": "7150813d-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c88ac-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Хмельницкая",
        "Description": "Хмельницька"
    },
    {
        "Ref": "7150813e-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c8902-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Черкасская",
        "Description": "Черкаська"
    },
    {
        "Ref": "7150813f-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "e221d642-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Черновицкая",
        "Description": "Чернівецька"
    },
    {
        "Ref": "71508140-9b87-11de-822f-000c2965ae0e",
        "AreasCenter": "db5c897c-391c-11dd-90d9-001a92567626",
        "DescriptionRu": "Черниговская",
        "Description": "Чернігівська"
    }
]

export const regionsJs = JSON.parse(JSON.stringify(regions))