# -*- coding: utf-8 -*- 
################################################################################
# LexaLink Copyright information - do not remove this copyright notice
# Copyright (C) 2012 
#
# Lexalink - a free social network and dating platform for the Google App Engine. 
#
# Original author: Alexander Marquardt
# Documentation and additional information: http://www.LexaLink.com
# Git source code repository: https://github.com/lexalink/LexaLink.git 
#
# Please consider contributing your enhancements and modifications to the LexaLink community, 
#
# Licensed under the Apache License, Version 2.0 (the "License");
# you may not use this file except in compliance with the License.
################################################################################

#Costa Rica
CR_regions = [
    ((u"A", u"Alajuela"), [
        (u"AL",  u"Alajuela"),
        (u"AR",  u"Alfaro Ruiz"),
        (u"AT",  u"Atenas"),
        (u"GR",  u"Grecia"),
        (u"GU",  u"Guatuso"),
        (u"LC",  u"Los Chiles"),
        (u"NA",  u"Naranjo"),
        (u"OR",  u"Orotina"),
        (u"PA",  u"Palmares"),
        (u"PO",  u"Poás"),
        (u"SC",  u"San Carlos"),
        (u"SM",  u"San Mateo"),
        (u"SR",  u"San Ramón"),
        (u"UP",  u"Upala"),
        (u"VV",  u"Valverde Vega"),
        ]),

    ((u"C", u"Cartago"), [
        (u"AL",  u"Alvarado"),
        (u"CA",  u"Cartago"),
        (u"EG",  u"El Guarco"),
        (u"JI",  u"Jiménez"),
        (u"LU",  u"La Unión"),
        (u"OR",  u"Oreamuno"),
        (u"PA",  u"Paraíso"),
        (u"TU",  u"Turrialba"),
        ]),

]
