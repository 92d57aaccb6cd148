export enum Region { NORTH = "North", SOUTH = "South", EAST = "East" }
export enum Role { Admin = "Administrator", User = "Plain user" }
export const cities = [
  { name: "Amesby", region: Region.NORTH },
  { name: "Adelso", region: Region.NORTH },
  { name: "Bathova", region: Region.SOUTH },
  { name: "Bendaro", region: Region.SOUTH },
  { name: "Carylin", region: Region.EAST },
];
