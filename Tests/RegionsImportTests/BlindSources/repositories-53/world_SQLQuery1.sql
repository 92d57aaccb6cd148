-- Electronics
INSERT INTO Categories (Name) VALUES ('Electronics');
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Computers & Accessories', 1);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('TV & Video', 1);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Audio & Home Theater', 1);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Camera & Photo', 1);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Cell Phones & Accessories', 1);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Video Games', 1);

-- Home & Kitchen
INSERT INTO Categories (Name) VALUES ('Home & Kitchen');
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Furniture', 2);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Bedding', 2);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Kitchen & Dining', 2);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Home Décor', 2);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Storage & Organization', 2);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Heating, Cooling & Air Quality', 2);

-- Clothing, Shoes & Jewelry
INSERT INTO Categories (Name) VALUES ('Clothing, Shoes & Jewelry');
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Women', 3);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Men', 3);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Kids & Baby', 3);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Luggage & Travel Gear', 3);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Watches', 3);
INSERT INTO SubCategories (Name, CategoryId) VALUES ('Jewelry', 3);
