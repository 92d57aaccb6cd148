INSERT INTO districts (english, bangla, eng_division, ban_division, division_id) VALUES
('Dhaka', 'ঢাকা', 'Dhaka', 'ঢাকা', 1),
('Faridpur', 'ফরিদপুর', 'Dhaka', 'ঢাকা', 1),
('Gazipur', 'গাজীপুর', 'Dhaka', 'ঢাকা', 1),
('Khulna', 'খুলনা', 'Khulna', 'খুলনা', 2),
('Jessore', 'যশোর', 'Khulna', 'খুলনা', 2),
('Narail', 'নড়াইল', 'Khulna', 'খুলনা', 2);
