"""Computer players against each other: ratings, score shares and their confidence intervals."""
