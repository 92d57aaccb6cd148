import os
import sys

def main():
    for name in os.listdir('.'):
        print(name)

if __name__ == '__main__':
    main()
