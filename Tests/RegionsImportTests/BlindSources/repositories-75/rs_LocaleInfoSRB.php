<?php

namespace Sprout\Helpers\Locales;


class LocaleInfoSRB extends LocaleInfo
{
    protected $state_list = [
        'Beograd',
        'Severnobački okrug',
        'Srednjebanatski okrug',
        'Severnobanatski okrug',
        'Južnobanatski okrug',
        'Zapadnobački okrug',
        'Južnobački okrug',
        'Sremski okrug',
        'Mačvanski okrug',
        'Kolubarski okrug',
        'Podunavski okrug',
        'Braničevski okrug',
        'Šumadijski okrug',
        'Pomoravski okrug',
        'Borski okrug',
        'Zaječarski okrug',
        'Zlatiborski okrug',
        'Moravički okrug',
        'Raški okrug',
        'Rasinski okrug',
        'Nišavski okrug',
        'Toplički okrug',
        'Pirotski okrug',
        'Jablanički okrug',
        'Pčinjski okrug',
        'Kosovski okrug',
        'Pećki okrug',
        'Prizrenski okrug',
        'Kosovsko‐Mitrovački okrug',
        'Kosovsko‐Pomoravski okrug',
        'Kosovo-Metohija',
        'Vojvodina',
    ];
    protected $currency_iso = 'RSD';
    protected $phone_code = '381';

}
