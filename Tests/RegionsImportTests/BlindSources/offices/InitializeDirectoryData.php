<?php
class DataInstaller {
    private function getDataForCroatia()
    {
        return [
            ['HR', 'HR-01', 'Zagrebačka županija'],
            ['HR', 'HR-02', 'Krapinsko-zagorska županija'],
            ['HR', 'HR-03', 'Sisačko-moslavačka županija'],
            ['RO', 'AB', 'Alba'],
            ['RO', 'AR', 'Arad'],
            ['RO', 'AG', 'Argeş'],
            ['FI', 'Lappi', 'Lappi'],
            ['FI', 'Kainuu', 'Kainuu'],
            ['FI', 'Satakunta', 'Satakunta'],
            ['FI', 'Uusimaa', 'Uusimaa'],
        ];
    }
}
