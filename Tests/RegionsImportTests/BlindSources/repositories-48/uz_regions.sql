SET
SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
SET
AUTOCOMMIT = 0;
START TRANSACTION;
SET
time_zone = "+00:00";


/*!40101 SET NAMES utf8mb4 */;

-- --------------------------------------------------------

--
-- Структура таблицы `districts`
--

CREATE TABLE `districts`
(
    `id`        int(11) NOT NULL,
    `region_id` int(11) NOT NULL,
    `name`      varchar(255) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

--
-- Дамп данных таблицы `districts`
--

INSERT INTO `districts` (`id`, `region_id`, `name`)
VALUES (15, 1, 'Amudaryo tumani'),
       (16, 1, 'Beruniy tumani'),
       (17, 1, 'Kegayli tumani'),
       (18, 1, 'Qonliko‘l tumani'),
       (19, 1, 'Qorao‘zak tumani'),
       (21, 1, 'Mo‘ynoq tumani'),
       (22, 1, 'Nukus tumani'),
       (23, 1, 'Nukus shahri'),
       (139, 10, 'Boyovut tumani'),
       (140, 10, 'Guliston tumani'),
       (141, 10, 'Guliston shahri'),
       (148, 10, 'Shirin shahri'),
       (149, 10, 'Yangier shahri'),
       (150, 11, 'Angiren shahri'),
       (156, 11, 'Qibray tumani'),
       (198, 14, 'Bektimer tumani'),
       (199, 14, 'M.Ulug‘bek tumani'),
       (200, 14, 'Mirobod tumani'),
       (201, 14, 'Olmazor tumani'),
       (209, 1, 'Taxiatosh shahri'),
       (215, 11, 'Toshkent tumani');

-- --------------------------------------------------------

--
-- Структура таблицы `quarters`
--

CREATE TABLE `quarters`
(
    `id`          int(11) NOT NULL,
    `district_id` int(11) NOT NULL,
    `name`        varchar(255) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

--
-- Дамп данных таблицы `quarters`
--

INSERT INTO `quarters` (`id`, `district_id`, `name`)
VALUES (1, 15, 'Amir Temur nomli ovul fuqarolar yig`ini'),
       (2, 15, 'Tosh Yop ovul fuqarolar yig`ini'),
       (3, 15, 'O`rta qal`a ovul fuqarolar yig`ini'),
       (4, 15, 'O`rta qal`a ovul fuqarolar yig`ini tarkibidagi \"Arna bo`yi\" MFY'),
       (5, 15, 'O`rta qal`a ovul fuqarolar yig`ini tarkibidagi \"Bog`\" MFY'),
       (37, 15, 'A.Navoiy nomli MFY'),
       (85, 17, 'Kegeyli shaharchasi fuqarolar yig`ini'),
       (86, 17, 'Kegeyli shaharchasi 1-sonli MFY'),
       (102, 17, 'Kazanketken SHFY'),
       (117, 19, 'Qorao`zak shaharcha fuqarolai yig`ini'),
       (118, 19, '1-sonli MFY'),
       (119, 19, '2-sonli MFY'),
       (167, 21, '1 sonli MFY'),
       (172, 21, 'Uchsay ovul fuqarolar yig`ini '),
       (173, 21, 'Tikuzyak ovul fuqarolar yig`ini '),
       (187, 23, 'Botanika bog`i MFY'),
       (199, 23, '13-sonli Qoskol-2 MFY'),
       (224, 23, '38-conliBes pobe MFY'),
       (10166, 215, 'G’ishtko’prik MFY'),
       (10167, 215, 'Guliston MFY'),
       (10169, 156, 'Parvoz MFY'),
       (11184, 201, 'Zarqaynar MFY'),
       (11188, 201, 'Sobir Rahimov MFY');

-- --------------------------------------------------------

--
-- Структура таблицы `regions`
--

CREATE TABLE `regions`
(
    `id`   int(11) NOT NULL,
    `name` varchar(255) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

--
-- Дамп данных таблицы `regions`
--

INSERT INTO `regions` (`id`, `name`)
VALUES (1, 'Qoraqalpog‘iston Respublikasi'),
       (2, 'Andijon viloyati'),
       (10, 'Sirdaryo viloyati'),
       (11, 'Toshkent viloyati'),
       (14, 'Toshkent shahri');

--
-- Индексы таблицы `districts`
--
ALTER TABLE `districts`
    ADD PRIMARY KEY (`id`);

ALTER TABLE `regions`
    MODIFY `id` int (11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=15;
COMMIT;
