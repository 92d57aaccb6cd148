export default {
  areaList: Object.freeze([
    {
      province: "กระบี่",
      amphoes: [
        {
          amphoe: "คลองท่อม",
          districts: [
            { district: "คลองท่อมเหนือ", zipcode: "81120" },
            { district: "คลองพน", zipcode: "81170" }
          ]
        },
        {
          amphoe: "ปลายพระยา",
          districts: [
            { district: "คีรีวง", zipcode: "81160" }
          ]
        }
      ]
    },
    {
      province: "ตรัง",
      amphoes: [
        {
          amphoe: "กันตัง",
          districts: [
            { district: "กันตัง", zipcode: "92110" }
          ]
        }
      ]
    }
  ])
};
