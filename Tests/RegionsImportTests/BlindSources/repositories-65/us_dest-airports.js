const destAirports = {
        "0": {
        "icao": "KATL",
        "iata": "ATL",
        "name": "Hartsfield Jackson Atlanta International Airport",
        "city": "Atlanta",
        "state": "Georgia",
        "country": "US",
        "elevation": 1026,
        "lat": 33.6366996765,
        "lon": -84.4281005859,
        "tz": "America\/New_York"
    },

        "1": {
        "icao": "PANC",
        "iata": "ANC",
        "name": "Ted Stevens Anchorage International Airport",
        "city": "Anchorage",
        "state": "Alaska",
        "country": "US",
        "elevation": 152,
        "lat": 61.1744003296,
        "lon": -149.9960021973,
        "tz": "America\/Anchorage"
    },

        "2": {
        "icao": "KAUS",
        "iata": "AUS",
        "name": "Austin Bergstrom International Airport",
        "city": "Austin",
        "state": "Texas",
        "country": "US",
        "elevation": 542,
        "lat": 30.1944999695,
        "lon": -97.6698989868,
        "tz": "America\/Chicago"
    },

        "3": {
        "icao": "KBWI",
        "iata": "BWI",
        "name": "Baltimore\/Washington International Thurgood Marshal Airport",
        "city": "Baltimore",
        "state": "Maryland",
        "country": "US",
        "elevation": 146,
        "lat": 39.17539978,
        "lon": -76.66829681,
        "tz": "America\/New_York"
    },

        "4": {
        "icao": "KBOS",
        "iata": "BOS",
        "name": "General Edward Lawrence Logan International Airport",
        "city": "Boston",
        "state": "Massachusetts",
        "country": "US",
        "elevation": 20,
        "lat": 42.36429977,
        "lon": -71.00520325,
        "tz": "America\/New_York"
    }
};
