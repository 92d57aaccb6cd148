var kecamatan = [
 ['Provinsi','Kabupaten','Kecamatan'],
 ['Bali','Badung','Kuta'],
 ['Bali','Badung','Mengwi'],
 ['Bali','Gianyar','Ubud'],
 ['Banten','Lebak','Bayah'],
 ['Banten','Lebak','Cibeber'],
 ['Banten','Serang','Anyar']
];
