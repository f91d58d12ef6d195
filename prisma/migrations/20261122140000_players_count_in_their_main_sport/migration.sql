-- Of a second sport nobody has told the level: it was made up.
DELETE FROM "player_sports" ps
USING "players" p, "sports" s
WHERE ps."player_id" = p."id" AND ps."sport_id" = s."id" AND s."slug" <> p."primary_sport";
