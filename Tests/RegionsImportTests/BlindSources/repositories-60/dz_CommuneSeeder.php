<?php

namespace Database\Seeders;

use Illuminate\Database\Console\Seeds\WithoutModelEvents;
use Illuminate\Database\Seeder;
use DB;
class CommuneSeeder extends Seeder
{
    public function run(): void
    {
        $communes = array(
            array("id"=>"1","code_postal"=>"01001","name_fr"=>"Adrar","wilaya_id"=>"1", "name"=>"أدرار", "longitude"=>"27.9763317", "latitude"=>"-0.4841573"),
            array("id"=>"2","code_postal"=>"01002","name_fr"=>"Tamest","wilaya_id"=>"1", "name"=>"تأماست", "longitude"=>"27.4257197","latitude"=>"-0.2807673"),
            array("id"=>"3","code_postal"=>"01003","name_fr"=>"Charouine","wilaya_id"=>"1", "name"=>"شروين", "longitude"=>"29.0189483", "latitude"=>"-0.2690792"),
            array("id"=>"4","code_postal"=>"01004","name_fr"=>"Reggane","wilaya_id"=>"1", "name"=>"رڨان", "longitude"=>"25.4775826", "latitude"=>"-4.3665328"),
            array("id"=>"6","code_postal"=>"01006","name_fr"=>"Tit","wilaya_id"=>"1", "name"=>"تــيـــت", "longitude"=>"26.9368382", "latitude"=>"1.481824"),
            array("id"=>"9","code_postal"=>"01009","name_fr"=>"Timimoun","wilaya_id"=>"1", "name"=>"تيميمون", "longitude"=>"29.2536341", "latitude"=>"0.218653"),
            array("id"=>"22","code_postal"=>"01022","name_fr"=>"Bouda","wilaya_id"=>"1", "name"=>"بودة", "longitude"=>"27.9779233", "latitude"=>"-0.4533424"),
            array("id"=>"23","code_postal"=>"01023","name_fr"=>"Aougrout","wilaya_id"=>"1", "name"=>"أوقروت", "longitude"=>"28.7499992", "latitude"=>"0.2412452"),
            array("id"=>"24","code_postal"=>"01024","name_fr"=>"Talmine","wilaya_id"=>"1", "name"=>"", "longitude"=>"27.9766155", "latitude"=>"-0.20396"),
            array("id"=>"25","code_postal"=>"01025","name_fr"=>"Bordj Badji Mokhtar","wilaya_id"=>"1", "name"=>"برج باجي مختار", "longitude"=>"22.9676154", "latitude"=>"-3.946422"),
            array("id"=>"29","code_postal"=>"02001","name_fr"=>"Chlef","wilaya_id"=>"2",  "name"=>"الشلف", "longitude"=>"36.1691042", "latitude"=>"1.2838598"),
            array("id"=>"30","code_postal"=>"02002","name_fr"=>"Tenes","wilaya_id"=>"2",  "name"=>"تنس", "longitude"=>"36.508324", "latitude"=>"1.2426542"),
            array("id"=>"31","code_postal"=>"02003","name_fr"=>"Benairia","wilaya_id"=>"2", "name"=>"بنايرية", "longitude"=>"36.3849733", "latitude"=>"1.3150523"),
            array("id"=>"32","code_postal"=>"02004","name_fr"=>"El Karimia","wilaya_id"=>"2", "name"=>"الكريمية", "longitude"=>"36.0774092", "latitude"=>"1.5112398"),
            array("id"=>"36","code_postal"=>"02008","name_fr"=>"Sobha","wilaya_id"=>"2", "name"=>"صبحة", "longitude"=>"36.1084781", "latitude"=>"1.1017012"),
            array("id"=>"44","code_postal"=>"02016","name_fr"=>"Oued Goussine","wilaya_id"=>"2", "name"=>"واد ڨوسين", "longitude"=>"36.4949721", "latitude"=>"1.3928579"),
            array("id"=>"64","code_postal"=>"03001","name_fr"=>"Laghouat","wilaya_id"=>"3", "name"=>"الأغواط", "longitude"=>"33.7939523", "latitude"=>"2.8368501"),
            array("id"=>"65","code_postal"=>"03002","name_fr"=>"Ksar El Hirane","wilaya_id"=>"3", "name"=>"قصر الحيران", "longitude"=>"33.7855481", "latitude"=>"3.119366"),
            array("id"=>"69","code_postal"=>"03006","name_fr"=>"Hassi R'Mel","wilaya_id"=>"3", "name"=>"حاسي الرمل", "longitude"=>"32.9412958", "latitude"=>"3.2443135"),
            array("id"=>"70","code_postal"=>"03007","name_fr"=>"Ain Mahdi","wilaya_id"=>"3", "name"=>"عــيــن مـــاضــي", "longitude"=>"33.7955179", "latitude"=>"2.2924947"),
            array("id"=>"82","code_postal"=>"03019","name_fr"=>"Aflou","wilaya_id"=>"3", "name"=>"أفلو", "longitude"=>"34.1121156", "latitude"=>"2.0835167"),
            array("id"=>"85","code_postal"=>"03022","name_fr"=>"Oued M'Zi","wilaya_id"=>"3", "name"=>"وادي مزي", "longitude"=>"33.9410427", "latitude"=>"2.4231133"),
            array("id"=>"88","code_postal"=>"04001","name_fr"=>"Oum El Bouaghi","wilaya_id"=>"4", "name"=>"أم البواقي", "longitude"=>"35.8725963", "latitude"=>"7.0830052"),
            array("id"=>"89","code_postal"=>"04002","name_fr"=>"Ain Beida","wilaya_id"=>"4", "name"=>"عين البيضاء", "longitude"=>"35.7948292", "latitude"=>"7.3338883"),
            array("id"=>"90","code_postal"=>"04003","name_fr"=>"Ain M'lila","wilaya_id"=>"4", "name"=>"عين مليلة", "longitude"=>"36.0260869", "latitude"=>"6.4239017"),
            array("id"=>"93","code_postal"=>"04006","name_fr"=>"Sigus","wilaya_id"=>"4", "name"=>"سيقوس", "longitude"=>"36.1085199", "latitude"=>"6.603674"),
        );

        DB::table('communes')->insert($communes);
    }
}
