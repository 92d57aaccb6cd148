"""The parts of Scripts/refresh data, one file for each thing it writes."""
