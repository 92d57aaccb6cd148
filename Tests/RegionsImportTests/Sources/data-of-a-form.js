const data = { "Lima": ["Callao", "Ate"], "Ica": ["Pisco", "Nazca"], "Puno": ["Juliaca", "Ilave"] };
export default data;
export function send(file) {
  const data = new FormData();
  data.append("token", "abc");
  data.append("file", file);
  return data;
}
