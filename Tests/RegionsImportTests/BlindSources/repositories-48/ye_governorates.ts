export const SOUTH_GOVERNORATES = ["عدن","حضرموت","شبوة","المهرة","لحج","أبين","الضالع","سقطرى"];
export const NORTH_GOVERNORATES = ["صنعاء","أمانة العاصمة","تعز","إب","الحديدة","ذمار","مأرب","صعدة","حجة","عمران","البيضاء","الجوف","المحويت","ريمة"];
export const ALL_GOVERNORATES = [...SOUTH_GOVERNORATES, ...NORTH_GOVERNORATES];
