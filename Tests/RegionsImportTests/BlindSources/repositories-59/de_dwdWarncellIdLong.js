const dwdWarncellIdLong = `WARNCELLID;NAME;KURZNAME;CCC;BL
101001000;Stadt Flensburg;Flensburg;FLX;SH
101002000;Stadt Kiel;Kiel;KIX;SH
101003000;Hansestadt L\xFCbeck;Hansest. L\xFCbeck;HLX;SH
101004000;Stadt Neum\xFCnster;Neum\xFCnster;NMS;SH
101051000;Kreis Dithmarschen;Dithmarschen;;SH
101053000;Kreis Herzogtum Lauenburg;Herz. Lauenburg;RZX;SH
101054000;Kreis Nordfriesland;Nordfriesland;;SH
101055000;Kreis Ostholstein;Ostholstein;;SH
101056000;Kreis Pinneberg;Pinneberg;;SH
101057000;Kreis Pl\xF6n;Pl\xF6n;;SH
101058000;Kreis Rendsburg-Eckernf\xF6rde;Rendsburg;;SH
101059000;Kreis Schleswig-Flensburg;Schleswig;;SH
101060000;Kreis Segeberg;Segeberg;SEX;SH
101061000;Kreis Steinburg;Steinburg;IZX;SH
101062000;Kreis Stormarn;Stormarn;ODX;SH
102000000;Hansestadt Hamburg;Hansest.Hamburg;HHX;HH
103101000;Stadt Braunschweig;Braunschweig;BSX;NI
103102000;Stadt Salzgitter;Salzgitter;SZX;NI
103103000;Stadt Wolfsburg;Wolfsburg;WOB;NI
103151000;Kreis Gifhorn;Gifhorn;GIF;NI
103153000;Kreis Goslar;Goslar;GSX;NI`;
