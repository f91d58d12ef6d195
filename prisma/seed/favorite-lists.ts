import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import { idFor, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { favoriteTags, listNames } from "./texts/notes.ts";

type Favorite = Prisma.FavoriteCreateManyInput;

/** The demo recruiter's lists, the last one empty, and some tags. */
export function sortFavorites([demo]: readonly SeedRecruiter[], favorites: readonly Favorite[], days: Days) {
  const random = randomFor("favorite lists");
  if (!demo) return { favorites, favoriteLists: [], listedFavorites: [] };
  const { language } = demo.organization;
  const recruiterId = demo.row.id;
  const favoriteLists = listNames[language].map((name, rank) => ({
    id: idFor(`favorite list ${rank}`),
    recruiterId,
    name,
    createdAt: days.ago(30 - rank),
  }));
  const ownFavorites = favorites.filter((favorite) => favorite.recruiterId === recruiterId);
  const listedFavorites = favoriteLists
    .slice(0, -1)
    .flatMap(({ id: listId }) =>
      ownFavorites.filter(() => random.chance(0.5)).map(({ playerId }) => ({ recruiterId, listId, playerId })),
    );
  const tagged = favorites.map((favorite) =>
    ownFavorites.includes(favorite)
      ? { ...favorite, tags: favoriteTags[language].filter(() => random.chance(0.4)) }
      : favorite,
  );
  return { favorites: tagged, favoriteLists, listedFavorites };
}
