INSERT INTO sdmx.[codelists] (agencyid,id,urn,"version",isexternalreference,isfinal,lang,"name") VALUES
	 ('ESTAT','CL_ACTIVITY','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_ACTIVITY(1.3)','1.3','false','true','en','Industrial activity code list'),
	 ('ESTAT','CL_ADJUSTMENT','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_ADJUSTMENT(1.4)','1.4',NULL,'true','en','Adjustment indicator'),
	 ('ESTAT','CL_COFOG','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_COFOG(1.0)','1.0',NULL,'true','en','COFOG'),
	 ('ESTAT','CL_CUST_BREAKDOWN','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_CUST_BREAKDOWN(1.2)','1.2',NULL,'true','en','Custom breakdown code list (NA)'),
	 ('ESTAT','CL_EDP_WBB','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_EDP_WBB(1.0)','1.0',NULL,'true','en','EDP working balance basis'),
	 ('ESTAT','CL_GFS_ECOFUNC','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_GFS_ECOFUNC(1.0)','1.0',NULL,'true','en','GFS economic function'),
	 ('ESTAT','CL_GFS_TAXCAT','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_GFS_TAXCAT(1.2)','1.2',NULL,'true','en','GFS tax category'),
	 ('ESTAT','CL_INSTR_ASSET','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_INSTR_ASSET(1.5)','1.5','false','true','en','Instrument and Assets Classification'),
	 ('ESTAT','CL_MATURITY','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_MATURITY(1.5)','1.5','false','true','en','Original and Residual Maturity'),
	 ('ESTAT','CL_NA_CONSOLIDAT','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_NA_CONSOLIDAT(1.3)','1.3',NULL,'true','en','Consolidation codes');
	 
INSERT INTO sdmx.[codelists] (agencyid,id,urn,"version",isexternalreference,isfinal,lang,"name") VALUES
	 ('ESTAT','CL_NA_PRICES','urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ESTAT:CL_NA_PRICES(1.1)','1.1',NULL,'true','en','Price codes');
