INSERT INTO County (Name)
VALUES 
    ('București'),
    ('Timiș'),
    ('Constanța'),
    ('Cluj'),
    ('Prahova'),
    ('Brașov'),
    ('Iași'),
    ('Ilfov'),
    ('Argeș'),
    ('Dolj'),
    ('Bihor'),
    ('Mureș'),
    ('Sibiu'),
    ('Arad'),
    ('Bacău'),
    ('Suceava'),
    ('Dâmbovița'),
    ('Galați'),
    ('Maramureș'),
    ('Alba'),
    ('Gorj'),
    ('Hunedoara'),
    ('Buzău'),
    ('Vâlcea'),
    ('Neamț'),
    ('Olt'),
    ('Satu-Mare'),
    ('Brăila'),
    ('Caraș-Severin'),
    ('Bistrița'),
    ('Harghita'),
    ('Vrancea'),
    ('Teleorman'),
    ('Botoșani'),
    ('Giurgiu'),
    ('Ialomița'),
    ('Călărași'),
    ('Vaslui'),
    ('Sălaj'),
    ('Tulcea'),
    ('Mehedinți'),
    ('Covasna');
GO

INSERT INTO Lot (Name)
VALUES 
    ('Nedivizionar'),
    ('Divizionar A'),
    ('Divizionar B'),
    ('Divizionar C');
GO

INSERT INTO Category (Name)
VALUES 
    ('International'),
    ('Republican'),
    ('I'),
    ('II'),
    ('III'),
    ('IV');
GO

INSERT INTO AccessLevel(Name)
VALUES
    ()
    ()
    ()
    ();
