#include <yajl/yajl_parse.h>

/// Sets an option; `yajl_config` takes any number of arguments, which Swift can't call.
static inline int regions_yajl_enable(yajl_handle handle, yajl_option option) {
  return yajl_config(handle, option, 1);
}
