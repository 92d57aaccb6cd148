INSERT INTO countries (name) VALUES ('India');
INSERT INTO countries (name) VALUES ('USA');

INSERT INTO states (name, country_id) VALUES ('Maharashtra', 1);
INSERT INTO states (name, country_id) VALUES ('Karnataka', 1);
INSERT INTO states (name, country_id) VALUES ('Madhya Pradesh', 1);
INSERT INTO states (name, country_id) VALUES ('California', 2);
INSERT INTO states (name, country_id) VALUES ('Texas', 2);

INSERT INTO cities (name, state_id) VALUES ('Mumbai', 1);
INSERT INTO cities (name, state_id) VALUES ('Pune', 1);
INSERT INTO cities (name, state_id) VALUES ('Bangalore', 2);
INSERT INTO cities (name, state_id) VALUES ('Mysore', 2);
INSERT INTO cities (name, state_id) VALUES ('Indore', 3);
INSERT INTO cities (name, state_id) VALUES ('Ujjain', 3);
INSERT INTO cities (name, state_id) VALUES ('Bhopal', 3);
INSERT INTO cities (name, state_id) VALUES ('Los Angeles', 4);
INSERT INTO cities (name, state_id) VALUES ('San Francisco', 4);
INSERT INTO cities (name, state_id) VALUES ('Austin', 5);
INSERT INTO cities (name, state_id) VALUES ('Dallas', 5);


