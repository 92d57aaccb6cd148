/*
 * regions.h – the administrative regions of a country, read in place from one file.
 *
 *     regions_tree *china;
 *     regions_node node;
 *     char name[256];
 *     size_t length;
 *
 *     regions_tree_open_bundled(&china);
 *     if (regions_tree_find(china, "110101", 6, &node) == REGIONS_OK &&
 *         regions_node_name(china, node, name, sizeof name, &length) == REGIONS_OK)
 *       puts(name);                                    // 东城区
 *     regions_tree_close(&china);
 *
 * What holds throughout:
 *
 * - Status. What can fail returns a `regions_status`, 0 for success. Every out-parameter is set on every
 *   path: to 0, NULL or REGIONS_NONE where there is nothing to say.
 * - Texts. All are UTF-8. Texts given are a pointer and a number of bytes; they need no NUL, may be NULL if
 *   the number is 0, and are not kept. Bytes that are not UTF-8 are no error: nothing is found for them.
 *   Texts returned are written to the caller's buffer of `capacity` bytes and ended by a NUL; `*length` is
 *   the text's size in bytes without it. If the text and its NUL don't fit, the call returns
 *   REGIONS_TOO_SMALL, `*length` says what is needed, and the buffer holds the empty text (if it holds
 *   anything). `length` may be NULL for who doesn't want it, the buffer may be NULL if `capacity` is 0. No
 *   name is longer than 4,096 bytes, no ID than 255.
 * - Handles are opaque. Who opens one closes it. Closing sets the caller's pointer to NULL, so that closing
 *   again, or closing NULL, does nothing. NULL given as a handle is REGIONS_INVALID, or 0 from a function
 *   that returns a number. A handle made from another one (a search, a picker) keeps what it needs: they
 *   may be closed in any order.
 * - Threads. There is no state outside of handles. A `const` handle may be used by any number of threads
 *   at once, a handle that isn't const (a picker) by one at a time, and none while it is being closed.
 *   After a fork, the child may go on using every handle, and closes it on its own account.
 * - Regions are numbers, `regions_node`: 0 to one less than the tree's count, in level order: all regions of
 *   the first level, then all of the second, and so on; the children of one region follow each other. A
 *   number belongs to one file. What outlives the file is the ID. A number that is none of the tree's is
 *   REGIONS_INVALID.
 * - Files of at most a megabyte are copied when they are opened: whatever is done to them later changes nothing.
 *   Larger ones are read in place: replace such a file by renaming another one over it, and never write into one
 *   that is open; who shortens it ends the process that reads on (SIGBUS).
 */
#ifndef REGIONS_H
#define REGIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Status ------------------------------------------------------------------------------------------ */

/* What a call came to. Later versions may add further ones. */
typedef int32_t regions_status;

enum {
  /* It was done. */
  REGIONS_OK = 0,
  /* There is no such region, attribute, … */
  REGIONS_NOT_FOUND = 1,
  /* The caller's buffer is too small. */
  REGIONS_TOO_SMALL = 2,
  /* An argument can't be: a NULL handle, a node, a level or an index that is none. */
  REGIONS_INVALID = 3,
  /* A picker doesn't take this event now; it is as it was. */
  REGIONS_REFUSED = 4,
  /* The file can't be opened or read. */
  REGIONS_UNREADABLE = 5,
  /* The bytes aren't a .regions file. */
  REGIONS_NOT_A_REGION_FILE = 6,
  /* A .regions file of a major version that this library doesn't know. */
  REGIONS_UNSUPPORTED_VERSION = 7,
  /* The file ends early, or its parts contradict each other. */
  REGIONS_MALFORMED = 8,
  /* A part of the file differs from its checksum. */
  REGIONS_DAMAGED = 9,
  /* There is not enough memory for the answer. */
  REGIONS_NO_MEMORY = 10,
  /* A number with a fraction can't be an ID. */
  REGIONS_NO_ID = 11,
  /* A town's code as another office writes it, which may mean another town. */
  REGIONS_OTHER_OFFICE = 12
};

/* What a status means, in English: lower case, no full stop. Never NULL; belongs to the library. */
const char *regions_strerror(regions_status status);

/* The library's version, as in "1.0.0". Belongs to the library. */
const char *regions_version(void);

/* ---- Trees ------------------------------------------------------------------------------------------- */

/* An open data set of regions. */
typedef struct regions_tree regions_tree;

/* A region of a tree. */
typedef uint32_t regions_node;

/* No region. */
#define REGIONS_NONE UINT32_MAX

/* No tree is deeper. */
#define REGIONS_MAXIMUM_DEPTH 32

/*
 * Opens a file: a copy of one of at most a megabyte, a mapping into memory of a larger one.
 *
 * `message` takes what exactly is wrong if it fails, with a NUL and cut off at `capacity` bytes, the empty
 * text otherwise; it may be NULL. REGIONS_UNREADABLE, and the checks of a file's header and outline:
 * REGIONS_NOT_A_REGION_FILE, REGIONS_UNSUPPORTED_VERSION, REGIONS_MALFORMED, REGIONS_DAMAGED. What lies
 * deeper is checked when it is used, and gives wrong answers at worst, never one outside of the tree:
 * `regions_tree_verify` reads everything. WebAssembly has no files: REGIONS_UNREADABLE.
 */
regions_status regions_tree_open(
  const char *path, regions_tree **tree, char *message, size_t capacity);

/* Opens a data set that lies in memory, of which a copy is made. Otherwise as `regions_tree_open`. */
regions_status regions_tree_open_bytes(
  const void *bytes, size_t count, regions_tree **tree, char *message, size_t capacity);

/*
 * Opens a data set that lies in memory, in place: the bytes must stay readable and unchanged until the tree
 * and all that was made from it are closed. Otherwise as `regions_tree_open`.
 */
regions_status regions_tree_open_borrowed(
  const void *bytes, size_t count, regions_tree **tree, char *message, size_t capacity);

/* Opens the divisions of China that are part of the library. All who do share what is made in memory. */
regions_status regions_tree_open_bundled(regions_tree **tree);

/*
 * Opens the prefectures and counties of China that were in force between 1980 and 2024 and are no longer, under
 * their codes of then: for `regions_former_find`, and for search and matching by former names.
 */
regions_status regions_tree_open_bundled_former(regions_tree **tree);

/* Closes a tree and sets `*tree` to NULL. */
void regions_tree_close(regions_tree **tree);

/*
 * Reads every byte and compares each part with its checksum: about a millisecond a megabyte, for bytes that
 * came a long way. `message` as for `regions_tree_open`. REGIONS_DAMAGED.
 */
regions_status regions_tree_verify_checksums(
  const regions_tree *tree, char *message, size_t capacity);

/*
 * Reads every byte and every region and checks that they fit together: O(regions), for files from elsewhere.
 * `message` as for `regions_tree_open`.
 */
regions_status regions_tree_verify(const regions_tree *tree, char *message, size_t capacity);

/* How many regions there are. */
uint32_t regions_tree_count(const regions_tree *tree);

/* How many levels there are, at most REGIONS_MAXIMUM_DEPTH. */
uint32_t regions_tree_depth(const regions_tree *tree);

/* The size of the file in bytes. */
uint64_t regions_tree_byte_count(const regions_tree *tree);

/* The regions of a level, 1 for the roots: `*count` of them from `*first` on. REGIONS_INVALID: no such level. */
regions_status regions_tree_level(
  const regions_tree *tree, uint32_t level, regions_node *first, uint32_t *count);

/* What a data set says about itself. */
typedef int32_t regions_metadata;

enum {
  /* What it is called. */
  REGIONS_TITLE = 0,
  /* The date it is true of, as in "2025-12-31". */
  REGIONS_AS_OF = 1,
  /* Where it was taken from. */
  REGIONS_ORIGIN = 2,
  /* The terms it may be used under. */
  REGIONS_LICENSE = 3,
  /* The version of the file's format, as in "1.0". */
  REGIONS_FORMAT_VERSION = 4
};

/* A part of what a data set says about itself; may be empty. REGIONS_INVALID: no such part. */
regions_status regions_tree_metadata(
  const regions_tree *tree, regions_metadata part, char *buffer, size_t capacity, size_t *length);

/* Whether any region has a rank. */
bool regions_tree_has_ranks(const regions_tree *tree);

/*
 * The rank a text tells: a number ("3"), the data set's own name for it, province, prefecture, county, town or
 * village, or what people say: 省, 市, 区县, 街道, city, district. REGIONS_NOT_FOUND with 0 if it is none.
 */
regions_status regions_tree_find_rank(
  const regions_tree *tree, const char *text, size_t length, uint32_t *rank);

/* What the regions of a level are called, level 1 first; empty if the data set doesn't say. */
regions_status regions_tree_level_label(
  const regions_tree *tree, uint32_t level, char *buffer, size_t capacity, size_t *length);

/* How many attributes regions of this data set may have. */
uint32_t regions_tree_attribute_count(const regions_tree *tree);

/* The name of an attribute, from 0 on in the file's order. */
regions_status regions_tree_attribute_name(
  const regions_tree *tree, uint32_t attribute, char *buffer, size_t capacity, size_t *length);

/* The attribute with a name, or REGIONS_NOT_FOUND. */
regions_status regions_tree_find_attribute(
  const regions_tree *tree, const char *name, size_t length, uint32_t *attribute);

/*
 * The region with an ID, or REGIONS_NOT_FOUND with REGIONS_NONE. IDs are compared as they are written: "01"
 * and "1" are two. O(1); who asks often gets a table made, which is a few bytes a region.
 */
regions_status regions_tree_find(
  const regions_tree *tree, const char *id, size_t length, regions_node *node);

/* The region whose ID is a number, written without leading zeros. Otherwise as `regions_tree_find`. */
regions_status regions_tree_find_integer(
  const regions_tree *tree, uint64_t id, regions_node *node);

/* What was done to an ID as people and programs write it until a region had it. */
typedef int32_t regions_form;

enum {
  /* Nothing: it is written as the data set has it. */
  REGIONS_EXACT = 0,
  /* Blanks and quotes around it were taken away, full-width digits made plain ones, or ".0" cut off. */
  REGIONS_CLEANED = 1,
  /* Zeros for all levels below the county were cut off or added: "110101000000" is "110101". */
  REGIONS_RESIZED = 2
};

/*
 * The region with an ID as it is written in files and by people, and in which form it was (`form` may be NULL).
 * What a region has as its ID as it is written is that region's; only what no region has is read otherwise.
 * Otherwise as `regions_tree_find`. `regions_table_map` reads columns like this.
 *
 * A town's code of 12 digits is the Bureau of Statistics', one of 9 the Ministry of Civil Affairs', and thousands of
 * them mean another town in the other list: 340111004 is 常青街道, 340111004000 包公街道. What could only be
 * answered by taking the one for the other is REGIONS_OTHER_OFFICE, with REGIONS_NONE.
 */
regions_status regions_tree_find_written(
  const regions_tree *tree, const char *id, size_t length, regions_node *node, regions_form *form);

/*
 * The same of a floating-point number, what becomes of integers among missing values elsewhere. NaN is
 * REGIONS_NOT_FOUND; REGIONS_NO_ID: it has a fraction, or is infinite.
 */
regions_status regions_tree_find_float(
  const regions_tree *tree, double id, regions_node *node, regions_form *form);

/* ---- Regions ----------------------------------------------------------------------------------------- */

/* A region's ID, as the source has it. */
regions_status regions_node_id(
  const regions_tree *tree, regions_node node, char *buffer, size_t capacity, size_t *length);

/* A region's name. */
regions_status regions_node_name(
  const regions_tree *tree, regions_node node, char *buffer, size_t capacity, size_t *length);

/* The names from the root down to a region, with a separator between them. */
regions_status regions_node_path(
  const regions_tree *tree, regions_node node, const char *separator, size_t separator_length,
  char *buffer, size_t capacity, size_t *length);

/* A region's level, 1 for a root. */
regions_status regions_node_level(
  const regions_tree *tree, regions_node node, uint32_t *level);

/* The region this one is part of; REGIONS_NOT_FOUND with REGIONS_NONE for a root. */
regions_status regions_node_parent(
  const regions_tree *tree, regions_node node, regions_node *parent);

/*
 * The regions directly below, in the source's order: `*count` of them from `*first` on. A leaf has none:
 * REGIONS_OK, 0 and REGIONS_NONE.
 */
regions_status regions_node_children(
  const regions_tree *tree, regions_node node, regions_node *first, uint32_t *count);

/*
 * The regions from the root down to this one, which is the last. `*count` is their number; `nodes` takes
 * `capacity` of them, and REGIONS_MAXIMUM_DEPTH are always enough; REGIONS_TOO_SMALL: none was written.
 */
regions_status regions_node_ancestors(
  const regions_tree *tree, regions_node node, regions_node *nodes, size_t capacity, size_t *count);

/* The value of an attribute as text, a number in decimal digits. REGIONS_NOT_FOUND: it has none. */
regions_status regions_node_attribute(
  const regions_tree *tree, regions_node node, uint32_t attribute, char *buffer, size_t capacity,
  size_t *length);

/* The value of an attribute that is a number. REGIONS_NOT_FOUND: it has none, or a text. */
regions_status regions_node_attribute_integer(
  const regions_tree *tree, regions_node node, uint32_t attribute, int64_t *value);

/*
 * What kind of division a region is: 1 for a province, 2 prefecture, 3 county, 4 town, 5 village, and so on to
 * 32. It is no depth: 东城区 lies right below 北京市, and is a county all the same. REGIONS_NOT_FOUND with 0 if
 * the data set doesn't say.
 */
regions_status regions_node_rank(const regions_tree *tree, regions_node node, uint32_t *rank);

/* The region of a rank that this one lies in, or is; REGIONS_NOT_FOUND with REGIONS_NONE if there is none. */
regions_status regions_node_of_rank(
  const regions_tree *tree, regions_node node, uint32_t rank, regions_node *found);

/* ---- Regions that are no more ------------------------------------------------------------------------ */

/*
 * What an ID that is no longer in force was, and what became of the region. `former`: a data set whose former
 * regions have the attributes `until`, a year, and `successors`, IDs of `current` with spaces between them.
 *
 * `*node` is a region of `former`, with its last name and path; `*until` the year in which it went out of
 * force; `*count` the number of regions of `current` that it became or was divided among, the one with its seat
 * or most of its area first, 0 where that is left open. `successors` takes `capacity` of them;
 * REGIONS_TOO_SMALL: none was written, all else was. REGIONS_NOT_FOUND: no region had the ID, it is in force,
 * or `former` tells of other regions than `current` has.
 */
regions_status regions_former_find(
  const regions_tree *former, const regions_tree *current, const char *id, size_t length,
  regions_node *node, int32_t *until, regions_node *successors, size_t capacity, size_t *count);

/*
 * The regions of `former` that a region of `current` followed, those that were there last first: `*count` of
 * them, of which `nodes` takes `capacity`; REGIONS_TOO_SMALL: none was written. O(former regions).
 */
regions_status regions_former_predecessors(
  const regions_tree *former, const regions_tree *current, regions_node node,
  regions_node *nodes, size_t capacity, size_t *count);

/* ---- Search ------------------------------------------------------------------------------------------ */

/* Finds regions by what people type. What it reads is made in memory when a query first needs it. */
typedef struct regions_search regions_search;

/* What a query found, best first. */
typedef struct regions_results regions_results;

/* Makes a search over a tree: O(1). */
regions_status regions_search_open(const regions_tree *tree, regions_search **search);

/* The same, finding regions by the names of those they followed too. `former` may be NULL. */
regions_status regions_search_open_former(
  const regions_tree *tree, const regions_tree *former, regions_search **search);

/* Closes a search and sets `*search` to NULL. */
void regions_search_close(regions_search **search);

/* Why a region was found. */
typedef int32_t regions_kind;

enum {
  /* The whole name. */
  REGIONS_BY_NAME = 0,
  /* The name without what kind of place it is. */
  REGIONS_BY_SHORT_NAME = 1,
  /* The beginning of a name, or a part of it. */
  REGIONS_BY_PART = 2,
  /* Pinyin, spelled out or with some syllables cut to their first letters. */
  REGIONS_BY_PINYIN = 3,
  /* The first letters of the pinyin alone. */
  REGIONS_BY_PINYIN_INITIALS = 4,
  /* The ID or its beginning. */
  REGIONS_BY_ID = 5,
  /* Near the name only, one slip of the hand away: a guess, to be shown as one. */
  REGIONS_BY_TYPO = 6,
  /* Another name in use, or one in another language. */
  REGIONS_BY_ALIAS = 7,
  /* A name of before. */
  REGIONS_BY_FORMER_NAME = 8,
  /* A name in traditional or variant characters. */
  REGIONS_BY_TRADITIONAL = 9,
  /* The query is an address: it begins with the path of the region, and goes on. */
  REGIONS_BY_PATH = 10,
  /* An area that is no division and lies in the region, all or in part, as a development zone. */
  REGIONS_BY_ZONE = 11,
  /* The area code of its telephone numbers: 0571. Not in a browser's module. */
  REGIONS_BY_AREA_CODE = 12,
  /* Its postcode, or the first four digits of that, which are the county's or city's. As above. */
  REGIONS_BY_POSTCODE = 13
};

/* The kind as the command line writes it, as in "short-name". Never NULL; belongs to the library. */
const char *regions_kind_name(regions_kind kind);

/*
 * Finds the regions a text stands for: names or parts of them, pinyin, initials, IDs, in any order.
 *
 * `within`: only regions below this one, or REGIONS_NONE. `level`: only regions of this level, or 0 for all.
 * `limit`: how many at most. Nothing found is REGIONS_OK with no results. The results are the caller's to
 * close. O(characters of all names), a few milliseconds a million.
 */
regions_status regions_search_find(
  const regions_search *search, const char *text, size_t length, regions_node within,
  uint32_t level, uint32_t limit, regions_results **results);

/*
 * The same, of regions of a rank or above it alone: 3 leaves towns and villages out. `until`: a rank, or 0.
 */
regions_status regions_search_find_until(
  const regions_search *search, const char *text, size_t length, regions_node within,
  uint32_t level, uint32_t until, uint32_t limit, regions_results **results);

/* Closes results and sets `*results` to NULL. */
void regions_results_close(regions_results **results);

/* How many results there are. */
uint32_t regions_results_count(const regions_results *results);

/* A result, from 0 on: the region, and why it was found. */
regions_status regions_results_get(
  const regions_results *results, uint32_t index, regions_node *node, regions_kind *kind);

/*
 * The parts of a result's name to highlight, ascending without overlaps, two numbers each: where a part
 * begins and where it ends, counted in Unicode scalar values. `*count` is the number of parts; `ranges`
 * takes 2 × `capacity` numbers; REGIONS_TOO_SMALL: none was written.
 */
regions_status regions_results_highlights(
  const regions_results *results, uint32_t index, uint32_t *ranges, size_t capacity, size_t *count);

/*
 * The same for a name on the way to the result: that of the region above it, or itself, of a level from 1 on.
 * `level` 0: the result's own. REGIONS_INVALID: the result lies above that level.
 */
regions_status regions_results_path_highlights(
  const regions_results *results, uint32_t index, uint32_t level, uint32_t *ranges, size_t capacity,
  size_t *count);

/* ---- Addresses --------------------------------------------------------------------------------------- */

/* Tells the region an address lies in. */
typedef struct regions_matcher regions_matcher;

/* What one address says. */
typedef struct regions_match regions_match;

/* How sure a match is; each is larger than those it is surer than. */
typedef int32_t regions_confidence;

enum {
  /* The address names no region. */
  REGIONS_NO_MATCH = 0,
  /* One of several regions the text could mean, the best known of them. */
  REGIONS_GUESS = 1,
  /* The best reading, but names are cut short or apart, or another region is named nearly as well. */
  REGIONS_LIKELY = 2,
  /* No other region of the data set reads the same text as well. */
  REGIONS_CERTAIN = 3
};

/*
 * Makes a matcher over a tree, and over regions that are no more (a data set with the attributes `until` and
 * `successors`) or NULL: O(bytes of all names), some tens of milliseconds for 42,000 regions. REGIONS_NO_MEMORY.
 */
regions_status regions_matcher_open(
  const regions_tree *tree, const regions_tree *former, regions_matcher **matcher);

/* Closes a matcher and sets `*matcher` to NULL. */
void regions_matcher_close(regions_matcher **matcher);

/*
 * Reads an address. `within`: only this region and those below it are answers, or REGIONS_NONE. `until`: the
 * answer's rank at most, or 0; smaller regions the text names still help. An address that names no region is
 * REGIONS_OK. The match is the caller's to close. O(bytes).
 */
regions_status regions_matcher_read(
  const regions_matcher *matcher, const char *text, size_t length, regions_node within,
  uint32_t until, regions_match **match);

/* Closes a match and sets `*match` to NULL. */
void regions_match_close(regions_match **match);

/*
 * The region, REGIONS_NONE with REGIONS_NO_MATCH if there is none; how sure it is; and from which byte of the
 * text on its rest is, what stands behind the region or, in English, before it.
 */
regions_status regions_match_get(
  const regions_match *match, regions_node *node, regions_confidence *confidence,
  size_t *rest);

/* Before which byte of the text its rest ends: its last one, or the first of the region's names. */
size_t regions_match_rest_end(const regions_match *match);

/* How many other regions could be meant. */
uint32_t regions_match_alternative_count(const regions_match *match);

/* Another region that could be meant, from 0 on, the likeliest first. */
regions_status regions_match_alternative(
  const regions_match *match, uint32_t index, regions_node *node);

/* How many names the region was read from. */
uint32_t regions_match_part_count(const regions_match *match);

/*
 * A name the region was read from, from 0 on in the order of the text: the region it stands for, and the bytes
 * of the text from `*start` to before `*end`. `*kind`: what kind of name it is, "name", "short-name", "alias",
 * "former-name", "zone", "town" or "village"; never NULL, belongs to the library.
 */
regions_status regions_match_part(
  const regions_match *match, uint32_t index, regions_node *node, size_t *start, size_t *end,
  const char **kind);

/* ---- Contacts ---------------------------------------------------------------------------------------- */

/*
 * What a pasted message says of who gets something, and where: "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期".
 * A contact has parts, some of them several times. All functions but those that open and close take one by any
 * number of threads at once.
 */
typedef struct regions_contact regions_contact;

/* A part of a contact. */
typedef int32_t regions_contact_part;

enum {
  /* Who gets it; of a text that names nobody for sure enough, there is none. */
  REGIONS_CONTACT_NAME = 0,
  /* The telephone numbers in the order of the text: the digits of a mobile one, "0571-88886666". */
  REGIONS_CONTACT_PHONE = 1,
  /* As many as there are numbers: the extension of each, the empty text if it has none. */
  REGIONS_CONTACT_EXTENSION = 2,
  /* The postal code. */
  REGIONS_CONTACT_POSTCODE = 3,
  /* The number of an identity card. */
  REGIONS_CONTACT_ID_NUMBER = 4,
  /* The region; its text is its ID. */
  REGIONS_CONTACT_REGION = 5,
  /* What is left of the address. */
  REGIONS_CONTACT_DETAIL = 6,
  /* What belongs to no other part. */
  REGIONS_CONTACT_LEFT_OVER = 7,
  /* All of it: only a confidence, REGIONS_CERTAIN if every part is. */
  REGIONS_CONTACT_WHOLE = 8
};

/*
 * Takes a text apart. `within`, `until`: as in `regions_matcher_read`. A text that says nothing is REGIONS_OK. The
 * contact is the caller's to close. O(bytes), of which the first 2,048 UTF-16 units are read; what stands behind is
 * left over.
 */
regions_status regions_contact_read(
  const regions_matcher *matcher, const char *text, size_t length, regions_node within,
  uint32_t until, regions_contact **contact);

/* Closes a contact and sets `*contact` to NULL. */
void regions_contact_close(regions_contact **contact);

/* How many there are of a part. */
uint32_t regions_contact_count(const regions_contact *contact, regions_contact_part part);

/* A part, from 0 on, without what stands around it, full width and invisible characters. */
regions_status regions_contact_text(
  const regions_contact *contact, regions_contact_part part, uint32_t index, char *buffer,
  size_t capacity, size_t *length);

/* How sure a part is; REGIONS_NO_MATCH if there is none. */
regions_confidence regions_contact_confidence(
  const regions_contact *contact, regions_contact_part part, uint32_t index);

/* In how many places of the text a part stands. */
uint32_t regions_contact_range_count(
  const regions_contact *contact, regions_contact_part part, uint32_t index);

/* A place, from 0 on: the bytes of the text from `*start` to before `*end`. */
regions_status regions_contact_range(
  const regions_contact *contact, regions_contact_part part, uint32_t index, uint32_t range,
  size_t *start, size_t *end);

/* The region; REGIONS_NONE with REGIONS_OK if there is none. */
regions_status regions_contact_region(const regions_contact *contact, regions_node *node);

/* How many other regions could be meant. */
uint32_t regions_contact_alternative_count(const regions_contact *contact);

/* Another region that could be meant, from 0 on, the likeliest first. */
regions_status regions_contact_alternative(
  const regions_contact *contact, uint32_t index, regions_node *node);

/* ---- Picker ------------------------------------------------------------------------------------------ */

/*
 * A cascade of columns in which one region is chosen level by level. Levels and rows count from 0 here; a
 * row is a place in the whole column, whatever a filter hides. A picker is used by one thread at a time.
 */
typedef struct regions_picker regions_picker;

enum {
  /* Any region may be the answer, by `regions_picker_confirm`; without it, leaves alone. */
  REGIONS_PICKER_ANY_LEVEL = 1
};

/*
 * Opens a picker with its first column.
 *
 * `within`: the region whose children are the first column, or REGIONS_NONE for the roots; REGIONS_NOT_FOUND
 * if there is nothing below it. `depth`: at most so many levels are chosen; 0: down to a leaf. `flags`: a sum
 * of REGIONS_PICKER_…
 */
regions_status regions_picker_open(
  const regions_tree *tree, regions_node within, uint32_t depth, uint32_t flags,
  regions_picker **picker);

/*
 * The same, ending at regions of a rank however many levels lie above them: 北京市 › 东城区 and 广东省 › 深圳市 ›
 * 南山区 with 3. `until`: a rank, or 0.
 */
regions_status regions_picker_open_until(
  const regions_tree *tree, regions_node within, uint32_t depth, uint32_t until, uint32_t flags,
  regions_picker **picker);

/* Closes a picker and sets `*picker` to NULL. */
void regions_picker_close(regions_picker **picker);

/*
 * The events. REGIONS_REFUSED: the event doesn't fit, and nothing has changed. After a finish, `select`,
 * `tab` and `preset` open the picker again with everything as it was; after a cancel nothing follows.
 */

/* Chooses the option in a row. */
regions_status regions_picker_select(regions_picker *picker, uint32_t level, uint32_t row);

/* Chooses a region that is an option of a level. */
regions_status regions_picker_select_node(
  regions_picker *picker, uint32_t level, regions_node node);

/* Brings a level to the front. */
regions_status regions_picker_tab(regions_picker *picker, uint32_t level);

/* Chooses the whole path to a region; decides nothing yet. */
regions_status regions_picker_preset(regions_picker *picker, regions_node node);

/* Narrows the column in front to what contains a text; an empty text ends that. */
regions_status regions_picker_filter(regions_picker *picker, const char *text, size_t length);

/* Looks for a text in the whole tree below `within`; an empty text ends that. */
regions_status regions_picker_search(regions_picker *picker, const char *text, size_t length);

/* Goes to a result of the search, from 0 on; a leaf finishes. */
regions_status regions_picker_accept(regions_picker *picker, uint32_t index);

/* Finishes with what is chosen, where any level may be the answer. */
regions_status regions_picker_confirm(regions_picker *picker);

/* Ends the filter or the search if there is one, else goes one level up. */
regions_status regions_picker_back(regions_picker *picker);

/* Closes the picker without an answer. */
regions_status regions_picker_cancel(regions_picker *picker);

/* What a picker shows. All of this changes by events alone. */

enum {
  REGIONS_CHOOSING = 0,
  /* The answer is what is selected. */
  REGIONS_FINISHED = 1,
  REGIONS_CANCELLED = 2
};

/* REGIONS_CHOOSING, REGIONS_FINISHED or REGIONS_CANCELLED. */
int32_t regions_picker_status(const regions_picker *picker);

/* The level in front. */
uint32_t regions_picker_focus(const regions_picker *picker);

/* How many columns there are. */
uint32_t regions_picker_column_count(const regions_picker *picker);

/* How many options a column has; 0 for a column that isn't there. */
uint32_t regions_picker_option_count(const regions_picker *picker, uint32_t level);

/* An option: its region, and how many options lie below it, 0 for a leaf. */
regions_status regions_picker_option(
  const regions_picker *picker, uint32_t level, uint32_t row, regions_node *node,
  uint32_t *children);

/* On how many levels something is chosen. */
uint32_t regions_picker_selected_count(const regions_picker *picker);

/* What is chosen on a level: the region, and its row. */
regions_status regions_picker_selected(
  const regions_picker *picker, uint32_t level, regions_node *node, uint32_t *row);

/* How many tabs there are above the columns. */
uint32_t regions_picker_title_count(const regions_picker *picker);

/* A tab, from 0 on: its level, and the region whose name it bears; REGIONS_NONE: more is to be chosen here. */
regions_status regions_picker_title(
  const regions_picker *picker, uint32_t index, uint32_t *level, regions_node *node);

/* Whether a filter is set. */
bool regions_picker_is_filtered(const regions_picker *picker);

/* How many rows of the column in front are to be shown: those the filter leaves, or all. */
uint32_t regions_picker_match_count(const regions_picker *picker);

/*
 * A row to be shown, from 0 on, and which part of its name the filter matched, in characters as a reader
 * counts them: from `*start` to before `*end`, both 0 if none.
 */
regions_status regions_picker_match(
  const regions_picker *picker, uint32_t index, uint32_t *row, uint32_t *start, uint32_t *end);

/* Whether a search is set. */
bool regions_picker_is_searching(const regions_picker *picker);

/* How many results the search has. */
uint32_t regions_picker_result_count(const regions_picker *picker);

/* A result of the search, from 0 on, best first. */
regions_status regions_picker_result(
  const regions_picker *picker, uint32_t index, regions_node *node);

/* ---- Many at a time ----------------------------------------------------------------------------------- */

/*
 * Columns of IDs or addresses in, columns of answers out, in the layout of Apache Arrow and through its C data
 * interface (https://arrow.apache.org/docs/format/CDataInterface.html), whose two structs these are.
 *
 * A column given is only read, and stays the caller's: it is not released. A column returned is the caller's to
 * release, by the `release` in it; until a call succeeds, and after a failure, `release` is NULL. Its buffers
 * lie on boundaries of 64 bytes.
 */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

/* An answer for every region of a tree, ready to be given for millions of IDs. */
typedef struct regions_table regions_table;

/* What a table answers with. */
typedef int32_t regions_answer;

enum {
  /* Names: text. */
  REGIONS_NAMES = 0,
  /* Paths of names from the root on: text. */
  REGIONS_PATHS = 1,
  /* IDs: text. */
  REGIONS_IDS = 2,
  /* Nodes: unsigned integers of 32 bits. */
  REGIONS_NODES = 3
};

/*
 * Makes a table: O(regions), a few milliseconds for 42,000, and as many bytes as the answers have.
 *
 * `rank`: the answer is that of the region of this rank in which a region lies, null if there is none; 0: that
 * of the region itself. `separator` stands between the names of a path.
 */
regions_status regions_table_open(
  const regions_tree *tree, regions_answer answer, uint32_t rank, const char *separator,
  size_t separator_length, regions_table **table);

/* Closes a table and sets `*table` to NULL. */
void regions_table_close(regions_table **table);

enum {
  /* Text is given as a dictionary of the table's different answers and numbers into it. */
  REGIONS_DICTIONARY = 1,
  /* A number with a fraction is REGIONS_NO_ID of the whole column; without this flag, no region has it. */
  REGIONS_STRICT = 2
};

/*
 * Answers for a column of IDs, read as `regions_tree_find_written` does. The answer is null for an ID that is null
 * or that no region has.
 *
 * IDs may be integers of any width, floating-point numbers and decimals (of which only whole ones are IDs: what
 * becomes of integers among missing values elsewhere; NaN is null), text of any of Arrow's three layouts, a
 * dictionary of these, or nothing but nulls; REGIONS_INVALID: something else. `flags`: a sum of
 * REGIONS_DICTIONARY and REGIONS_STRICT, or 0. `threads`: how many at most, 0 for as
 * many as there are processors. The answers are utf8, large_utf8 if they are 2 GiB or more together, uint32
 * for nodes, or dictionary-encoded with indices of int32. REGIONS_NO_MEMORY.
 *
 * Nothing is called and nothing allocated for a row. O(rows), some 5 to 50 nanoseconds each.
 */
regions_status regions_table_map(
  const regions_table *table, const struct ArrowArray *ids, const struct ArrowSchema *schema,
  uint32_t flags, uint32_t threads, struct ArrowArray *answers,
  struct ArrowSchema *answers_schema);

/*
 * Reads a column of addresses, text of any of Arrow's three layouts, or of any other type with nothing but nulls
 * (and NaN); otherwise as `regions_table_map`.
 *
 * The answers are structs: `id`, the ID of the region, utf8, null if there is none; `rest`, utf8, the whole
 * address if there is no region; `confidence`, the words guess, likely and certain, null if there is no region,
 * dictionary-encoded and ordered; `node`, uint32, null if there is no region. A struct is null for an address that is null.
 */
regions_status regions_matcher_map(
  const regions_matcher *matcher, const struct ArrowArray *texts,
  const struct ArrowSchema *schema, regions_node within, uint32_t until, uint32_t threads,
  struct ArrowArray *answers, struct ArrowSchema *answers_schema);

/*
 * Takes a column of texts apart as `regions_contact_read` does; otherwise as `regions_matcher_map`.
 *
 * The answers are structs: `name`, `phones` (a list of numbers, each with its extension behind a hyphen, or
 * behind 转 where the area code is missing), `postcode`,
 * `id_number`, `id` (the region's), `detail`, `left_over` (a list) and `doubtful` (a list of those of "name",
 * "phones", "postcode", "id_number", "region" and "detail" that someone should look at), all utf8; `confidence` of
 * the whole, as in `regions_matcher_map`; and `node`, uint32. What a text doesn't say is null. A struct is null for
 * a text that is null. O(bytes), some 10 microseconds a text.
 */
regions_status regions_contact_map(
  const regions_matcher *matcher, const struct ArrowArray *texts,
  const struct ArrowSchema *schema, regions_node within, uint32_t until, uint32_t threads,
  struct ArrowArray *answers, struct ArrowSchema *answers_schema);

#ifdef __cplusplus
}
#endif

#endif
