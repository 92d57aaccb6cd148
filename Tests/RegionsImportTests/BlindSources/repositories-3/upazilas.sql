INSERT INTO upazilas (english, bangla, eng_district, ban_district, district_id) VALUES 
-- -------- Dhaka------------
('Dhamrai', 'ধামরাই', 'Dhaka', 'ঢাকা', 1), 
('Dohar', 'দোহার', 'Dhaka', 'ঢাকা', 1), 
('Savar', 'সাভার', 'Dhaka', 'ঢাকা', 1), 
('Bhanga', 'ভাঙ্গা', 'Faridpur', 'ফরিদপুর', 2), 
('Faridpur Sadar', 'ফরিদপুর সদর', 'Faridpur', 'ফরিদপুর', 2), 
('Kapasia', 'কাপাসিয়া', 'Gazipur', 'গাজীপুর', 3), 
('Sreepur', 'শ্রীপুর', 'Gazipur', 'গাজীপুর', 3);
