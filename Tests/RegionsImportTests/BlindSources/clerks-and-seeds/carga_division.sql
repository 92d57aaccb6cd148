-- carga_division.sql  (Oracle 12c)
SET DEFINE OFF
WHENEVER SQLERROR EXIT SQL.SQLCODE ROLLBACK

BEGIN
  pkg_geo.limpiar;
  pkg_geo.agregar(p_codigo => '04', p_nombre => 'Oruro', p_padre => NULL, p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0401', p_nombre => 'Cercado', p_padre => '04', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '040101', p_nombre => 'Oruro', p_padre => '0401', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '040102', p_nombre => 'Caracollo', p_padre => '0401', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0403', p_nombre => 'Carangas', p_padre => '04', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '040301', p_nombre => 'Corque', p_padre => '0403', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '040302', p_nombre => 'Choquecota', p_padre => '0403', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '06', p_nombre => 'Tarija', p_padre => NULL, p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0601', p_nombre => 'Cercado', p_padre => '06', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '060101', p_nombre => 'Tarija', p_padre => '0601', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0603', p_nombre => 'Gran Chaco', p_padre => '06', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '060301', p_nombre => 'Yacuiba', p_padre => '0603', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '060302', p_nombre => 'Caraparí', p_padre => '0603', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '060303', p_nombre => 'Villa Montes', p_padre => '0603', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '09', p_nombre => 'Pando', p_padre => NULL, p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0901', p_nombre => 'Nicolás Suárez', p_padre => '09', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '090101', p_nombre => 'Cobija', p_padre => '0901', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '090102', p_nombre => 'Porvenir', p_padre => '0901', p_alta => SYSDATE);
  pkg_geo.agregar(p_codigo => '0905', p_nombre => 'General Federico Román', p_padre => '09', p_alta => SYSDATE);  -- sin municipios cargados
  COMMIT;
EXCEPTION
  WHEN OTHERS THEN
    ROLLBACK;
    RAISE;
END;
/
EXEC pkg_log.escribir('division', 'carga terminada');
