-- consent_terms is the player's own yes from now on; the guardian's stands in the status of the guardian. A child whom a
-- parent registered was never asked: the fact of joining bears the parent's account.
update "players" p set "consent_terms" = coalesce(
    (select c."given" from "consents" c where c."user_id" = p."user_id" and c."kind" = 'terms' and c."given_by" = 'self'
     order by c."created_at" desc limit 1),
    not exists (select from "facts" f where f."type" = 'player.joined' and f."data" ->> 'playerId' = p."id"::text
                and f."actor_id" <> p."user_id"));

-- Whoever signed themselves up said yes by doing so, on that day.
insert into "consents" ("user_id", "kind", "version", "given", "given_by", "created_at")
select p."user_id", 'terms', '2026-11-01', true, 'self', p."created_at" from "players" p
join "users" u on u."id" = p."user_id"
where p."consent_terms" and p."email" <> '' and not exists (
    select from "consents" c where c."user_id" = p."user_id" and c."kind" = 'terms' and c."given_by" = 'self');

update "players" set "status" = 'awaiting_player' where "status" = 'listed' and not "consent_terms";
