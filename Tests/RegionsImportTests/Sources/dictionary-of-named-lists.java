class Places {
    static {
        List<String> punjab = Arrays.asList("Lahore", "Multan");
        List<String> sindh = Arrays.asList("Karachi", "Hyderabad", "Sukkur");
        MAP.put("Punjab Province", punjab);
        MAP.put("Sindh Province", sindh);
    }
}
