
from aiogram.types import InlineKeyboardMarkup, InlineKeyboardButton

# Jizzax viloyati
tumanlar_jizzax = InlineKeyboardMarkup(inline_keyboard=[
    [InlineKeyboardButton(text="Arnasoy tumani", callback_data="arn")],
    [InlineKeyboardButton(text="Baxmal tumani", callback_data="bax")],
    [InlineKeyboardButton(text="Do'stlik tumani", callback_data="do's")],
    [InlineKeyboardButton(text="Forish tumani", callback_data="for")],
    [InlineKeyboardButton(text="G'allaorol tumani", callback_data="g'all")],
    [InlineKeyboardButton(text="Sharof Rashidov tumani", callback_data="shr")],
    [InlineKeyboardButton(text="Mirzacho'l tumani", callback_data="mir")],
    [InlineKeyboardButton(text="Paxtakor tumani", callback_data="paxt")],
    [InlineKeyboardButton(text="Yangiobod tumani", callback_data="yangob")],
    [InlineKeyboardButton(text="Zomin tumani", callback_data="zom")],
    [InlineKeyboardButton(text="Zafarobod tumani", callback_data="zaf")],
    [InlineKeyboardButton(text="Zarbdor tumani", callback_data="zarb")],
    [InlineKeyboardButton(text="⬅️BACK", callback_data="backr")]
])

# Farg'ona viloyati
tumanlar_fargona = InlineKeyboardMarkup(inline_keyboard=[
    [InlineKeyboardButton(text="Bag'dod tumani", callback_data="bagdod")],
    [InlineKeyboardButton(text="Beshariq tumani", callback_data="beshariq")],
    [InlineKeyboardButton(text="Farg'ona tumani", callback_data="fargona")],
    [InlineKeyboardButton(text="Yozyovon tumani", callback_data="yozyovon")],
    [InlineKeyboardButton(text="Oltiariq tumani", callback_data="oltiariq")],
    [InlineKeyboardButton(text="Quva tumani", callback_data="quva")],
    [InlineKeyboardButton(text="Rishton tumani", callback_data="rishton")],
    [InlineKeyboardButton(text="Sokh tumani", callback_data="sokh")],
    [InlineKeyboardButton(text="Toshloq tumani", callback_data="toshloq")],
    [InlineKeyboardButton(text="⬅️BACK", callback_data="backr")]
])

# Namangan viloyati
tumanlar_namangan = InlineKeyboardMarkup(inline_keyboard=[
    [InlineKeyboardButton(text="Namangan tumani", callback_data="namangan")],
    [InlineKeyboardButton(text="Chortoq tumani", callback_data="chortoq")],
    [InlineKeyboardButton(text="Kosonsoy tumani", callback_data="kosonsoy")],
    [InlineKeyboardButton(text="Mingbuloq tumani", callback_data="mingbuloq")],
    [InlineKeyboardButton(text="Pop tumani", callback_data="pop")],
    [InlineKeyboardButton(text="To'raqo'rg'on tumani", callback_data="toqorgon")],
    [InlineKeyboardButton(text="⬅️BACK", callback_data="backr")]
])

# Qashqadaryo viloyati
tumanlar_qashqadaryo = InlineKeyboardMarkup(inline_keyboard=[
    [InlineKeyboardButton(text="Qarshi tumani", callback_data="qarshi")],
    [InlineKeyboardButton(text="Shahrisabz tumani", callback_data="shahrisabz")],
    [InlineKeyboardButton(text="Dehqonobod tumani", callback_data="dehqonobod")],
    [InlineKeyboardButton(text="Kasbi tumani", callback_data="kasbi")],
    [InlineKeyboardButton(text="Chiroqchi tumani", callback_data="chiroqchi")],
    [InlineKeyboardButton(text="Muborak tumani", callback_data="muborak")],
    [InlineKeyboardButton(text="Yakkabog' tumani", callback_data="yakkabog")],
    [InlineKeyboardButton(text="⬅️BACK", callback_data="backr")]
])

# Surxondaryo viloyati
tumanlar_surxondaryo = InlineKeyboardMarkup(inline_keyboard=[
    [InlineKeyboardButton(text="Termiz tumani", callback_data="termiz")],
    [InlineKeyboardButton(text="Angor tumani", callback_data="angor")],
    [InlineKeyboardButton(text="Boysun tumani", callback_data="boysun")],
    [InlineKeyboardButton(text="Denov tumani", callback_data="denov")],
    [InlineKeyboardButton(text="Qumqo'rg'on tumani", callback_data="qumqo'rg'on")],
    [InlineKeyboardButton(text="Sariosiyo tumani", callback_data="sariosiyo")],
    [InlineKeyboardButton(text="Shahrisabz tumani", callback_data="shahrisabz")],
    [InlineKeyboardButton(text="⬅️BACK", callback_data="backr")]
])
