-- Who was put on the board by hand (no need found them) stands there until the club says no, and a player's no to a need is not lost by it.
alter table "matches" drop column "stands";
alter table "matches" add column "stands" boolean generated always as
  ("status" <> 'pending' or ("recruiter_declined_at" is null and ("found_at" is null or ("lapsed_at" is null and "player_declined_at" is null)))) stored not null;
