<form class="max-w-sm mx-auto">
  <select id="default"
    class="bg-gray-50 border">
    <option selected>Виберіть область</option>
    <option value="Cherka">Черкаська область</option>
    <option value="Cherna">Чернігівська область</option>
    <option value="Dnipra">Дніпровська область</option>
    <option value="Donara">Донарська область</option>
  </select>
</form>
