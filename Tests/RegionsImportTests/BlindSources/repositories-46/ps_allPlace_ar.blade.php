<option></option>
<option> ----- choice one ----- </option>
<optgroup label="Jerusalem" >
    <option value="Jerusalem" @if(old($myBoxName) == 'Jerusalem') selected @endif >القُدْس </option>
    <option value="Silwan" @if(old($myBoxName) == 'Silwan') selected @endif >سلوان</option>
    <option value="Jabel Mukaber" @if(old($myBoxName) == 'Jabel Mukaber') selected @endif >جَبَلْ المُكَبِّر</option>
    <option value="Bidu" @if(old($myBoxName) == 'Bidu') selected @endif >بِدُّو</option>
    <option value="Bayt Surik" @if(old($myBoxName) == 'Bayt Surik') selected @endif >بِيت سُورِيك</option>
    <option value="Bayt Iksa" @if(old($myBoxName) == 'Bayt Iksa') selected @endif >بِيت إكْسَا</option>
    <option value=" Beit Hanina" @if(old($myBoxName) == 'Beit Hanina') selected @endif >بِيت حَنِينا</option>
    <option value="Nabi Samuil" @if(old($myBoxName) == 'Nabi Samuil') selected @endif >النَبِي صَمُوئيل</option>
    <option value=" Al Jib>Ath Thuri" @if(old($myBoxName) == 'Al Jib>Ath Thuri') selected @endif >الجِيْب</option>
    <option value="Bayt Ijza" @if(old($myBoxName) == 'Bayt Ijza') selected @endif >بيت إجْزَا</option>
    <option value="Al-Qubeiba" @if(old($myBoxName) == 'Al-Qubeiba') selected @endif >القُبَيْبَة</option>
    <option value="Bayt Duqu" @if(old($myBoxName) == 'Bayt Duqu') selected @endif >بِيت دُقُّو</option>
    <option value="Beit 'Anan" @if(old($myBoxName) == "Beit 'Anan") selected @endif >بيت عَنَان</option>
    <option value="Qatanna" @if(old($myBoxName) == 'Qatanna') selected @endif >َقطَنَه</option>
    <option value="Kharayib Umm Al Lahim" @if(old($myBoxName) == 'Kharayib Umm Al Lahim') selected @endif >خَرائِب أمُّ اللَحْمْ</option>
    <option value="Bir Nabala" @if(old($myBoxName) == 'Bir Nabala') selected @endif >بِير نَبَالا</option>
</optgroup>
