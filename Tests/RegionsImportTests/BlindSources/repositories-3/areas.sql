-- District 1: Dhaka
INSERT INTO areas (name, lat, lng, district_id) VALUES
 ('Gulshan-1', 23.7806615, 90.4112899, 1),
 ('Banani', 23.7947552, 90.3954059, 1),
 ('Dhanmondi', 23.7470303, 90.3655623, 1);

-- District 2: Gazipur
INSERT INTO areas (name, lat, lng, district_id) VALUES
 ('Tongi', 23.8915, 90.4023, 2),
 ('Sreepur', 24.2, 90.48, 2);
