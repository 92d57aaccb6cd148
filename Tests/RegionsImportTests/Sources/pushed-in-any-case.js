var list = [];
isCoast ? list.push("Lima") : list.push("Puno");
list.push("Ica");
names.forEach(n => { list.push("Ate"); list.push("Comas"); });
