-- What a guardian answered is told with how the profile stands when it is read.
UPDATE "notifications" SET
  "kind" = CASE "kind" WHEN 'guardianNo' THEN 'guardianNo' ELSE 'guardianYes' END,
  "about" = jsonb_build_object('playerId', "players"."id")
FROM "players"
WHERE "players"."user_id" = "notifications"."user_id"
  AND "kind" IN ('guardianYes', 'guardianYesYoursMissing', 'guardianNo');
