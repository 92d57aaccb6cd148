var regions = [{ name: "Lima", cities: ["Callao", "Ate"] }, { name: "Ica", cities: ["Pisco", "Nazca"] }, { name: "Puno", cities: ["Juliaca", "Ilave"] }];
function send(token) {
  var headers = {};
  headers["Accept"] = "application/json";
  headers["Authorization"] = "Bearer " + token;
  return headers;
}
