export let json = {
  "key": "5",
  "parent_id": null,
  "name": "Украина",
  "areas": [
    {
      "key": "2121",
      "parent_id": "5",
      "name": "Винницкая область",
      "areas": [
        {
          "key": "3331",
          "parent_id": "2121",
          "name": "Бар",
          "areas": []
        },
        {
          "key": "3332",
          "parent_id": "2121",
          "name": "Бершадь",
          "areas": []
        },
        {
          "key": "116",
          "parent_id": "2121",
          "name": "Винница",
          "areas": []
        },
        {
          "key": "3333",
          "parent_id": "2121",
          "name": "Гайсин",
          "areas": []
        },
        {
          "key": "3641",
          "parent_id": "2121",
          "name": "Гнивань",
          "areas": []
        },
        {
          "key": "3334",
          "parent_id": "2121",
          "name": "Жмеринка",
          "areas": []
        },
        {
          "key": "3335",
          "parent_id": "2121",
          "name": "Ильинцы",
          "areas": []
        },
        {
          "key": "3336",
          "parent_id": "2121",
          "name": "Казатин",
          "areas": []
        },
        {
          "key": "3337",
          "parent_id": "2121",
          "name": "Калиновка",
          "areas": []
        },
        {
          "key": "3338",
          "parent_id": "2121",
          "name": "Крыжополь",
          "areas": []
        },
        {
          "key": "3339",
          "parent_id": "2121",
          "name": "Ладыжин",
          "areas": []
        },
        {
          "key": "3340",
          "parent_id": "2121",
          "name": "Липовец",
          "areas": []
        },
        {
          "key": "3341",
          "parent_id": "2121",
          "name": "Литин",
          "areas": []
        },
        {
          "key": "3342",
          "parent_id": "2121",
          "name": "Могилев-Подольский",
          "areas": []
        },
        {
          "key": "3343",
          "parent_id": "2121",
          "name": "Мурованые Куриловцы",
          "areas": []
        },
        {
          "key": "3344",
          "parent_id": "2121",
          "name": "Немиров",
          "areas": []
        },
        {
          "key": "3345",
          "parent_id": "2121",
          "name": "Оратов",
          "areas": []
        },
        {
          "key": "3346",
          "parent_id": "2121",
          "name": "Песчанка",
          "areas": []
        },
        {
          "key": "3347",
          "parent_id": "2121",
          "name": "Погребище",
          "areas": []
        },
        {
          "key": "3348",
          "parent_id": "2121",
          "name": "Теплик",
          "areas": []
        },
        {
          "key": "3349",
          "parent_id": "2121",
          "name": "Томашполь",
          "areas": []
        },
        {
          "key": "3350",
          "parent_id": "2121",
          "name": "Тростянец (Винницкая область)",
          "areas": []
        },
        {
          "key": "3351",
          "parent_id": "2121",
          "name": "Тульчин",
          "areas": []
        },
        {
          "key": "3352",
          "parent_id": "2121",
          "name": "Тывров",
          "areas": []
        },
        {
          "key": "3353",
          "parent_id": "2121",
          "name": "Хмельник",
          "areas": []
        },
        {
          "key": "3354",
          "parent_id": "2121",
          "name": "Чечельник",
          "areas": []
        },
        {
          "key": "3355",
          "parent_id": "2121",
          "name": "Шаргород",
          "areas": []
        },
        {
          "key": "3356",
          "parent_id": "2121",
          "name": "Ямполь (Винницкая область)",
          "areas": []
        }
      ]
    },
    {
      "key": "2123",
      "parent_id": "5",
      "name": "Волынская область",
      "areas": [
        {
          "key": "3634",
          "parent_id": "2123",
          "name": "Берестечко",
          "areas": []
        },
        {
          "key": "3604",
          "parent_id": "2123",
          "name": "Владимир-Волынский",
          "areas": []
        },
        {
          "key": "3605",
          "parent_id": "2123",
          "name": "Горохов",
          "areas": []
        },
        {
          "key": "3606",
          "parent_id": "2123",
          "name": "Иваничи",
          "areas": []
        },
        {
          "key": "3607",
          "parent_id": "2123",
          "name": "Камень-Каширский",
          "areas": []
        },
        {
          "key": "3608",
          "parent_id": "2123",
          "name": "Киверцы",
          "areas": []
        },
        {
          "key": "2124",
          "parent_id": "2123",
          "name": "Ковель",
          "areas": []
        },
        {
          "key": "3609",
          "parent_id": "2123",
          "name": "Локачи",
          "areas": []
        },
        {
          "key": "124",
          "parent_id": "2123",
          "name": "Луцк",
          "areas": []
        },
        {
          "key": "3610",
          "parent_id": "2123",
          "name": "Любешов",
          "areas": []
        },
        {
          "key": "3611",
          "parent_id": "2123",
          "name": "Любомль",
          "areas": []
        },
        {
          "key": "3612",
          "parent_id": "2123",
          "name": "Маневичи",
          "areas": []
        },
        {
          "key": "3613",
          "parent_id": "2123",
          "name": "Нововолынск",
          "areas": []
        },
        {
          "key": "3614",
          "parent_id": "2123",
          "name": "Ратно",
          "areas": []
        },
        {
          "key": "3615",
          "parent_id": "2123",
          "name": "Рожище",
          "areas": []
        },
        {
          "key": "3616",
          "parent_id": "2123",
          "name": "Старая Выжевка",
          "areas": []
        },
        {
          "key": "3617",
          "parent_id": "2123",
          "name": "Турийск",
          "areas": []
        },
        {
          "key": "3652",
          "parent_id": "2123",
          "name": "Устилуг",
          "areas": []
        },
        {
          "key": "3618",
          "parent_id": "2123",
          "name": "Шацк (Волынская область)",
          "areas": []
        }
      ]
    },
    {
      "key": "2126",
      "parent_id": "5",
      "name": "Днепропетровская область",
      "areas": [
        {
          "key": "3132",
          "parent_id": "2126",
          "name": "Апостолово",
          "areas": []
        },
        {
          "key": "3133",
          "parent_id": "2126",
          "name": "Васильковка",
          "areas": []
        },
        {
          "key": "2717",
          "parent_id": "2126",
          "name": "Верхнеднепровск",
          "areas": []
        },
        {
          "key": "3621",
          "parent_id": "2126",
          "name": "Верховцево",
          "areas": []
        },
        {
          "key": "2716",
          "parent_id": "2126",
          "name": "Вольногорск",
          "areas": []
        },
        {
          "key": "2127",
          "parent_id": "2126",
          "name": "Днепродзержинск",
          "areas": []
        },
        {
          "key": "117",
          "parent_id": "2126",
          "name": "Днепр (Днепропетровск)",
          "areas": []
        },
        {
          "key": "2129",
          "parent_id": "2126",
          "name": "Желтые Воды",
          "areas": []
        },
        {
          "key": "3134",
          "parent_id": "2126",
          "name": "Зеленодольск (Днепропетровская область)",
          "areas": []
        },
        {
          "key": "2101",
          "parent_id": "2126",
          "name": "Кривой Рог",
          "areas": []
        },
        {
          "key": "3135",
          "parent_id": "2126",
          "name": "Кринички",
          "areas": []
        },
        {
          "key": "3136",
          "parent_id": "2126",
          "name": "Магдалиновка",
          "areas": []
        },
        {
          "key": "3137",
          "parent_id": "2126",
          "name": "Марганец",
          "areas": []
        },
        {
          "key": "3138",
          "parent_id": "2126",
          "name": "Межевая",
          "areas": []
        },
        {
          "key": "2131",
          "parent_id": "2126",
          "name": "Никополь",
          "areas": []
        },
        {
          "key": "2132",
          "parent_id": "2126",
          "name": "Новомосковск (Днепропетровская область)",
          "areas": []
        },
        {
          "key": "3139",
          "parent_id": "2126",
          "name": "Орджоникидзе",
          "areas": []
        },
        {
          "key": "2133",
          "parent_id": "2126",
          "name": "Павлоград",
          "areas": []
        },
        {
          "key": "3645",
          "parent_id": "2126",
          "name": "Перещепино",
          "areas": []
        },
        {
          "key": "3072",
          "parent_id": "2126",
          "name": "Першотравенск",
          "areas": []
        }
      ]
    }
  ]
}
