export const countries=[
    {value:"Pakistan",label:"Pakistan"}
]
export const province = [
    { value: 'Punjab', label: 'Punjab' },
    { value: 'KPK', label: 'KPK' },
    { value: 'Sindh', label: 'Sindh' },
    { value: 'Baluchistan', label: 'Baluchistan' },
    { value: 'Azad Kashmir', label: 'Azad Kashmir' },
    { value: 'Gilgit Baltistan', label: 'Gilgit Baltistan' }
];
export const districts = [
    { value: 'Attock', label: 'Attock', province: 'Punjab' }
    , { value: 'Bahawalnagar', label: 'Bahawalnagar', province: 'Punjab' }
    , { value: 'Bahawalpur', label: 'Bahawalpur', province: 'Punjab' }
    , { value: 'Rahim Yar Khan', label: 'Rahim Yar Khan', province: 'Punjab' }
    , { value: 'Rajanpur', label: 'Rajanpur', province: 'Punjab' }
    , { value: 'Layyah', label: 'Layyah', province: 'Punjab' }
    , { value: 'Dera Ghazi Khan', label: 'Dera Ghazi Khan', province: 'Punjab' }
    , { value: 'Toba Tek Singh', label: 'Toba Tek Singh', province: 'Punjab' }
    , { value: 'Jhang', label: 'Jhang', province: 'Punjab' }
    , { value: 'Muzaffargarh', label: 'Muzaffargarh', province: 'Punjab' }
    , { value: 'Muzaffarabad', label: 'Muzaffarabad', province: 'Azad Kashmir' }
    , { value: 'Hattian Bala', label: 'Hattian Bala', province: 'Azad Kashmir' }
    , { value: 'Neelam Valley', label: 'Neelam Valley', province: 'Azad Kashmir' }
    , { value: 'Mirpur', label: 'Mirpur', province: 'Azad Kashmir' }
    , { value: 'Bhimber', label: 'Bhimber', province: 'Azad Kashmir' }
    , { value: 'Kotli', label: 'Kotli', province: 'Azad Kashmir' }
    , { value: 'Poonch', label: 'Poonch', province: 'Azad Kashmir' }
    , { value: 'Bagh', label: 'Bagh', province: 'Azad Kashmir' }
    , { value: 'Haveli', label: 'Haveli', province: 'Azad Kashmir' }
    , { value: 'Sudhnati', label: 'Sudhnati', province: 'Azad Kashmir' }
    , { value: 'Ghanche', label: 'Ghanche', province: 'Gilgit Baltistan' }
    , { value: 'Skardu', label: 'Skardu', province: 'Gilgit Baltistan' }
    , { value: 'Shigar', label: 'Shigar', province: 'Gilgit Baltistan' }
    , { value: 'Ghizer', label: 'Ghizer', province: 'Gilgit Baltistan' }
    , { value: 'Gupis–Yasin', label: 'Gupis–Yasin', province: 'Gilgit Baltistan' }
    , { value: 'Gilgit', label: 'Gilgit', province: 'Gilgit Baltistan' }
    , { value: 'Hunza', label: 'Hunza', province: 'Gilgit Baltistan' }
    , { value: 'Nagar', label: 'Nagar', province: 'Gilgit Baltistan' }
    , { value: 'Astore', label: 'Astore', province: 'Gilgit Baltistan' }
    , { value: 'Diamer', label: 'Diamer', province: 'Gilgit Baltistan' }
    , { value: 'Darel', label: 'Darel', province: 'Gilgit Baltistan' }
    , { value: 'Tangir', label: 'Tangir', province: 'Gilgit Baltistan' }
]
export const cities = [
    { value: 'Hassan Abdal', label: 'Hassan Abdal', district: 'Attock', province: 'Punjab' },
    { value: 'Attock', label: 'Attock', district: 'Attock', province: 'Punjab' },
    { value: 'PindiGheb', label: 'PindiGheb', district: 'Attock', province: 'Punjab' },
    { value: 'Khaur', label: 'Khaur', district: 'Attock', province: 'Punjab' },
    { value: 'FatehJung', label: 'FatehJung', district: 'Attock', province: 'Punjab' },
    { value: 'Jand', label: 'Jand', district: 'Attock', province: 'Punjab' },
    { value: 'Hazro', label: 'Hazro', district: 'Attock', province: 'Punjab' },
    { value: 'Bahawalnagar', label: 'Bahawalnagar', district: 'Bahawalnagar', province: 'Punjab' },
    { value: 'Chishtiaan', label: 'Chishtiaan', district: 'Bahawalnagar', province: 'Punjab' },
    { value: 'Fort Abbas', label: 'Fort Abbas', district: 'Bahawalnagar', province: 'Punjab' },
    { value: 'Haroonabad', label: 'Haroonabad', district: 'Bahawalnagar', province: 'Punjab' },
    { value: 'Minchinabad', label: 'Minchinabad', district: 'Bahawalnagar', province: 'Punjab' },
    { value: 'Bahawalpur', label: 'Bahawalpur', district: 'Bahawalpur', province: 'Punjab' },
    { value: 'Ahmedpur Shirqia', label: 'Ahmedpur Shirqia', district: 'Bahawalpur', province: 'Punjab' },
    { value: 'Hasilpur', label: 'Hasilpur', district: 'Bahawalpur', province: 'Punjab' },
    { value: 'Khairpur Tamewali', label: 'Khairpur Tamewali', district: 'Bahawalpur', province: 'Punjab' },
    { value: 'Yazman', label: 'Yazman', district: 'Bahawalpur', province: 'Punjab' },
    { value: 'Khanpur', label: 'Khanpur', district: 'Rahim Yar Khan', province: 'Punjab' },
    { value: 'Liaquatpur', label: 'Liaquatpur', district: 'Rahim Yar Khan', province: 'Punjab' },
    { value: 'Sadiqabad', label: 'Sadiqabad', district: 'Rahim Yar Khan', province: 'Punjab' },
    { value: 'Rahim Yar Khan', label: 'Rahim Yar Khan', district: 'Rahim Yar Khan', province: 'Punjab' },
    { value: 'Rajanpur', label: 'Rajanpur', district: 'Rajanpur', province: 'Punjab' },
    { value: 'Rojhan', label: 'Rojhan', district: 'Rajanpur', province: 'Punjab' },
    { value: 'Jampur', label: 'Jampur', district: 'Rajanpur', province: 'Punjab' },
    { value: 'Layyah', label: 'Layyah', district: 'Layyah', province: 'Punjab' },
    { value: 'Karor Lal Esan', label: 'Karor Lal Esan', district: 'Layyah', province: 'Punjab' },
    { value: 'Chaubara', label: 'Chaubara', district: 'Layyah', province: 'Punjab' },
    { value: 'Dera Ghazi Khan', label: 'Dera Ghazi Khan', district: 'Dera Ghazi Khan', province: 'Punjab' },
    { value: 'Kot Chutta', label: 'Kot Chutta', district: 'Dera Ghazi Khan', province: 'Punjab' },
    { value: 'Taunsa', label: 'Taunsa', district: 'Dera Ghazi Khan', province: 'Punjab' },
    { value: 'Toba Tek Singh', label: 'Toba Tek Singh', district: 'Toba Tek Singh', province: 'Punjab' },
    { value: 'Gojra', label: 'Gojra', district: 'Toba Tek Singh', province: 'Punjab' },
    { value: 'Kamalia', label: 'Kamalia', district: 'Toba Tek Singh', province: 'Punjab' },
    { value: 'Pir Mahal', label: 'Pir Mahal', district: 'Toba Tek Singh', province: 'Punjab' },
    { value: 'Jhang', label: 'Jhang', district: 'Jhang', province: 'Punjab' },
    { value: '18 Hazari', label: '18 Hazari', district: 'Jhang', province: 'Punjab' },
    { value: 'Shorkot', label: 'Shorkot', district: 'Jhang', province: 'Punjab' },
    { value: 'Ahmadpur Sial', label: 'Ahmadpur Sial', district: 'Jhang', province: 'Punjab' },
    { value: 'Muzaffargarh', label: 'Muzaffargarh', district: 'Muzaffargarh', province: 'Punjab' },
    { value: 'Alipur', label: 'Alipur', district: 'Muzaffargarh', province: 'Punjab' },
    { value: 'Jatoi', label: 'Jatoi', district: 'Muzaffargarh', province: 'Punjab' },
    { value: 'Kot Addu', label: 'Kot Addu', district: 'Muzaffargarh', province: 'Punjab' },
    { value: 'Astore', label: 'Astore', district: 'Astore', province: 'Gilgit Baltistan' },
    { value: 'Shounter', label: 'Shounter', district: 'Astore', province: 'Gilgit Baltistan' },
    { value: 'Diamer', label: 'Diamer', district: 'Diamer', province: 'Gilgit Baltistan' },
    { value: 'Babusar', label: 'Babusar', district: 'Diamer', province: 'Gilgit Baltistan' },
    { value: 'Chilas', label: 'Chilas', district: 'Diamer', province: 'Gilgit Baltistan' },
    { value: 'Darel', label: 'Darel', district: 'Darel', province: 'Gilgit Baltistan' },
    { value: 'Tangir', label: 'Tangir', district: 'Tangir', province: 'Gilgit Baltistan' },
]

