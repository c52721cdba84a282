"""The games as environments of other libraries: Gymnasium, PettingZoo, OpenSpiel. Each library has a module and an extra with its name."""
