alter type wish_outcome rename to wishlist_outcome;
