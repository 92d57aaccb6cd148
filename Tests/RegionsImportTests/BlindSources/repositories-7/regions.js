import { readable } from 'svelte/store';

export const regiondata = readable(
{
   "E09000001": {
      "LAD18NM": "City of London",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 1
   },
   "E09000002": {
      "LAD18NM": "Barking and Dagenham",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 2
   },
   "E09000003": {
      "LAD18NM": "Barnet",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 3
   },
   "E09000004": {
      "LAD18NM": "Bexley",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 4
   },
   "E09000005": {
      "LAD18NM": "Brent",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 5
   },
   "E09000006": {
      "LAD18NM": "Bromley",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 6
   },
   "E09000007": {
      "LAD18NM": "Camden",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 7
   },
   "E09000008": {
      "LAD18NM": "Croydon",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 8
   },
   "E09000009": {
      "LAD18NM": "Ealing",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 9
   },
   "E09000010": {
      "LAD18NM": "Enfield",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 10
   },
   "E09000011": {
      "LAD18NM": "Greenwich",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 11
   },
   "E09000012": {
      "LAD18NM": "Hackney",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 12
   },
   "E09000013": {
      "LAD18NM": "Hammersmith and Fulham",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 13
   },
   "E09000014": {
      "LAD18NM": "Haringey",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 14
   },
   "E09000015": {
      "LAD18NM": "Harrow",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 15
   },
   "E09000016": {
      "LAD18NM": "Havering",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 16
   },
   "E09000017": {
      "LAD18NM": "Hillingdon",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 17
   },
   "E09000018": {
      "LAD18NM": "Hounslow",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 18
   },
   "E09000019": {
      "LAD18NM": "Islington",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 19
   },
   "E09000020": {
      "LAD18NM": "Kensington and Chelsea",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 20
   },
   "E09000021": {
      "LAD18NM": "Kingston upon Thames",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 21
   },
   "E09000022": {
      "LAD18NM": "Lambeth",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 22
   },
   "E09000023": {
      "LAD18NM": "Lewisham",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 23
   },
   "E09000024": {
      "LAD18NM": "Merton",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 24
   },
   "E09000025": {
      "LAD18NM": "Newham",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 25
   },
   "E09000026": {
      "LAD18NM": "Redbridge",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 26
   },
   "E09000027": {
      "LAD18NM": "Richmond upon Thames",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 27
   },
   "E09000028": {
      "LAD18NM": "Southwark",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 28
   },
   "E09000029": {
      "LAD18NM": "Sutton",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 29
   },
   "E09000030": {
      "LAD18NM": "Tower Hamlets",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 30
   },
   "E09000031": {
      "LAD18NM": "Waltham Forest",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 31
   },
   "E09000032": {
      "LAD18NM": "Wandsworth",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 32
   },
   "E09000033": {
      "LAD18NM": "Westminster",
      "RGN18CD": "E12000007",
      "RGN18NM": "London",
      "FID": 33
   },
   "E08000021": {
      "LAD18NM": "Newcastle upon Tyne",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 34
   },
   "E08000022": {
      "LAD18NM": "North Tyneside",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 35
   },
   "E08000023": {
      "LAD18NM": "South Tyneside",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 36
   },
   "E08000024": {
      "LAD18NM": "Sunderland",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 37
   },
   "E08000037": {
      "LAD18NM": "Gateshead",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 38
   },
   "E06000001": {
      "LAD18NM": "Hartlepool",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 39
   },
   "E06000002": {
      "LAD18NM": "Middlesbrough",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 40
   },
   "E06000003": {
      "LAD18NM": "Redcar and Cleveland",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 41
   },
   "E06000004": {
      "LAD18NM": "Stockton-on-Tees",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 42
   },
   "E06000005": {
      "LAD18NM": "Darlington",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 43
   },
   "E06000006": {
      "LAD18NM": "Halton",
      "RGN18CD": "E12000002",
      "RGN18NM": "North West",
      "FID": 44
   },
   "E06000007": {
      "LAD18NM": "Warrington",
      "RGN18CD": "E12000002",
      "RGN18NM": "North West",
      "FID": 45
   },
   "E06000008": {
      "LAD18NM": "Blackburn with Darwen",
      "RGN18CD": "E12000002",
      "RGN18NM": "North West",
      "FID": 46
   },
   "E06000009": {
      "LAD18NM": "Blackpool",
      "RGN18CD": "E12000002",
      "RGN18NM": "North West",
      "FID": 47
   },
   "E06000047": {
      "LAD18NM": "County Durham",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 48
   },
   "E06000057": {
      "LAD18NM": "Northumberland",
      "RGN18CD": "E12000001",
      "RGN18NM": "North East",
      "FID": 49
   }
}
);
