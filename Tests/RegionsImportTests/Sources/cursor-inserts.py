import sqlite3
def fill(cursor):
    cursor.execute("""
        INSERT INTO provinces (id, name) VALUES
        (1, 'Talmo'),
        (2, 'Orvel'),
        (3, 'Berna')
    """)
