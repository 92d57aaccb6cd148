#choices for selecting districts
DISTRICT_CHOICES = (
    ('KAILALI', 'कैलाली'),
    ('KANCHANPUR', 'कञ्चनपुर'),
    ('DADELDHURA', 'डडेल्धुरा'),
    ('DOTI', 'डोटी'),
    ('ACHHAM', 'अछाम'),
    ('BAJURA', 'बाजुरा'),
    ('BAJHANG', 'बझाङ'),
    ('BAITADI', 'बैतडी'),
    ('DARCHULA', 'दार्चुला'),
)

DADELDHURA_LOCALBODY_CHOICES = (
    ('AMARGADHI', 'अमरगढी नगरपालिका'),
    ('PARSURAM', 'परशुराम नगरपालिका'),
    ('ALITAL', 'आलिताल गाउँपालिका'),
    ('BHAGYASWOR', 'भागेश्वर गाउँपालिका'),
    ('NAVADURGA', 'नवदुर्गा गाउँपालिका'),
    ('AJAYMERU', 'अजयमेरु गाउँपालिका'),
    ('GANYAPDHURA', 'गन्यापधुरा गाउँपालिका'),
)

DARCHULA_LOCALBODY_CHOICES = (
    ('MAHAKALI', 'महाकाली नगरपालिका'),
    ('SALYASIKHAR', 'शैल्यशिखर नगरपालिका'),
    ('MALIKARJUN', 'मालिकार्जुन गाउँपालिका'),
    ('APIHIMAL', 'अपिहिमाल गाउँपालिका'),
    ('DUNHU', 'दुहुँ गाउँपालिका'),
    ('NAUGADH', 'नौगाड गाउँपालिका'),
    ('MARMA', 'मार्मा गाउँपालिका'),
    ('LEKAM', 'लेकम गाउँपालिका'),
    ('BYAS', 'ब्याँस गाउँपालिका'),
)
