INSERT INTO "States" (name, region) VALUES

-- East Region
('Abia', 'East'),
('Anambra', 'East'),
('Ebonyi', 'East'),
('Enugu', 'East'),
('Imo', 'East'),

-- West Region
('Ekiti', 'West'),
('Lagos', 'West'),
('Ogun', 'West'),
('Ondo', 'West'),
('Osun', 'West'),
('Oyo', 'West'),    

-- North Region
('Borno', 'North'),
('Bauchi', 'North'),
('Gombe', 'North'),
('Jigawa', 'North'),
('Kaduna', 'North'),
('Kano', 'North'),
('Katsina', 'North'),
('Kebbi', 'North'),
('Sokoto', 'North'),
('Taraba', 'North'),
('Yobe', 'North'),
('Zamfara', 'North'),

-- Central Region
('Benue', 'Central'),
('Kogi', 'Central'),
('Kwara', 'Central'),
('Niger', 'Central'),
('Plateau', 'Central'),
('Abuja', 'Central'),
('Nasarawa', 'Central'),

-- South Region
('Akwa Ibom', 'South'),
('Bayelsa', 'South'),
('Cross River', 'South'),
('Delta', 'South'),
('Edo', 'South'),
('Rivers', 'South');
