export const ADDRESSES = {
 "provinces": [
  {
   "pr_name": "ເລືອກແຂວງ",
   "districts": []
  },
  {
   "pr_id": "14",
   "pr_name": "ສາລະວັນ",
   "districts": [
    {
     "dr_name": "ເລືອກເມືອງ",
     "villages": []
    },
    {
     "dr_id": "1401",
     "dr_name": "ຕາໂອ້ຍ",
     "villages": [
      {
       "vill_name": "ເລືອກບ້ານ"
      },
      {
       "vill_id": "1401001",
       "vill_name": "ນາເຫຼັກ"
      },
      {
       "vill_id": "1401002",
       "vill_name": "ນາທູນ"
      }
     ]
    }
   ]
  }
 ]
};
