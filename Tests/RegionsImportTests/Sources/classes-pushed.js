const regions = [{ name: "Lima", cities: ["Callao", "Ate"] }, { name: "Ica", cities: ["Pisco", "Nazca"] }, { name: "Puno", cities: ["Juliaca", "Ilave"] }];
function send() {
  const classes = ["btn", "wide"];
  classes.push("active");
  return classes.join(" ");
}
