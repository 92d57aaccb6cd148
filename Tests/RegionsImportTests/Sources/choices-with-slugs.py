from model_utils import Choices

COUNTIES = Choices(
    ("q01", "old_arlo", "Old Arlo"),
    ("q02", "besk", "Besk"),
    ("q03", "cordano_east", "Cordano East"),
    ("q04", "cordano_west", "Cordano West"),
    ("q07", "dinwe", "Dinwe"),
)
