window.bridgeDataResponse(
  JSON.stringify({
    updated: 1603538002,
    voivodeships: [
      {
        id: 1,
        name: 'dolnośląskie',
        districts: [
          {
            id: 218,
            state: 2,
            name: 'jaworski'
          },
          {
            id: 219,
            state: 0,
            name: 'kamiennogórski'
          },
          {
            id: 221,
            state: 0,
            name: 'm. Wrocław'
          },
          {
            id: 237,
            state: 0,
            name: 'm. Jelenia Góra'
          },
          {
            id: 241,
            state: 0,
            name: 'dzierżoniowski'
          },
          {
            id: 242,
            state: 0,
            name: 'głogowski'
          },
          {
            id: 245,
            state: 0,
            name: 'zgorzelecki'
          },
          {
            id: 270,
            state: 0,
            name: 'górowski'
          },
          {
            id: 304,
            state: 0,
            name: 'złotoryjski'
          },
          {
            id: 305,
            state: 2,
            name: 'm. Legnica'
          },
          {
            id: 306,
            state: 0,
            name: 'jeleniogórski'
          },
          {
            id: 307,
            state: 0,
            name: 'oleśnicki'
          },
          {
            id: 308,
            state: 0,
            name: 'bolesławiecki'
          },
          {
            id: 309,
            state: 1,
            name: 'kłodzki'
          },
          {
            id: 311,
            state: 0,
            name: 'lubański'
          },
          {
            id: 314,
            state: 0,
            name: 'wołowski'
          },
          {
            id: 316,
            state: 0,
            name: 'wrocławski'
          },
          {
            id: 319,
            state: 0,
            name: 'oławski'
          }
        ]
      }
    ]
  })
);
