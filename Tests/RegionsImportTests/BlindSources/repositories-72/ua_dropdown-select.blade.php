<form class="max-w-sm mx-auto">
  <select id="default"
    class="bg-gray-50 border border-gray-300 text-gray-900  text-sm rounded-lg focus:ring-blue-500 focus:border-blue-500 block w-full p-2.5 dark:bg-gray-700 dark:border-gray-600 dark:placeholder-gray-400 dark:text-white dark:focus:ring-blue-500 dark:focus:border-blue-500">
    <option selected>Виберіть область</option>
    <option value="Cherkasy">Черкаська область</option>
    <option value="Chernihiv">Чернігівська область</option>
    <option value="Chernivtsi">Чернівецька область</option>
    <option value="Dnipropetrovsk">Дніпропетровська область</option>
    <option value="Donetsk">Донецька область</option>
    <option value="Ivano-Frankivsk">Івано-Франківська область</option>
    <option value="Kharkiv">Харківська область</option>
    <option value="Kherson">Херсонська область</option>
    <option value="Khmelnytskyi">Хмельницька область</option>
    <option value="Kirovograd">Кіровоградська область</option>
    <option value="Kyiv">Київська область</option>
    <option value="Luhansk">Луганська область</option>
    <option value="Lviv">Львівська область</option>
    <option value="Mykolaiv">Миколаївська область</option>
    <option value="Odesa">Одеська область</option>
    <option value="Poltava">Полтавська область</option>
  </select>
</form>
