from collections import OrderedDict
PLACES = OrderedDict([("Punjab", ["Lahore", "Multan"]), ("Sindh", ["Karachi", "Hyderabad"])])
