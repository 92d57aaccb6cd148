export default {
  employees: [
    {
      id: 0,
      info: {
        department: "Company",
        name: "Melissa Janus",
        title: "Chairman"
      },
      employees: [
        {
          id: 1,
          info: {
            department: "Executive",
            name: "Silvius Haurvatat",
            title: "CEO"
          },
          employees: [
            {
              id: 11,
              info: {
                department: "Engineering",
                name: "Ishtar Jamsheed",
                title: "Vice President of Engineering"
              },
              employees: [
                {
                  id: 111,
                  info: {
                    department: "Engineering",
                    name: "Metztli Maia",
                    title: "Director of Engineering"
                  },
                  employees: [
                    {
                      id: 1111,
                      info: {
                        department: "Engineering",
                        name: "Gopala Volos",
                        title: "Software Engineer"
                      },
                      employees: [
                        {
                          id: 11111,
                          info: {
                            department: "Engineering",
                            name: "Medousa Kausalya",
                            title: "Jr. Software Engineer"
                          },
                          employees: []
                        }
                      ]
                    }
                  ]
                }
              ]
            },
            {
              id: 12,
              info: {
                department: "Innovation",
                name: "Brynhildr Priapus",
                title: "Programmatic Content Marketing"
              },
              employees: []
            }
          ]
        }
      ]
    }
  ]
};
