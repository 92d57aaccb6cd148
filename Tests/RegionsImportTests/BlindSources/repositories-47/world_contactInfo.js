export const couriers = [
  {
    name: "anjani-courier-tracking",
    contact_info: [
      {
        city: "Ahmedabad",
        contact_no: ["+91 79 25461202", "+91 79 25450506"],
        email: "",
        address:
          "Shree Anjani House 34, Old Lati Bazar Near ST Bus Stand, Raipur, Ahmedabad, Gujarat, India - 380022",
      },
      {
        city: "Ambala",
        contact_no: ["+91 171 4000498", "+91 8950014405", "+91 8950544441"],
        email: "",
        address:
          "146-E Lal Kurti Bazar, Ambala Cantt, Ambala, Haryana, India - 133001",
      },
      {
        city: "Bangalore",
        contact_no: ["+91 80 22113211", "+91 9035000150"],
        email: "",
        address:
          "58, 6th Cross, 6th Main, Sampangiramanagar, Bangalore, Karnataka, India - 560027",
      },
      {
        city: "Baroda",
        contact_no: ["+91 8490004579"],
        email: "",
        address:
          "G/66, G/68, Indiabulls Mall Under Jetalpur Bridge Jetalpur, Baroda, Gujarat, India - 390005",
      },
      {
        city: "Chennai",
        contact_no: ["+91 4442046716"],
        email: "",
        address:
          "E/4 Ground Floor, Gemini Parson Complex, Chennai, Tamil Nadu, India - 600034",
      },
    ],
  },
];
