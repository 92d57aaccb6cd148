export const PROVINCES = [
    "Western","Central","Southern","Northern","Eastern",
    "North Western","North Central","Uva","Sabaragamuwa"
  ];
  
  export const DISTRICTS_BY_PROVINCE = {
    Western: ["Colombo","Gampaha","Kalutara"],
    Central: ["Kandy","Matale","Nuwara Eliya"],
    Southern: ["Galle","Matara","Hambantota"],
    Northern: ["Jaffna","Kilinochchi","Mannar","Vavuniya","Mullaitivu"],
    Eastern: ["Trincomalee","Batticaloa","Ampara"],
    "North Western": ["Kurunegala","Puttalam"],
    "North Central": ["Anuradhapura","Polonnaruwa"],
    Uva: ["Badulla","Monaragala"],
    Sabaragamuwa: ["Ratnapura","Kegalle"],
  };
  
