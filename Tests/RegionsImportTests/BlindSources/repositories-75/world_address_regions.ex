defmodule DemoWeb.AddressRegions do
  use Lavash.Rx.Functions

  defrx region_options(country) do
    if country == "Canada" do
      [
        %{name: "Select...", code: ""},
        %{name: "Alberta", code: "AB"},
        %{name: "British Columbia", code: "BC"},
        %{name: "Manitoba", code: "MB"},
        %{name: "New Brunswick", code: "NB"},
        %{name: "Newfoundland and Labrador", code: "NL"},
        %{name: "Northwest Territories", code: "NT"},
        %{name: "Nova Scotia", code: "NS"},
        %{name: "Nunavut", code: "NU"},
        %{name: "Ontario", code: "ON"},
        %{name: "Prince Edward Island", code: "PE"},
        %{name: "Quebec", code: "QC"},
        %{name: "Saskatchewan", code: "SK"},
        %{name: "Yukon", code: "YT"}
      ]
    else
      [
        %{name: "Select...", code: ""},
        %{name: "Alabama", code: "AL"},
        %{name: "Alaska", code: "AK"},
        %{name: "Arizona", code: "AZ"},
        %{name: "Arkansas", code: "AR"},
        %{name: "California", code: "CA"},
        %{name: "Colorado", code: "CO"},
        %{name: "Connecticut", code: "CT"},
        %{name: "Delaware", code: "DE"},
        %{name: "Florida", code: "FL"},
        %{name: "Georgia", code: "GA"},
        %{name: "Hawaii", code: "HI"},
        %{name: "Idaho", code: "ID"},
        %{name: "Illinois", code: "IL"},
        %{name: "Indiana", code: "IN"},
        %{name: "Iowa", code: "IA"},
        %{name: "Kansas", code: "KS"},
        %{name: "Kentucky", code: "KY"},
        %{name: "Louisiana", code: "LA"},
        %{name: "Maine", code: "ME"},
        %{name: "Maryland", code: "MD"}
      ]
    end
  end
end
