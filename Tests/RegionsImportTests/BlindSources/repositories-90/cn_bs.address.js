addressAll = '[{"fullName":"北京市","id":1,"name":"北京市","parentId":0,"treePath":",","yn":1},' +
    '{"fullName":"北京市东城区","id":2,"name":"东城区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市西城区","id":3,"name":"西城区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市朝阳区","id":4,"name":"朝阳区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市丰台区","id":5,"name":"丰台区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市石景山区","id":6,"name":"石景山区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市海淀区","id":7,"name":"海淀区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市门头沟区","id":8,"name":"门头沟区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市房山区","id":9,"name":"房山区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市通州区","id":10,"name":"通州区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市顺义区","id":11,"name":"顺义区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市昌平区","id":12,"name":"昌平区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市大兴区","id":13,"name":"大兴区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市怀柔区","id":14,"name":"怀柔区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市平谷区","id":15,"name":"平谷区","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市密云县","id":16,"name":"密云县","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"北京市延庆县","id":17,"name":"延庆县","parentId":1,"treePath":",1,","yn":1},' +
    '{"fullName":"天津市","id":18,"name":"天津市","parentId":0,"treePath":",","yn":1}]';
