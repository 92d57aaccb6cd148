# academic_directory/management/commands/state_data/enugu.py
"""
Universities in Enugu State.
Add more universities to this list as needed.
"""

UNIVERSITIES = [
    {
        'name': 'University of Nigeria, Nsukka',
        'abbreviation': 'UNN',
        'state': 'ENUGU',
        'type': 'FEDERAL',
        'faculties': [
            {
                'name': 'Faculty of Engineering',
                'abbreviation': 'ENG',
                'departments': [
                    {'name': 'Civil Engineering', 'abbreviation': 'CVE'},
                    {'name': 'Electrical Engineering', 'abbreviation': 'ELE'},
                    {'name': 'Mechanical Engineering', 'abbreviation': 'MEE'},
                    {'name': 'Chemical Engineering', 'abbreviation': 'CHE'},
                    {'name': 'Agricultural and Bioresources Engineering', 'abbreviation': 'ABE'},
                    {'name': 'Computer Engineering', 'abbreviation': 'CPE'},
                    {'name': 'Electronic Engineering', 'abbreviation': 'ELN'},
                    {'name': 'Metallurgical and Materials Engineering', 'abbreviation': 'MME'},
                ],
            },
        ],
    },
]
