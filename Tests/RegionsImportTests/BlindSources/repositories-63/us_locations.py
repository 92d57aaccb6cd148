US_STATES = {
    "NY": "New York",
    "CA": "California",
    "IL": "Illinois",
    "FL": "Florida",
    "TX": "Texas",
    "PA": "Pennsylvania",
    "OH": "Ohio",
    "GA": "Georgia",
    "NC": "North Carolina",
    "MI": "Michigan"
}

US_CITIES = {
    "NY": ["New York City", "Buffalo", "Rochester", "Yonkers", "Syracuse"],
    "CA": ["Los Angeles", "San Diego", "San Jose", "San Francisco", "Fresno"],
    "IL": ["Chicago", "Aurora", "Naperville", "Joliet", "Rockford"],
    "FL": ["Jacksonville", "Miami", "Tampa", "Orlando", "St. Petersburg"],
    "TX": ["Houston", "San Antonio", "Dallas", "Austin", "Fort Worth"],
    "PA": ["Philadelphia", "Pittsburgh", "Allentown", "Erie", "Reading"],
    "OH": ["Columbus", "Cleveland", "Cincinnati", "Toledo", "Akron"],
    "GA": ["Atlanta", "Columbus", "Augusta-Richmond", "Macon", "Savannah"],
    "NC": ["Charlotte", "Raleigh", "Greensboro", "Durham", "Winston-Salem"],
    "MI": ["Detroit", "Grand Rapids", "Warren", "Sterling Heights", "Ann Arbor"]
}
