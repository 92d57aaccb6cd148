export default {
  regions: [
    "Australian Capital Territory",
    "New South Wales",
    "Northern Territory",
    "Queensland",
    "South Australia",
    "Tasmania",
    "Victoria",
    "Western Australia",
  ],
  countries: [
    {
      title: "Australia",
      states: [
        {
          title: "Australian Capital Territory",
          regions: [
            {
              title: "Belconnen",
              subUrb: [
                {
                  title: "Aranda",
                  postCode: "2614",
                },
                {
                  title: "Cook",
                  postCode: "2614",
                },
                {
                  title: "Hawker",
                  postCode: "2614",
                },
                {
                  title: "Jamison Centre",
                  postCode: "2614",
                },
                {
                  title: "Macquarie",
                  postCode: "2614",
                },
                {
                  title: "Page",
                  postCode: "2614",
                },
                {
                  title: "Scullin",
                  postCode: "2614",
                },
                {
                  title: "Weetangera",
                  postCode: "2614",
                },
                {
                  title: "Charnwood",
                  postCode: "2615",
                },
                {
                  title: "Dunlop",
                  postCode: "2615",
                },
                {
                  title: "Florey",
                  postCode: "2615",
                },
                {
                  title: "Flynn",
                  postCode: "2615",
                },
                {
                  title: "Fraser",
                  postCode: "2615",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
