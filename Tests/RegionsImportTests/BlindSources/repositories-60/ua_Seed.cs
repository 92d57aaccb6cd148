using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Domain;

namespace Persistence
{
    public class Seed
    {
        public static async Task SeedData(DataContext context, UserManager<AppUser> userManager)
        {
            // Seed states with cities
            if (!context.Regions.Any())
            {
                var states = new List<Region>
                {
                    new Region
                    {
                        Name = "м. Севастополь",
                        Cities = new List<City>
                        {
                            new City
                            {
                                Name = "Севастополь"
                            },
                            new City
                            {
                                Name = "Інкерман"
                            },
                        },
                    },
                    new Region
                    {
                        Name = "АР Крим",
                        Cities = new List<City>
                        {
                            new City
                            {
                                Name = "Алупка"
                            },
                            new City
                            {
                                Name = "Алушта"
                            },
                            new City
                            {
                                Name = "Армянськ"
                            },
                            new City
                            {
                                Name = "Бахчисарай"
                            },
                            new City
                            {
                                Name = "Білогірськ"
                            },
                            new City
                            {
                                Name = "Джанкой"
                            },
                            new City
                            {
                                Name = "Євпаторія"
                            },
                            new City
                            {
                                Name = "Керч"
                            },
                            new City
                            {
                                Name = "Красноперекопськ(Яни Капу)"
                            },
                            new City
                            {
                                Name = "Саки"
                            },
                        }
                    },
                    new Region
                    {
                        Name = "Вінницька",
                        Cities = new List<City>
                        {
                            new City
                            {
                                Name = "Бар"
                            },
                            new City
                            {
                                Name = "Бершадь"
                            },
                            new City
                            {
                                Name = "Вінниця"
                            },
                            new City
                            {
                                Name = "Гайсин"
                            },
                            new City
                            {
                                Name = "Гнівань"
                            },
                            new City
                            {
                                Name = "Жмеринка"
                            },
                            new City
                            {
                                Name = "Могилів-Подільський"
                            },
                            new City
                            {
                                Name = "Хмільник"
                            },
                            new City
                            {
                                Name = "Ямпіль"
                            },
                        }
                    },
                    new Region
                    {
                        Name = "Волинська",
                        Cities = new List<City>
                        {
                            new City
                            {
                                Name = "Берестечко"
                            },
                            new City
                            {
                                Name = "Володимир"
                            },
                            new City
                            {
                                Name = "Горохів"
                            },
                            new City
                            {
                                Name = "Камінь-Каширський"
                            },
                            new City
                            {
                                Name = "Ківерці"
                            },
                            new City
                            {
                                Name = "Ковель"
                            },
                            new City
                            {
                                Name = "Луцьк"
                            },
                            new City
                            {
                                Name = "Любомль"
                            },
                            new City
                            {
                                Name = "Нововолинськ"
                            },
                            new City
                            {
                                Name = "Рожище"
                            },
                            new City
                            {
                                Name = "Устилуг"
                            },
                        }
                    },
                    new Region
                    {
                        Name = "Дніпропетровська",
                        Cities = new List<City>
                        {
                            new City
                            {
                                Name = "Апостолове"
                            },
                            new City
                            {
                                Name = "Верхівцеве"
                            },
                            new City
                            {
                                Name = "Дніпро"
                            },
                            new City
                            {
                                Name = "Жовті Води"
                            },
                            new City
                            {
                                Name = "Кам'янське"
                            },
                            new City
                            {
                                Name = "Кривий Ріг"
                            },
                            new City
                            {
                                Name = "П'ятихатки"
                            },
                            new City
                            {
                                Name = "Тернівка"
                            },
                        }
                    },
                };
            }
        }
    }
}
