"""The games as environments of other libraries: Gymnasium, PettingZoo, OpenSpiel. Each has a module and an extra of its name."""
