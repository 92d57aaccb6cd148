unit1 = [
  {
    "code_list_code": "61",
    "code_list_name": "Орхон"
  },
  {
    "code_list_code": "11",
    "code_list_name": "Улаанбаатар"
  },
  {
    "code_list_code": "42",
    "code_list_name": "Говьсүмбэр"
  },
  {
    "code_list_code": "45",
    "code_list_name": "Дархан-Уул"
  }
]
