# SPDX-FileCopyrightText: 2024-present Trenton H <rda0128ou@mozmail.com>
#
# SPDX-License-Identifier: MPL-2.0
# Generated from: 4f5658fa63afce8cd121d41444b28c2294e6b513
from typing import Final

from simpleiso3166.subdivisions import Subdivision

COUNTRY_NAME: Final[str] = "Iran, Islamic Republic of"

SUBDIVISIONS: Final[list[Subdivision]] = [
    Subdivision(code="IR-00", name="Markazī", type_="Province"),
    Subdivision(code="IR-01", name="Gīlān", type_="Province"),
    Subdivision(code="IR-02", name="Māzandarān", type_="Province"),
    Subdivision(code="IR-03", name="Āz̄ārbāyjān-e Shārqī", type_="Province"),
    Subdivision(code="IR-04", name="Āz̄ārbāyjān-e Ghārbī", type_="Province"),
    Subdivision(code="IR-05", name="Kermānshāh", type_="Province"),
    Subdivision(code="IR-06", name="Khūzestān", type_="Province"),
    Subdivision(code="IR-07", name="Fārs", type_="Province"),
    Subdivision(code="IR-08", name="Kermān", type_="Province"),
    Subdivision(code="IR-09", name="Khorāsān-e Raẕavī", type_="Province"),
    Subdivision(code="IR-10", name="Eşfahān", type_="Province"),
    Subdivision(code="IR-11", name="Sīstān va Balūchestān", type_="Province"),
    Subdivision(code="IR-12", name="Kordestān", type_="Province"),
    Subdivision(code="IR-13", name="Hamadān", type_="Province"),
    Subdivision(code="IR-14", name="Chahār Maḩāl va Bakhtīārī", type_="Province"),
    Subdivision(code="IR-15", name="Lorestān", type_="Province"),
    Subdivision(code="IR-16", name="Īlām", type_="Province"),
    Subdivision(code="IR-17", name="Kohgīlūyeh va Bowyer Aḩmad", type_="Province"),
    Subdivision(code="IR-18", name="Būshehr", type_="Province"),
    Subdivision(code="IR-19", name="Zanjān", type_="Province"),
    Subdivision(code="IR-20", name="Semnān", type_="Province"),
    Subdivision(code="IR-21", name="Yazd", type_="Province"),
    Subdivision(code="IR-22", name="Hormozgān", type_="Province"),
    Subdivision(code="IR-23", name="Tehrān", type_="Province"),
    Subdivision(code="IR-24", name="Ardabīl", type_="Province"),
    Subdivision(code="IR-25", name="Qom", type_="Province"),
    Subdivision(code="IR-26", name="Qazvīn", type_="Province"),
    Subdivision(code="IR-27", name="Golestān", type_="Province"),
    Subdivision(code="IR-28", name="Khorāsān-e Shomālī", type_="Province"),
    Subdivision(code="IR-29", name="Khorāsān-e Jonūbī", type_="Province"),
    Subdivision(code="IR-30", name="Alborz", type_="Province"),
]
