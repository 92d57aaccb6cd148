import { IWard } from "../types";

export const wards:IWard[] = [
  {
    "code": "0721",
    "name": "Ainabkoi/Olare",
    "constituency_code": "144",
    "constituency_name": "Ainabkoi",
    "county_code": "27",
    "county_name": "Uasin Gishu",
    "type": "ward"
  },
  {
    "code": "0719",
    "name": "Kapsoya",
    "constituency_code": "144",
    "constituency_name": "Ainabkoi",
    "county_code": "27",
    "county_name": "Uasin Gishu",
    "type": "ward"
  },
  {
    "code": "0945",
    "name": "Ainamoi",
    "constituency_code": "190",
    "constituency_name": "Ainamoi",
    "county_code": "35",
    "county_name": "Kericho",
    "type": "ward"
  },
  {
    "code": "0946",
    "name": "Kapkugerwet",
    "constituency_code": "190",
    "constituency_name": "Ainamoi",
    "county_code": "35",
    "county_name": "Kericho",
    "type": "ward"
  },
  {
    "code": "0755",
    "name": "Kabwareng",
    "constituency_code": "152",
    "constituency_name": "Aldai",
    "county_code": "29",
    "county_name": "Nandi",
    "type": "ward"
  },
  {
    "code": "0756",
    "name": "Terik",
    "constituency_code": "152",
    "constituency_name": "Aldai",
    "county_code": "29",
    "county_name": "Nandi",
    "type": "ward"
  },
  {
    "code": "0760",
    "name": "Mosop A",
    "constituency_code": "153",
    "constituency_name": "Mosop",
    "county_code": "29",
    "county_name": "Nandi",
    "type": "ward"
  }
]
