import { z } from "zod";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { choice, level, uuid } from "../cells.ts";
import { table } from "../table.ts";

/** Maps the ids of the earlier backend to our sports; our catalog is not changed. */
export const sports = table({
  name: "sports",
  key: ["slug"],
  columns: { id: uuid, slug: choice(sportSlugs), name: z.string("required") },
  dropped: Object.fromEntries(
    ["description", "popularity_rank", "rules", "major_competitions"].map((column) => [
      column,
      "the catalogue is ours",
    ]),
  ),
});

export const playerSports = table({
  name: "player_sports",
  key: ["sport_id", "player_id"],
  columns: { sport_id: uuid, player_id: uuid, level },
  references: [
    { column: "sport_id", to: "sports" },
    { column: "player_id", to: "players" },
  ],
  settle: [
    {
      sql: `update staged_player_sports s set sport_id = ours.id
            from staged_sports theirs join sports ours using (slug) where theirs.id = s.sport_id`,
    },
    {
      sql: `insert into staged_player_sports (sport_id, player_id, level, source, line)
            select o.id, p.id, p.level, p.source, p.line from staged_players p join sports o on o.slug = p.primary_sport
            where not p.there and not exists (select from staged_player_sports s where s.player_id = p.id and s.sport_id = o.id)`,
    },
  ],
});
