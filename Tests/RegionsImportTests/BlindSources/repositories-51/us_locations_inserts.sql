INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Albany, NY',
  'Albany',
  'New York',
  'NY',
  'Northeast',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Atlanta, GA',
  'Atlanta',
  'Georgia',
  'GA',
  'South',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Austin, TX',
  'Austin',
  'Texas',
  'TX',
  'South',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Baltimore, MD',
  'Baltimore',
  'Maryland',
  'MD',
  'South',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Bentonville, AR',
  'Bentonville',
  'Arkansas',
  'AR',
  'South',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Fayetteville, AR',
  'Fayetteville',
  'Arkansas',
  'AR',
  'South',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Bloomington, IL',
  'Bloomington',
  'Illinois',
  'IL',
  'Midwest',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Normal, IL',
  'Normal',
  'Illinois',
  'IL',
  'Midwest',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Boise, ID',
  'Boise',
  'Idaho',
  'ID',
  'West',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Boston, MA',
  'Boston',
  'Massachusetts',
  'MA',
  'Northeast',
  'United States of America'
);

INSERT INTO locations (name, city, state, state_code, region, country)
VALUES (
  'Buffalo, NY',
  'Buffalo',
  'New York',
  'NY',
  'Northeast',
  'United States of America'
);
