// Calls every function of regions.h with arguments of chance, over good files and over copies of them in which
// bytes were changed: `fuzz SECONDS SEED SYMBOLS FILE...`. Nothing may crash, hang, write behind a buffer, or
// name a region that is none. At the end every function of the list SYMBOLS must have been called.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "regions.h"

static uint64_t state;
static const char *current = "";
static unsigned long seed;

static uint32_t any(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 32);
}

// From 0 to one less than `limit`.
static uint32_t below(uint32_t limit) { return limit ? any() % limit : 0; }

#define CHECK(condition)                                                                      \
  do {                                                                                        \
    if (!(condition)) {                                                                       \
      fprintf(stderr, "%s, seed %lu: not so: %s\n", current, seed, #condition);               \
      abort();                                                                                \
    }                                                                                         \
  } while (0)

// ---- What is open

enum { kinds = 8, room = 5 };
enum { tree_kind, search_kind, results_kind, matcher_kind, match_kind, contact_kind, picker_kind, table_kind };
typedef struct {
  void *handle;
  uint32_t count;  // of the regions in its tree
} entry;
static entry open_handles[kinds][room];

static void close_entry(int kind, entry *entry) {
  switch (kind) {
  case tree_kind: regions_tree_close((regions_tree **)&entry->handle); break;
  case search_kind: regions_search_close((regions_search **)&entry->handle); break;
  case results_kind: regions_results_close((regions_results **)&entry->handle); break;
  case matcher_kind: regions_matcher_close((regions_matcher **)&entry->handle); break;
  case match_kind: regions_match_close((regions_match **)&entry->handle); break;
  case contact_kind: regions_contact_close((regions_contact **)&entry->handle); break;
  case picker_kind: regions_picker_close((regions_picker **)&entry->handle); break;
  default: regions_table_close((regions_table **)&entry->handle);
  }
  CHECK(!entry->handle);
}

static entry pick(int kind) {
  if (below(40) == 0) return (entry){NULL, 9};
  return open_handles[kind][below(room)];
}

static void keep(int kind, void *handle, uint32_t count, regions_status status) {
  CHECK((status == REGIONS_OK) == (handle != NULL));
  if (!handle) return;
  entry *place = &open_handles[kind][below(room)];
  close_entry(kind, place);
  *place = (entry){handle, count};
}

// ---- Arguments

static const char *const words[] = {
  "", "北京", "110101", "0", "999999", "gd sz nanshan", "西湖区", "杭州市西湖区文三路478号", "pinyin", "county",
  "崇文区", "a", "朝阳 区", "\xFF\xFE", "\xE4\xB8", "臺北", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "7",
  "18446744073709551615", "ß", "e\xCC\x81", "张三", "13600488000", " 收货人：", "0571-88886666转12", "\n",
};
static char text[300];
static size_t text_length;

// A text: a word, two, or bytes of chance; without a NUL behind it.
static const char *a_text(void) {
  text_length = 0;
  if (below(6) == 0) {
    text_length = below(sizeof text);
    for (size_t index = 0; index < text_length; index++) text[index] = (char)any();
    return text;
  }
  for (uint32_t turn = below(3) + 1; turn > 0; turn--) {
    const char *word = words[below(sizeof words / sizeof *words)];
    size_t length = strlen(word);
    if (below(8) == 0) length = below((uint32_t)length + 1);
    memcpy(text + text_length, word, length);
    text_length += length;
  }
  return text_length == 0 && below(2) ? NULL : text;
}

static regions_node a_node(uint32_t count) {
  switch (below(8)) {
  case 0: return REGIONS_NONE;
  case 1: return any();
  case 2: return count;
  default: return below(count + 1);
  }
}

static uint32_t a_number(void) {
  switch (below(6)) {
  case 0: return any();
  case 1: return UINT32_MAX;
  default: return below(12);
  }
}

enum { buffer_size = 600 };
static char *buffer;
static size_t capacity;

// A buffer of a capacity of chance; what lies behind it must stay.
static char *a_buffer(void) {
  memset(buffer, 0x5A, buffer_size);
  capacity = below(3) == 0 ? below(12) : below(buffer_size - 16);
  if (below(30) == 0) {
    capacity = 0;
    return NULL;
  }
  return buffer;
}

static void check_buffer(void) {
  for (size_t index = capacity; index < buffer_size; index++) CHECK(buffer[index] == 0x5A);
}

static void check_text(regions_status status, const size_t *length) {
  check_buffer();
  CHECK(status == REGIONS_TOO_SMALL || *length == 0 || *length < capacity);
}

static void check_node(regions_node node, uint32_t count) {
  CHECK(node == REGIONS_NONE || node < count);
}

// ---- Files

typedef struct {
  unsigned char *bytes;
  size_t count;
  const char *path;
} file;
static file *files;
static int file_count;

static void open_some(void) {
  regions_tree *tree = NULL;
  regions_status status;
  char *message = a_buffer();
  const file *source = &files[below((uint32_t)file_count)];
  unsigned char *copy = NULL;
  switch (below(8)) {
  case 0: status = regions_tree_open_bundled(&tree); break;
  case 1: status = regions_tree_open_bundled_former(&tree); break;
  case 2: status = regions_tree_open(source->path, &tree, message, capacity); break;
  case 3:
    // In place, of bytes that stay.
    status = regions_tree_open_borrowed(source->bytes, source->count, &tree, message, capacity);
    break;
  default:
    copy = malloc(source->count + 1);
    if (!copy) abort();
    memcpy(copy, source->bytes, source->count);
    size_t count = below(20) == 0 ? below((uint32_t)source->count + 1) : source->count;
    for (uint32_t turn = below(12); turn > 0 && count > 0; turn--) {
      // Mostly behind the header, whose checksum is looked at first.
      size_t place = below((uint32_t)count);
      if (place < 200 && count > 300) place += 200;
      copy[place] = below(2) ? (unsigned char)any() : copy[place] ^ (unsigned char)(1 << below(8));
    }
    status = regions_tree_open_bytes(copy, count, &tree, message, capacity);
    free(copy);
  }
  check_buffer();
  keep(tree_kind, tree, regions_tree_count(tree), status);
}

// ---- Columns

static void keep_release(struct ArrowArray *array) { array->release = NULL; }

static void give_back(regions_status status, struct ArrowArray *array, struct ArrowSchema *schema) {
  CHECK((status == REGIONS_OK) == (array->release != NULL));
  CHECK((status == REGIONS_OK) == (schema->release != NULL));
  if (status != REGIONS_OK) return;
  array->release(array);
  schema->release(schema);
  CHECK(!array->release && !schema->release);
}

static unsigned long maps[3];  // by tables, by matchers, of contacts

static void map_some(void) {
  enum { rows = 70 };
  static const char *const formats[] = {
    "i", "l", "L", "I", "s", "c", "g", "f", "u", "U", "n", "d:9,1,32", "d:9,2,64", "tdD", "+s", ""};
  int64_t numbers[rows + 1];
  int32_t offsets[rows + 1] = {0};
  int64_t large[rows + 1] = {0};
  char texts[rows * 24];
  uint8_t valid[rows / 8 + 2];
  for (size_t row = 0; row < sizeof valid; row++) valid[row] = (uint8_t)any();
  for (int row = 0; row < rows; row++) {
    numbers[row] = below(3) ? 110000 + (int64_t)below(1000) : (int64_t)((uint64_t)any() << 32 | any());
    a_text();
    size_t length = text_length < 24 ? text_length : 24;
    memcpy(texts + offsets[row], text, length);
    offsets[row + 1] = offsets[row] + (int32_t)length;
    large[row + 1] = offsets[row + 1];
  }
  numbers[rows] = 0;
  const char *format = formats[below(sizeof formats / sizeof *formats)];
  const void *buffers[3] = {below(2) ? valid : NULL, numbers, texts};
  int64_t buffer_count = 2;
  if (*format == 'u' || *format == 'U') {
    buffers[1] = *format == 'u' ? (const void *)offsets : (const void *)large;
    buffer_count = 3;
  }
  int64_t offset = below(rows / 2), length = below(rows / 2);
  struct ArrowArray column = {length, -1, offset, buffer_count, 0, buffers, NULL, NULL, keep_release, NULL};
  struct ArrowSchema type = {format, "", NULL, 2, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  regions_status status;
  int by_table = maps[0] <= maps[1] + maps[2];
  int of_contacts = !by_table && maps[2] < maps[1];
  maps[by_table ? 0 : of_contacts ? 2 : 1]++;
  if (by_table) {
    current = "regions_table_map";
    status = regions_table_map(
      pick(table_kind).handle, &column, &type, below(5), below(4), &answers, &answers_type);
  } else {
    current = of_contacts ? "regions_contact_map" : "regions_matcher_map";
    entry matcher = pick(matcher_kind);
    status = (of_contacts ? regions_contact_map : regions_matcher_map)(
      matcher.handle, &column, &type, a_node(matcher.count), a_number(), below(4), &answers, &answers_type);
  }
  give_back(status, &answers, &answers_type);
  CHECK(column.release == keep_release);
}

// ---- One call of each

#define FUNCTIONS(each)                                                                           \
  each(regions_strerror) each(regions_version) each(regions_kind_name) each(open)                 \
  each(regions_tree_verify_checksums) each(regions_tree_verify) each(regions_tree_count)          \
  each(regions_tree_depth) each(regions_tree_byte_count) each(regions_tree_level)                 \
  each(regions_tree_metadata) each(regions_tree_has_ranks) each(regions_tree_find_rank)           \
  each(regions_tree_level_label) each(regions_tree_attribute_count)                               \
  each(regions_tree_attribute_name) each(regions_tree_find_attribute) each(regions_tree_find)     \
  each(regions_tree_find_written) each(regions_tree_find_float) each(regions_tree_find_integer) each(regions_node_id) each(regions_node_name)                   \
  each(regions_node_path) each(regions_node_level) each(regions_node_parent)                      \
  each(regions_node_children) each(regions_node_ancestors) each(regions_node_attribute)           \
  each(regions_node_attribute_integer) each(regions_node_rank) each(regions_node_of_rank)         \
  each(regions_former_find) each(regions_former_predecessors) each(regions_search_open)                 \
  each(regions_search_open_former) each(regions_search_find) each(regions_search_find_until)      \
  each(regions_results_count) each(regions_results_get) each(regions_results_highlights)          \
  each(regions_results_path_highlights) each(regions_matcher_open) each(regions_matcher_read)     \
  each(regions_match_get) each(regions_match_alternative_count) each(regions_match_alternative)   \
  each(regions_match_part_count) each(regions_match_part) each(regions_match_rest_end)            \
  each(regions_contact_read) each(regions_contact_count) each(regions_contact_text)               \
  each(regions_contact_confidence) each(regions_contact_range_count) each(regions_contact_range)  \
  each(regions_contact_region) each(regions_contact_alternative_count)                            \
  each(regions_contact_alternative)                                                               \
  each(regions_picker_open)                                                                       \
  each(regions_picker_open_until) each(regions_picker_select) each(regions_picker_select_node)    \
  each(regions_picker_tab) each(regions_picker_preset) each(regions_picker_filter)                \
  each(regions_picker_search) each(regions_picker_accept) each(regions_picker_confirm)            \
  each(regions_picker_back) each(regions_picker_cancel) each(regions_picker_status)               \
  each(regions_picker_focus) each(regions_picker_column_count) each(regions_picker_option_count)  \
  each(regions_picker_option) each(regions_picker_selected_count) each(regions_picker_selected)   \
  each(regions_picker_title_count) each(regions_picker_title) each(regions_picker_is_filtered)    \
  each(regions_picker_match_count) each(regions_picker_match) each(regions_picker_is_searching)   \
  each(regions_picker_result_count) each(regions_picker_result) each(regions_table_open) each(map)

#define NUMBER(name) name##_number,
#define NAME(name) #name,
enum { FUNCTIONS(NUMBER) function_count };
static const char *const names[] = {FUNCTIONS(NAME)};
static unsigned long calls[function_count];

static void call_one(int function) {
  entry tree = pick(tree_kind), picker = pick(picker_kind), results = pick(results_kind);
  entry match = pick(match_kind), former = pick(tree_kind), contact = pick(contact_kind);
  const regions_tree *of = tree.handle;
  regions_node node = 1, first = 1;
  uint32_t number = 1, other = 1, ranges[12];
  int32_t signed_number;
  int64_t integer;
  size_t length = 1, start, end;
  regions_status status;
  regions_kind kind;
  const char *word;
  regions_node nodes[40];
  current = names[function];
  switch (function) {
  case regions_strerror_number: CHECK(*regions_strerror((regions_status)a_number())); break;
  case regions_version_number: CHECK(*regions_version()); break;
  case regions_kind_name_number: CHECK(*regions_kind_name((regions_kind)a_number())); break;
  case open_number: open_some(); break;
  case regions_tree_verify_checksums_number:
    word = a_buffer();
    regions_tree_verify_checksums(of, (char *)word, capacity);
    check_buffer();
    break;
  case regions_tree_verify_number:
    if (tree.count > 2000 && below(20)) break;  // a large tree takes long
    word = a_buffer();
    regions_tree_verify(of, (char *)word, capacity);
    check_buffer();
    break;
  case regions_tree_count_number: CHECK(!of || regions_tree_count(of) == tree.count); break;
  case regions_tree_depth_number: CHECK(regions_tree_depth(of) <= REGIONS_MAXIMUM_DEPTH); break;
  case regions_tree_byte_count_number: CHECK(!of || regions_tree_byte_count(of) > 32); break;
  case regions_tree_level_number:
    status = regions_tree_level(of, a_number(), &first, &number);
    CHECK(status == REGIONS_OK ? first + number <= tree.count : first == REGIONS_NONE);
    break;
  case regions_tree_metadata_number:
    word = a_buffer();
    check_text(regions_tree_metadata(of, (int32_t)a_number(), (char *)word, capacity, &length), &length);
    break;
  case regions_tree_has_ranks_number: regions_tree_has_ranks(of); break;
  case regions_tree_find_rank_number:
    word = a_text();
    regions_tree_find_rank(of, word, text_length, &number);
    CHECK(number <= 32);
    break;
  case regions_tree_level_label_number:
    word = a_buffer();
    check_text(regions_tree_level_label(of, a_number(), (char *)word, capacity, &length), &length);
    break;
  case regions_tree_attribute_count_number: regions_tree_attribute_count(of); break;
  case regions_tree_attribute_name_number:
    word = a_buffer();
    check_text(regions_tree_attribute_name(of, a_number(), (char *)word, capacity, &length), &length);
    break;
  case regions_tree_find_attribute_number:
    word = a_text();
    regions_tree_find_attribute(of, word, text_length, &number);
    break;
  case regions_tree_find_number:
    word = a_text();
    regions_tree_find(of, word, text_length, &node);
    check_node(node, tree.count);
    break;
  case regions_tree_find_written_number:
    word = a_text();
    regions_tree_find_written(of, word, text_length, &node, &signed_number);
    check_node(node, tree.count);
    CHECK(signed_number >= REGIONS_EXACT && signed_number <= REGIONS_RESIZED);
    break;
  case regions_tree_find_float_number: {
    double value;
    uint64_t bits = (uint64_t)any() << 32 | any();
    memcpy(&value, &bits, sizeof value);
    regions_tree_find_float(of, below(2) ? 110000 + below(9999) : value, &node, &signed_number);
    check_node(node, tree.count);
    break;
  }
  case regions_tree_find_integer_number:
    regions_tree_find_integer(of, below(2) ? 110000 + below(9999) : (uint64_t)any() << 32 | any(), &node);
    check_node(node, tree.count);
    break;
  case regions_node_id_number:
    word = a_buffer();
    check_text(regions_node_id(of, a_node(tree.count), (char *)word, capacity, &length), &length);
    break;
  case regions_node_name_number:
    word = a_buffer();
    check_text(regions_node_name(of, a_node(tree.count), (char *)word, capacity, &length), &length);
    break;
  case regions_node_path_number: {
    const char *separator = a_text();
    word = a_buffer();
    status = regions_node_path(
      of, a_node(tree.count), separator, text_length, (char *)word, capacity, &length);
    check_text(status, &length);
    break;
  }
  case regions_node_level_number:
    regions_node_level(of, a_node(tree.count), &number);
    CHECK(number <= REGIONS_MAXIMUM_DEPTH);
    break;
  case regions_node_parent_number:
    regions_node_parent(of, a_node(tree.count), &node);
    check_node(node, tree.count);
    break;
  case regions_node_children_number:
    regions_node_children(of, a_node(tree.count), &first, &number);
    CHECK(number == 0 ? first == REGIONS_NONE : first + number <= tree.count);
    break;
  case regions_node_ancestors_number:
    status = regions_node_ancestors(of, a_node(tree.count), nodes, below(40), &length);
    for (size_t index = 0; status == REGIONS_OK && index < length; index++) check_node(nodes[index], tree.count);
    break;
  case regions_node_attribute_number:
    word = a_buffer();
    status = regions_node_attribute(of, a_node(tree.count), a_number(), (char *)word, capacity, &length);
    check_text(status, &length);
    break;
  case regions_node_attribute_integer_number:
    regions_node_attribute_integer(of, a_node(tree.count), a_number(), &integer);
    break;
  case regions_node_rank_number:
    regions_node_rank(of, a_node(tree.count), &number);
    CHECK(number <= 32);
    break;
  case regions_node_of_rank_number:
    regions_node_of_rank(of, a_node(tree.count), a_number(), &node);
    check_node(node, tree.count);
    break;
  case regions_former_find_number:
    word = a_text();
    status = regions_former_find(
      former.handle, of, word, text_length, &node, &signed_number, nodes, below(40), &length);
    check_node(node, former.count);
    for (size_t index = 0; status == REGIONS_OK && index < length; index++) check_node(nodes[index], tree.count);
    break;
  case regions_former_predecessors_number:
    status = regions_former_predecessors(former.handle, of, a_node(tree.count), nodes, below(40), &length);
    for (size_t index = 0; status == REGIONS_OK && index < length; index++) check_node(nodes[index], former.count);
    break;
  case regions_search_open_number: {
    regions_search *search;
    status = regions_search_open(of, &search);
    keep(search_kind, search, tree.count, status);
    break;
  }
  case regions_search_open_former_number: {
    regions_search *search;
    status = regions_search_open_former(of, former.handle, &search);
    keep(search_kind, search, tree.count, status);
    break;
  }
  case regions_search_find_number:
  case regions_search_find_until_number: {
    entry search = pick(search_kind);
    regions_results *found;
    word = a_text();
    regions_node within = a_node(search.count);
    uint32_t level = below(4) ? 0 : a_number(), limit = below(60);
    status = function == regions_search_find_number
      ? regions_search_find(search.handle, word, text_length, within, level, limit, &found)
      : regions_search_find_until(
          search.handle, word, text_length, within, level, a_number(), limit, &found);
    keep(results_kind, found, search.count, status);
    break;
  }
  case regions_results_count_number: regions_results_count(results.handle); break;
  case regions_results_get_number:
    regions_results_get(results.handle, a_number(), &node, &kind);
    check_node(node, results.count);
    break;
  case regions_results_highlights_number:
    regions_results_highlights(results.handle, a_number(), ranges, below(7), &length);
    break;
  case regions_results_path_highlights_number:
    regions_results_path_highlights(results.handle, a_number(), a_number(), ranges, below(7), &length);
    break;
  case regions_matcher_open_number: {
    if (tree.count > 2000 && below(20)) break;
    regions_matcher *matcher;
    status = regions_matcher_open(of, below(2) ? former.handle : NULL, &matcher);
    keep(matcher_kind, matcher, tree.count, status);
    break;
  }
  case regions_matcher_read_number: {
    entry matcher = pick(matcher_kind);
    regions_match *found;
    word = a_text();
    status = regions_matcher_read(
      matcher.handle, word, text_length, a_node(matcher.count), below(3) ? 0 : a_number(), &found);
    keep(match_kind, found, matcher.count, status);
    break;
  }
  case regions_match_get_number:
    regions_match_get(match.handle, &node, &signed_number, &length);
    check_node(node, match.count);
    break;
  case regions_match_alternative_count_number: regions_match_alternative_count(match.handle); break;
  case regions_match_alternative_number:
    regions_match_alternative(match.handle, a_number(), &node);
    check_node(node, match.count);
    break;
  case regions_match_rest_end_number: regions_match_rest_end(match.handle); break;
  case regions_match_part_count_number: regions_match_part_count(match.handle); break;
  case regions_match_part_number:
    regions_match_part(match.handle, a_number(), &node, &start, &end, &word);
    CHECK(start <= end && word);
    check_node(node, match.count);
    break;
  case regions_contact_read_number: {
    entry matcher = pick(matcher_kind);
    regions_contact *read;
    word = a_text();
    status = regions_contact_read(
      matcher.handle, word, text_length, a_node(matcher.count), below(3) ? 0 : a_number(), &read);
    for (regions_contact_part part = 0; read && part < REGIONS_CONTACT_WHOLE; part++) {
      for (uint32_t index = 0; index < regions_contact_count(read, part); index++) {
        CHECK(regions_contact_confidence(read, part, index) != REGIONS_NO_MATCH);
        for (uint32_t range = 0; range < regions_contact_range_count(read, part, index); range++) {
          CHECK(regions_contact_range(read, part, index, range, &start, &end) == REGIONS_OK);
          CHECK(start <= end && end <= text_length);
        }
      }
    }
    keep(contact_kind, read, matcher.count, status);
    break;
  }
  case regions_contact_count_number: regions_contact_count(contact.handle, (int32_t)a_number()); break;
  case regions_contact_text_number:
    word = a_buffer();
    check_text(
      regions_contact_text(
        contact.handle, (int32_t)a_number(), below(3), (char *)word, capacity, &length), &length);
    break;
  case regions_contact_confidence_number:
    regions_contact_confidence(contact.handle, (int32_t)a_number(), a_number());
    break;
  case regions_contact_range_count_number:
    regions_contact_range_count(contact.handle, (int32_t)a_number(), a_number());
    break;
  case regions_contact_range_number:
    regions_contact_range(contact.handle, (int32_t)a_number(), a_number(), a_number(), &start, &end);
    CHECK(start <= end);
    break;
  case regions_contact_region_number:
    regions_contact_region(contact.handle, &node);
    check_node(node, contact.count);
    break;
  case regions_contact_alternative_count_number: regions_contact_alternative_count(contact.handle); break;
  case regions_contact_alternative_number:
    regions_contact_alternative(contact.handle, a_number(), &node);
    check_node(node, contact.count);
    break;
  case regions_picker_open_number:
  case regions_picker_open_until_number: {
    regions_picker *opened;
    regions_node within = below(2) ? REGIONS_NONE : a_node(tree.count);
    uint32_t depth = a_number(), flags = below(3);
    status = function == regions_picker_open_number
      ? regions_picker_open(of, within, depth, flags, &opened)
      : regions_picker_open_until(of, within, depth, a_number(), flags, &opened);
    keep(picker_kind, opened, tree.count, status);
    break;
  }
  case regions_picker_select_number: regions_picker_select(picker.handle, below(4), a_number()); break;
  case regions_picker_select_node_number:
    regions_picker_select_node(picker.handle, below(4), a_node(picker.count));
    break;
  case regions_picker_tab_number: regions_picker_tab(picker.handle, a_number()); break;
  case regions_picker_preset_number: regions_picker_preset(picker.handle, a_node(picker.count)); break;
  case regions_picker_filter_number:
    word = a_text();
    regions_picker_filter(picker.handle, word, text_length);
    break;
  case regions_picker_search_number:
    word = a_text();
    regions_picker_search(picker.handle, word, text_length);
    break;
  case regions_picker_accept_number: regions_picker_accept(picker.handle, a_number()); break;
  case regions_picker_confirm_number: regions_picker_confirm(picker.handle); break;
  case regions_picker_back_number: regions_picker_back(picker.handle); break;
  case regions_picker_cancel_number:
    if (below(8) == 0) regions_picker_cancel(picker.handle);
    break;
  case regions_picker_status_number: CHECK(regions_picker_status(picker.handle) <= REGIONS_CANCELLED); break;
  case regions_picker_focus_number: regions_picker_focus(picker.handle); break;
  case regions_picker_column_count_number:
    CHECK(regions_picker_column_count(picker.handle) <= REGIONS_MAXIMUM_DEPTH);
    break;
  case regions_picker_option_count_number:
    CHECK(regions_picker_option_count(picker.handle, a_number()) <= picker.count);
    break;
  case regions_picker_option_number:
    regions_picker_option(picker.handle, a_number(), a_number(), &node, &number);
    check_node(node, picker.count);
    break;
  case regions_picker_selected_count_number: regions_picker_selected_count(picker.handle); break;
  case regions_picker_selected_number:
    regions_picker_selected(picker.handle, a_number(), &node, &number);
    check_node(node, picker.count);
    break;
  case regions_picker_title_count_number: regions_picker_title_count(picker.handle); break;
  case regions_picker_title_number:
    regions_picker_title(picker.handle, a_number(), &number, &node);
    check_node(node, picker.count);
    break;
  case regions_picker_is_filtered_number: regions_picker_is_filtered(picker.handle); break;
  case regions_picker_match_count_number:
    CHECK(regions_picker_match_count(picker.handle) <= picker.count);
    break;
  case regions_picker_match_number:
    regions_picker_match(picker.handle, a_number(), &number, &first, &other);
    CHECK(first <= other);
    break;
  case regions_picker_is_searching_number: regions_picker_is_searching(picker.handle); break;
  case regions_picker_result_count_number: regions_picker_result_count(picker.handle); break;
  case regions_picker_result_number:
    regions_picker_result(picker.handle, a_number(), &node);
    check_node(node, picker.count);
    break;
  case regions_table_open_number: {
    if (tree.count > 2000 && below(8)) break;
    regions_table *table;
    word = a_text();
    status = regions_table_open(of, (int32_t)below(5), below(3) ? 0 : a_number(), word, text_length, &table);
    keep(table_kind, table, tree.count, status);
    break;
  }
  default: map_some();
  }
  calls[function]++;
}

static int was_called(const char *symbol) {
  size_t length = strlen(symbol);
  if (length > 6 && strcmp(symbol + length - 6, "_close") == 0) return 1;  // by every `keep`
  if (strncmp(symbol, "regions_tree_open", 17) == 0) return calls[open_number] > 0;
  if (strcmp(symbol, "regions_table_map") == 0) return maps[0] > 0;
  if (strcmp(symbol, "regions_matcher_map") == 0) return maps[1] > 0;
  if (strcmp(symbol, "regions_contact_map") == 0) return maps[2] > 0;
  for (int function = 0; function < function_count; function++) {
    if (strcmp(symbol, names[function]) == 0) return calls[function] > 0;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 5) return 64;
  seed = strtoul(argv[2], NULL, 10);
  state = seed;
  buffer = malloc(buffer_size);
  files = calloc((size_t)argc, sizeof *files);
  for (int index = 4; index < argc; index++) {
    FILE *stream = fopen(argv[index], "rb");
    file *read = &files[file_count++];
    if (!stream) return 66;
    fseek(stream, 0, SEEK_END);
    read->count = (size_t)ftell(stream);
    rewind(stream);
    read->bytes = malloc(read->count + 1);
    read->path = argv[index];
    if (!read->bytes || fread(read->bytes, 1, read->count, stream) != read->count) return 66;
    fclose(stream);
  }
  printf("seed %lu\n", seed);
  fflush(stdout);
  struct timespec begin, now;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  unsigned long count = 0;
  do {
    if (count % 64 == 0) alarm(60);  // whatever hangs ends here
    // Each of them some times, then by chance.
    call_one((int)(count < 4 * function_count ? count % function_count : below(function_count)));
    count++;
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (now.tv_sec - begin.tv_sec < atol(argv[1]));
  for (int kind = 0; kind < kinds; kind++) {
    for (int place = 0; place < room; place++) close_entry(kind, &open_handles[kind][place]);
  }
  FILE *symbols = fopen(argv[3], "r");
  char symbol[128];
  while (symbols && fscanf(symbols, "%127s", symbol) == 1) {
    current = symbol;
    CHECK(was_called(symbol));
  }
  if (!symbols) return 66;
  fclose(symbols);
  printf("%lu calls\n", count);
  return 0;
}
