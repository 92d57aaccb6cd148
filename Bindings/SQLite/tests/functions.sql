.nullvalue NULL
.mode list
-- What loading adds, and nothing else.
SELECT name, narg FROM pragma_function_list WHERE name LIKE 'region%' ORDER BY 1, 2;
SELECT name FROM pragma_module_list WHERE name LIKE 'region%' ORDER BY 1;
-- Names and paths, by text and by integer.
SELECT region_name('110101'), region_name(110101), region_path('440305'), region_path(440305, ' › ');
SELECT region_parent('440305'), region_parent(110101), region_parent('110000');
SELECT region_ancestor('330106003', 'province'), region_ancestor(330106003, 'county'), region_ancestor('110101', 2);
SELECT region_name(region_ancestor(440305, 'province'));
-- Addresses.
SELECT region_match('杭州市西湖区文三路478号'), region_rest('杭州市西湖区文三路478号'), region_match('abc'), region_rest('abc');
-- NULL in, NULL out; unknown IDs have no answer.
SELECT region_name(NULL), region_path(NULL), region_path('110101', NULL), region_parent(NULL), region_ancestor(NULL, 'province'), region_ancestor('110101', NULL), region_match(NULL), region_rest(NULL);
SELECT region_name('999999'), region_name(-1), region_name(''), region_path(9223372036854775807), region_parent('x'), region_ancestor('x', 'county');
-- IDs as files have them.
SELECT region_name(110101.0), region_name(' 110101.0 '), region_name('110101000000'), region_name(110101000000), region_name('１１０１０１'), region_name('="110101"'), region_name('1101');
-- A town's 12 digits are another office's.
SELECT region_name('340111004'), region_name('340111004000'), region_name(340111004000), region_name(340111004000.0);
-- Regions that are no more.
SELECT region_match('北京市崇文区幸福大街1号'), region_rest('北京市崇文区幸福大街1号'), region_confidence('北京市崇文区幸福大街1号'), region_confidence('abc'), region_confidence(NULL);
SELECT region_current('110103'), region_current(110101), region_current('999999'), region_current(NULL);
-- What is wrong is said.
SELECT region_name(110101.5);
SELECT region_name(x'313130313031');
SELECT region_ancestor('110101', 'planet');
SELECT region_name();
SELECT region_path('110101', '/', '/');
