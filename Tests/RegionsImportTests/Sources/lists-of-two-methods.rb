module Peru
  def self.regions
    [
      { id: 1, name: "Lima Alta" },
      { id: 2, name: "Cusca" },
      { id: 3, name: "Puna" }
    ]
  end

  def self.provinces
    [
      { id: 11, region_id: 1, name: "Huarala" },
      { id: 12, region_id: 1, name: "Barranca" },
      { id: 21, region_id: 2, name: "Anta" },
      { id: 31, region_id: 3, name: "Azanga" }
    ]
  end

  def self.pair(a)
    [a, a.to_s]
  end
end
