"""A package, so that all its tests on one worker share one browser."""
