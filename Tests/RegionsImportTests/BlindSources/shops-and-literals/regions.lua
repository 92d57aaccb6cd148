return {
  { id = 1, name = "Центральный район", districts = {
    { id = 101, name = "Тверской" },
    { id = 102, name = "Арбат" },
  }},
  { id = 2, name = "Северный район", districts = {
    { id = 201, name = "Аэропорт" },
    { id = 202, name = "Беговой" },
    { id = 203, name = "Сокол" },
  }},
}
