<div class="form-group mb-3">
    <div class="position-relative">
        <select class="form-select ps-5 text-end" name="city" dir="rtl" required>
            <option value="">اختر المدينة</option>

            <!-- منطقة الرياض -->
            <optgroup label="منطقة الرياض">
                <option value="الرياض">الرياض</option>
                <option value="الخرج">الخرج</option>
                <option value="الدوادمي">الدوادمي</option>
                <option value="المجمعة">المجمعة</option>
                <option value="القويعية">القويعية</option>
                <option value="وادي الدواسر">وادي الدواسر</option>
                <option value="الأفلاج (ليلى)">الأفلاج (ليلى)</option>
                <option value="الزلفي">الزلفي</option>
                <option value="شقراء">شقراء</option>
                <option value="حوطة بني تميم">حوطة بني تميم</option>
                <option value="عفيف">عفيف</option>
                <option value="الغاط">الغاط</option>
                <option value="رماح">رماح</option>
                <option value="ثادق">ثادق</option>
                <option value="المزاحمية">المزاحمية</option>
                <option value="ضرما">ضرما</option>
                <option value="حريملاء">حريملاء</option>
                <option value="الحريق">الحريق</option>
                <option value="مرات">مرات</option>
            </optgroup>

            <!-- منطقة مكة المكرمة -->
            <optgroup label="منطقة مكة المكرمة">
                <option value="مكة المكرمة">مكة المكرمة</option>
                <option value="جدة">جدة</option>
                <option value="الطائف">الطائف</option>
                <option value="القنفذة">القنفذة</option>
                <option value="الليث">الليث</option>
                <option value="رابغ">رابغ</option>
                <option value="خليص">خليص</option>
                <option value="الخرمة">الخرمة</option>
                <option value="رنية">رنية</option>
                <option value="تربة">تربة</option>
                <option value="الكامل">الكامل</option>
                <option value="المويه">المويه</option>
                <option value="العرضيات">العرضيات</option>
                <option value="ميسان">ميسان</option>
                <option value="بحرة">بحرة</option>
            </optgroup>

            <!-- منطقة المدينة المنورة -->
            <optgroup label="منطقة المدينة المنورة">
                <option value="المدينة المنورة">المدينة المنورة</option>
                <option value="ينبع">ينبع</option>
                <option value="العلا">العلا</option>
                <option value="مهد الذهب">مهد الذهب</option>
                <option value="الحناكية">الحناكية</option>
                <option value="بدر">بدر</option>
                <option value="خيبر">خيبر</option>
                <option value="العيص">العيص</option>
                <option value="وادي الفرع">وادي الفرع</option>
            </optgroup>

            <!-- منطقة القصيم -->
            <optgroup label="منطقة القصيم">
                <option value="بريدة">بريدة</option>
                <option value="عنيزة">عنيزة</option>
                <option value="الرس">الرس</option>
                <option value="المذنب">المذنب</option>
                <option value="البكيرية">البكيرية</option>
                <option value="البدائع">البدائع</option>
                <option value="الأسياح">الأسياح</option>
                <option value="النبهانية">النبهانية</option>
                <option value="رياض الخبراء">رياض الخبراء</option>
                <option value="عقلة الصقور">عقلة الصقور</option>
                <option value="ضرية">ضرية</option>
                <option value="عيون الجواء">عيون الجواء</option>
            </optgroup>

            <!-- المنطقة الشرقية -->
            <optgroup label="المنطقة الشرقية">
                <option value="الدمام">الدمام</option>
                <option value="الأحساء (الهفوف - المبرز)">الأحساء (الهفوف - المبرز)</option>
                <option value="القطيف">القطيف</option>
                <option value="الخبر">الخبر</option>
                <option value="الظهران">الظهران</option>
                <option value="رأس تنورة">رأس تنورة</option>
                <option value="حفر الباطن">حفر الباطن</option>
                <option value="الخفجي">الخفجي</option>
                <option value="الجبيل">الجبيل</option>
                <option value="النعيرية">النعيرية</option>
                <option value="بقيق">بقيق</option>
                <option value="قرية العليا">قرية العليا</option>
            </optgroup>

            <!-- منطقة عسير -->
            <optgroup label="منطقة عسير">
                <option value="أبها">أبها</option>
                <option value="خميس مشيط">خميس مشيط</option>
                <option value="بيشة">بيشة</option>
                <option value="أحد رفيدة">أحد رفيدة</option>
                <option value="محايل عسير">محايل عسير</option>
                <option value="رجال ألمع">رجال ألمع</option>
                <option value="بارق">بارق</option>
                <option value="المجاردة">المجاردة</option>
                <option value="النماص">النماص</option>
                <option value="ظهران الجنوب">ظهران الجنوب</option>
                <option value="بلقرن">بلقرن</option>
                <option value="سراة عبيدة">سراة عبيدة</option>
                <option value="البرك">البرك</option>
                <option value="تنومة">تنومة</option>
                <option value="الحرجة">الحرجة</option>
                <option value="طريب">طريب</option>
            </optgroup>

            <!-- منطقة تبوك -->
            <optgroup label="منطقة تبوك">
                <option value="تبوك">تبوك</option>
                <option value="تيماء">تيماء</option>
                <option value="ضباء">ضباء</option>
                <option value="الوجه">الوجه</option>
                <option value="حقل">حقل</option>
                <option value="أملج">أملج</option>
                <option value="البدع">البدع</option>
            </optgroup>

            <!-- منطقة حائل -->
            <optgroup label="منطقة حائل">
                <option value="حائل">حائل</option>
                <option value="بقعاء">بقعاء</option>
                <option value="الغزالة">الغزالة</option>
                <option value="الشنان">الشنان</option>
                <option value="الحائط">الحائط</option>
                <option value="السليمي">السليمي</option>
                <option value="موقق">موقق</option>
                <option value="سميراء">سميراء</option>
                <option value="الشملي">الشملي</option>
                <option value="تربة حائل">تربة حائل</option>
                <option value="جبة">جبة</option>
                <option value="فيد">فيد</option>
                <option value="الروضة">الروضة</option>
                <option value="الكهفة">الكهفة</option>
            </optgroup>

            <!-- منطقة الحدود الشمالية -->
            <optgroup label="منطقة الحدود الشمالية">
                <option value="عرعر">عرعر</option>
                <option value="رفحاء">رفحاء</option>
                <option value="طريف">طريف</option>
                <option value="العويقيلة">العويقيلة</option>
            </optgroup>

            <!-- منطقة جازان -->
            <optgroup label="منطقة جازان">
                <option value="جازان">جازان</option>
                <option value="صبيا">صبيا</option>
                <option value="صامطة">صامطة</option>
                <option value="أبو عريش">أبو عريش</option>
                <option value="بيش">بيش</option>
                <option value="الدرب">الدرب</option>
                <option value="الحرث">الحرث</option>
                <option value="ضمد">ضمد</option>
                <option value="العارضة">العارضة</option>
                <option value="العيدابي">العيدابي</option>
                <option value="أحد المسارحة">أحد المسارحة</option>
                <option value="الريث">الريث</option>
                <option value="فرسان">فرسان</option>
                <option value="الطوال">الطوال</option>
                <option value="هروب">هروب</option>
            </optgroup>

            <!-- منطقة نجران -->
            <optgroup label="منطقة نجران">
                <option value="نجران">نجران</option>
                <option value="شرورة">شرورة</option>
                <option value="حبونا">حبونا</option>
                <option value="بدر الجنوب">بدر الجنوب</option>
                <option value="يدمة">يدمة</option>
                <option value="ثار">ثار</option>
                <option value="خباش">خباش</option>
                <option value="الخرخير">الخرخير</option>
            </optgroup>

            <!-- منطقة الباحة -->
            <optgroup label="منطقة الباحة">
                <option value="الباحة">الباحة</option>
                <option value="بلجرشي">بلجرشي</option>
                <option value="المندق">المندق</option>
                <option value="المخواة">المخواة</option>
                <option value="قلوة">قلوة</option>
                <option value="العقيق">العقيق</option>
                <option value="القرى">القرى</option>
                <option value="غامد الزناد">غامد الزناد</option>
                <option value="الحجرة">الحجرة</option>
                <option value="بني حسن">بني حسن</option>
            </optgroup>

            <!-- منطقة الجوف -->
            <optgroup label="منطقة الجوف">
                <option value="سكاكا">سكاكا</option>
                <option value="القريات">القريات</option>
                <option value="دومة الجندل">دومة الجندل</option>
                <option value="طبرجل">طبرجل</option>
            </optgroup>

        </select>
        <i class="feather-map-pin position-absolute start-0 top-50 translate-middle-y ms-3"></i>
    </div>
</div>
