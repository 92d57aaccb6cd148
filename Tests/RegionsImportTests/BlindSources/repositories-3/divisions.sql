-- Insert data for divisions
INSERT INTO divisions (name, bn_name) VALUES
('Barishal', 'বরিশাল'),
('Chattogram', 'চট্টগ্রাম'),
('Dhaka', 'ঢাকা');

-- Insert data for districts
INSERT INTO districts (division_id, name, bn_name) VALUES
-- Barishal Division
(1, 'Barguna', 'বরগুনা'),
(1, 'Barishal', 'বরিশাল'),
(1, 'Bhola', 'ভোলা'),

-- Chattogram Division
(2, 'Bandarban', 'বান্দরবান'),
(2, 'Chandpur', 'চাঁদপুর'),
-- Dhaka
(3, 'Dhaka', 'ঢাকা'),
(3, 'Gazipur', 'গাজীপুর');
