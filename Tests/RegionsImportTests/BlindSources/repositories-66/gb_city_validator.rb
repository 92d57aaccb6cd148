# frozen_string_literal: true

GB_COUNTIES = %w(
  Aberdeenshire
  Angus
  Argyll\ and\ Bute
  Bedfordshire
  Berkshire
  Buckinghamshire
  Cambridgeshire
  Cheshire
  City\ of\ Bristol
  City\ of\ London
  City\ of\ Aberdeen
  City\ of\ Edinburgh
  City\ of\ Glasgow
  Clackmannanshire
  Clwyd
  Cornwall
  County\ Antrim
  County\ Armagh
  County\ Down
  County\ Durham
  County\ Fermanagh
  County\ Londonderry
  County\ Tyrone
  Cumbria
  Derbyshire
  Devon
  Dorset
  Dumfries\ and\ Galloway
  Dundee\ City
  Dyfed
  East\ Ayrshire
  East\ Dunbartonshire
  East\ Lothian
  East\ Renfrewshire
  East\ Sussex
  Essex
  Falkirk
  Fife
  Gloucestershire
  Greater\ London
  Greater\ Manchester
  Gwent
  Gwynedd
  Hampshire
).to_set
