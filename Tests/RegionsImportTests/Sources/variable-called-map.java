class Counties {
    static Map<String, List<String>> all() {
        Map<String, List<String>> map = new HashMap<>();
        map.put("Alba", Arrays.asList("Aiud", "Blaj", "Sebeș"));
        map.put("Arad", Arrays.asList("Ineu", "Lipova"));
        map.put("Gorj", Arrays.asList("Motru"));
        return map;
    }
}
