<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:html="http://www.w3.org/TR/REC-html40">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office">
  <Author>ThinkPad</Author>
  <LastAuthor>ThinkPad</LastAuthor>
  <Created>2019-06-21T10:46:48Z</Created>
  <Version>16.00</Version>
 </DocumentProperties>
 <OfficeDocumentSettings xmlns="urn:schemas-microsoft-com:office:office">
  <AllowPNG/>
 </OfficeDocumentSettings>
 <ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel">
  <WindowHeight>3850</WindowHeight>
  <WindowWidth>14380</WindowWidth>
  <WindowTopX>0</WindowTopX>
  <WindowTopY>0</WindowTopY>
  <ProtectStructure>False</ProtectStructure>
  <ProtectWindows>False</ProtectWindows>
 </ExcelWorkbook>
 <Styles>
  <Style ss:ID="Default" ss:Name="Normal">
   <Alignment ss:Vertical="Bottom"/>
   <Borders/>
   <Font ss:FontName="Arial" x:Family="Swiss"/>
   <Interior/>
   <NumberFormat/>
   <Protection/>
  </Style>
  <Style ss:ID="s62">
   <Font ss:FontName="Arial" x:Family="Swiss" ss:Color="#0000FF" ss:Bold="1"/>
  </Style>
 </Styles>
 <Worksheet ss:Name="Sheet1">
  <Table ss:ExpandedColumnCount="3" ss:ExpandedRowCount="70" x:FullColumns="1"
   x:FullRows="1" ss:DefaultRowHeight="12.5">
   <Column ss:Index="2" ss:AutoFitWidth="0" ss:Width="239"/>
   <Column ss:AutoFitWidth="0" ss:Width="102.5"/>
   <Row ss:AutoFitHeight="0" ss:Height="13">
    <Cell ss:StyleID="s62"><Data ss:Type="String">id</Data></Cell>
    <Cell ss:StyleID="s62"><Data ss:Type="String">merger_name</Data></Cell>
    <Cell ss:StyleID="s62"><Data ss:Type="String">zip_code</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">1</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京</Data></Cell>
    <Cell><Data ss:Type="String"></Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">2</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市</Data></Cell>
    <Cell><Data ss:Type="String">100000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">3</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,东城区</Data></Cell>
    <Cell><Data ss:Type="String">100010</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">4</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,西城区</Data></Cell>
    <Cell><Data ss:Type="String">100032</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">5</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,朝阳区</Data></Cell>
    <Cell><Data ss:Type="String">100020</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">6</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,丰台区</Data></Cell>
    <Cell><Data ss:Type="String">100071</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">7</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,石景山区</Data></Cell>
    <Cell><Data ss:Type="String">100043</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">8</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,海淀区</Data></Cell>
    <Cell><Data ss:Type="String">100089</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">9</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,门头沟区</Data></Cell>
    <Cell><Data ss:Type="String">102300</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">10</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,房山区</Data></Cell>
    <Cell><Data ss:Type="String">102488</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">11</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,通州区</Data></Cell>
    <Cell><Data ss:Type="String">101149</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">12</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,顺义区</Data></Cell>
    <Cell><Data ss:Type="String">101300</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">13</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,昌平区</Data></Cell>
    <Cell><Data ss:Type="String">102200</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">14</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,大兴区</Data></Cell>
    <Cell><Data ss:Type="String">102600</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">15</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,怀柔区</Data></Cell>
    <Cell><Data ss:Type="String">101400</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">16</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,平谷区</Data></Cell>
    <Cell><Data ss:Type="String">101200</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">17</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,密云县</Data></Cell>
    <Cell><Data ss:Type="String">101500</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">18</Data></Cell>
    <Cell><Data ss:Type="String">中国,北京,北京市,延庆县</Data></Cell>
    <Cell><Data ss:Type="String">102100</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">19</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津</Data></Cell>
    <Cell><Data ss:Type="String"></Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">20</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市</Data></Cell>
    <Cell><Data ss:Type="String">300000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">21</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,和平区</Data></Cell>
    <Cell><Data ss:Type="String">300041</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">22</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,河东区</Data></Cell>
    <Cell><Data ss:Type="String">300171</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">23</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,河西区</Data></Cell>
    <Cell><Data ss:Type="String">300202</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">24</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,南开区</Data></Cell>
    <Cell><Data ss:Type="String">300110</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">25</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,河北区</Data></Cell>
    <Cell><Data ss:Type="String">300143</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">26</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,红桥区</Data></Cell>
    <Cell><Data ss:Type="String">300131</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">27</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,东丽区</Data></Cell>
    <Cell><Data ss:Type="String">300300</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">28</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,西青区</Data></Cell>
    <Cell><Data ss:Type="String">300380</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">29</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,津南区</Data></Cell>
    <Cell><Data ss:Type="String">300350</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">30</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,北辰区</Data></Cell>
    <Cell><Data ss:Type="String">300400</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">31</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,武清区</Data></Cell>
    <Cell><Data ss:Type="String">301700</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">32</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,宝坻区</Data></Cell>
    <Cell><Data ss:Type="String">301800</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">33</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,滨海新区</Data></Cell>
    <Cell><Data ss:Type="String">300451</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">34</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,宁河县</Data></Cell>
    <Cell><Data ss:Type="String">301500</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">35</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,静海县</Data></Cell>
    <Cell><Data ss:Type="String">301600</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">36</Data></Cell>
    <Cell><Data ss:Type="String">中国,天津,天津市,蓟县</Data></Cell>
    <Cell><Data ss:Type="String">301900</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">37</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省</Data></Cell>
    <Cell><Data ss:Type="String"></Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">38</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市</Data></Cell>
    <Cell><Data ss:Type="String">050011</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">39</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,长安区</Data></Cell>
    <Cell><Data ss:Type="String">050011</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">40</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,桥西区</Data></Cell>
    <Cell><Data ss:Type="String">050091</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">41</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,新华区</Data></Cell>
    <Cell><Data ss:Type="String">050051</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">42</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,井陉矿区</Data></Cell>
    <Cell><Data ss:Type="String">050100</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">43</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,裕华区</Data></Cell>
    <Cell><Data ss:Type="String">050031</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">44</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,藁城区</Data></Cell>
    <Cell><Data ss:Type="String">052160</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">45</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,鹿泉区</Data></Cell>
    <Cell><Data ss:Type="String">050200</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">46</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,栾城区</Data></Cell>
    <Cell><Data ss:Type="String">051430</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">47</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,井陉县</Data></Cell>
    <Cell><Data ss:Type="String">050300</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">48</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,正定县</Data></Cell>
    <Cell><Data ss:Type="String">050800</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">49</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,行唐县</Data></Cell>
    <Cell><Data ss:Type="String">050600</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">50</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,灵寿县</Data></Cell>
    <Cell><Data ss:Type="String">050500</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">51</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,高邑县</Data></Cell>
    <Cell><Data ss:Type="String">051330</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">52</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,深泽县</Data></Cell>
    <Cell><Data ss:Type="String">052560</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">53</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,赞皇县</Data></Cell>
    <Cell><Data ss:Type="String">051230</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">54</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,无极县</Data></Cell>
    <Cell><Data ss:Type="String">052460</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">55</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,平山县</Data></Cell>
    <Cell><Data ss:Type="String">050400</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">56</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,元氏县</Data></Cell>
    <Cell><Data ss:Type="String">051130</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">57</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,赵县</Data></Cell>
    <Cell><Data ss:Type="String">051530</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">58</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,辛集市</Data></Cell>
    <Cell><Data ss:Type="String">052360</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">59</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,晋州市</Data></Cell>
    <Cell><Data ss:Type="String">052260</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">60</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,石家庄市,新乐市</Data></Cell>
    <Cell><Data ss:Type="String">050700</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">61</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市</Data></Cell>
    <Cell><Data ss:Type="String">063000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">62</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,路南区</Data></Cell>
    <Cell><Data ss:Type="String">063000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">63</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,路北区</Data></Cell>
    <Cell><Data ss:Type="String">063000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">64</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,古冶区</Data></Cell>
    <Cell><Data ss:Type="String">063100</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">65</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,开平区</Data></Cell>
    <Cell><Data ss:Type="String">063021</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">66</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,丰南区</Data></Cell>
    <Cell><Data ss:Type="String">063300</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">67</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,丰润区</Data></Cell>
    <Cell><Data ss:Type="String">064000</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">68</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,曹妃甸区</Data></Cell>
    <Cell><Data ss:Type="String">063200</Data></Cell>
   </Row>
   <Row ss:AutoFitHeight="0">
    <Cell><Data ss:Type="Number">69</Data></Cell>
    <Cell><Data ss:Type="String">中国,河北省,唐山市,滦县</Data></Cell>
    <Cell><Data ss:Type="String">063700</Data></Cell>
   </Row>
  </Table>
  <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">
   <Selected/>
   <ProtectObjects>False</ProtectObjects>
   <ProtectScenarios>False</ProtectScenarios>
  </WorksheetOptions>
 </Worksheet>
</Workbook>
