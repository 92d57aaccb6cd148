export function getAllData () {
  return {
    errno: 0,
    errmsg: 'success',
    data: [
      {
        cat_name: '水果',
        cat_id: '151301831158424',
        enabled: '1',
        create_time: '1513847939',
        update_time: '0',
        parent_id: '0',
        depth: '1',
        detail: [
          {
            cat_name: '国产全年水果',
            cat_id: '151301831158425',
            enabled: '1',
            create_time: '1513847914',
            update_time: '0',
            parent_id: '151301831158424',
            depth: '2',
            detail: [
              {
                cat_name: '苹果类',
                cat_id: '151301831158426',
                enabled: '1',
                create_time: '1513847690',
                update_time: '0',
                parent_id: '151301831158425',
                depth: '3'
              },
              {
                cat_name: '梨类',
                cat_id: '151301831158427',
                enabled: '1',
                create_time: '1513847689',
                update_time: '0',
                parent_id: '151301831158425',
                depth: '3'
              },
              {
                cat_name: '香蕉',
                cat_id: '151301831158428',
                enabled: '1',
                create_time: '1513847688',
                update_time: '0',
                parent_id: '151301831158425',
                depth: '3'
              }
            ]
          }
        ]
      }
    ]
  }
}
