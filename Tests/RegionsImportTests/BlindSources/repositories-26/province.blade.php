<select wire:model.defer="{{$defer}}" class="outline-none {{$class}}">
    <option value=""></option>
    <optgroup label="Andalucía">
        <option value="Almería">Almería</option>
        <option value="Cádiz">Cádiz</option>
        <option value="Córdoba">Córdoba</option>
        <option value="Granada">Granada</option>
        <option value="Huelva">Huelva</option>
        <option value="Jaén">Jaén</option>
        <option value="Málaga">Málaga</option>
        <option value="Sevilla">Sevilla</option>
    </optgroup>
    <optgroup label="Aragón">
        <option value="Huesca">Huesca</option>
        <option value="Teruel">Teruel</option>
        <option value="Zaragoza">Zaragoza</option>
    </optgroup>
    <optgroup label="Asturias">
        <option value="Asturias">Asturias</option>
    </optgroup>
    <optgroup label="Baleares">
        <option value="Islas Baleares">Islas Baleares</option>
    </optgroup>
    <optgroup label="Canarias">
        <option value="Las Palmas">Las Palmas</option>
        <option value="Santa Cruz de Tenerife">Santa Cruz de Tenerife</option>
    </optgroup>
    <optgroup label="Cantabria">
        <option value="Cantabria">Cantabria</option>
    </optgroup>
    <optgroup label="Castilla y León">
        <option value="Ávila">Ávila</option>
        <option value="Burgos">Burgos</option>
        <option value="León">León</option>
        <option value="Palencia">Palencia</option>
        <option value="Salamanca">Salamanca</option>
        <option value="Segovia">Segovia</option>
        <option value="Soria">Soria</option>
        <option value="Valladolid">Valladolid</option>
        <option value="Zamora">Zamora</option>
    </optgroup>
    <optgroup label="Castilla-La Mancha">
        <option value="Albacete">Albacete</option>
        <option value="Ciudad Real">Ciudad Real</option>
        <option value="Cuenca">Cuenca</option>
        <option value="Guadalajara">Guadalajara</option>
        <option value="Toledo">Toledo</option>
    </optgroup>
    <optgroup label="Cataluña">
        <option value="Barcelona">Barcelona</option>
        <option value="Girona">Girona</option>
        <option value="Lleida">Lleida</option>
        <option value="Tarragona">Tarragona</option>
    </optgroup>
    <optgroup label="Extremadura">
        <option value="Badajoz">Badajoz</option>
        <option value="Cáceres">Cáceres</option>
    </optgroup>
    <optgroup label="Galicia">
        <option value="A Coruña">A Coruña</option>
        <option value="Lugo">Lugo</option>
        <option value="Ourense">Ourense</option>
        <option value="Pontevedra">Pontevedra</option>
    </optgroup>
    <optgroup label="Madrid">
        <option value="Madrid">Madrid</option>
    </optgroup>
    <optgroup label="Murcia">
        <option value="Murcia">Murcia</option>
    </optgroup>
    <optgroup label="Navarra">
        <option value="Navarra">Navarra</option>
    </optgroup>
    <optgroup label="País Vasco">
        <option value="Álava">Álava</option>
        <option value="Gipuzkoa">Gipuzkoa</option>
        <option value="Bizkaia">Bizkaia</option>
    </optgroup>
    <optgroup label="La Rioja">
        <option value="La Rioja">La Rioja</option>
    </optgroup>
    <optgroup label="Comunidad Valenciana">
        <option value="Alicante">Alicante</option>
        <option value="Castellón">Castellón</option>
        <option value="Valencia">Valencia</option>
    </optgroup>
    <optgroup label="Ceuta y Melilla">
        <option value="Ceuta">Ceuta</option>
        <option value="Melilla">Melilla</option>
    </optgroup>
</select>