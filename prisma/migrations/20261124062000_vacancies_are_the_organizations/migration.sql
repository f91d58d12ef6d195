-- A vacancy is the organisation's that seeks somebody, not the account's that wrote it: it stays when that person goes.
alter table "sport_jobs" add column "recruiter_id" uuid references "recruiters" ("id") on delete cascade on update cascade;
create index "sport_jobs_recruiter_id_created_at_id_idx" on "sport_jobs" ("recruiter_id", "created_at" desc, "id");
update "sport_jobs" j set "recruiter_id" = m."recruiter_id" from "memberships" m
where m."user_id" = j."user_id" and m."left_at" is null and m."seat" in ('owner', 'member') and j."kind" = 'vacancy';
