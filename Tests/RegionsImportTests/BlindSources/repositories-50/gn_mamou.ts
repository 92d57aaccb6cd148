import type { Region } from "../../types";

export const mamou: Region = {
	name: "Mamou",
	code: "MM",
	population: 732117,
	area: 17074,
	prefectures: [
		{
			name: "Mamou",
			region: "Mamou",
			subPrefectures: [
				{
					name: "Mamou Centre",
				},
				{
					name: "Bendemou",
				},
				{
					name: "Dounet",
				},
				{
					name: "Gongoret",
				},
				{
					name: "Kegneko",
				},
				{
					name: "Konkouré",
				},
				{
					name: "Oure-Kaba",
				},
				{
					name: "Porédaka",
				},
				{
					name: "Saramoussaya",
				},
				{
					name: "Téguéréya",
				},
			],
		},
		{
			name: "Dalaba",
			region: "Mamou",
			subPrefectures: [
				{
					name: "Dalaba Centre",
				},
				{
					name: "Bodié",
				},
				{
					name: "Ditinn",
				},
				{
					name: "Kaalan",
				},
				{
					name: "Mitty",
				},
			],
		},
		{
			name: "Pita",
			region: "Mamou",
			subPrefectures: [
				{
					name: "Pita Centre",
				},
				{
					name: "Bantignel",
				},
				{
					name: "Dongol Touma",
				},
				{
					name: "Gongore",
				},
				{
					name: "Ley Miro",
				},
				{
					name: "Sangareah",
				},
				{
					name: "Timbo",
				},
			],
		},
	],
};
