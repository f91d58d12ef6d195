create type "seat" as enum ('owner', 'member', 'reader');

create table "memberships" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "user_id" uuid not null references "users" ("id") on delete cascade on update cascade,
  "seat" "seat" not null,
  "invited_by" uuid references "users" ("id") on delete set null on update cascade,
  "joined_at" timestamptz(3) not null default now(),
  "left_at" timestamptz(3)
);
create index "memberships_recruiter_id_joined_at_idx" on "memberships" ("recruiter_id", "joined_at");
create index "memberships_user_id_idx" on "memberships" ("user_id");
-- Who acts, acts for one organisation; and an organisation has one owner.
create unique index "memberships_of_a_user" on "memberships" ("user_id") where "left_at" is null;
create unique index "memberships_one_owner" on "memberships" ("recruiter_id") where "seat" = 'owner' and "left_at" is null;

insert into "memberships" ("recruiter_id", "user_id", "seat", "joined_at")
select r."id", u."id", 'owner', r."created_at" from "recruiters" r join "users" u on u."id" = r."user_id";

-- The owner is who `recruiters.user_id` names; the seats follow it, whoever writes it.
create function seat_of_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update memberships set seat = 'member' where recruiter_id = new.id and user_id = old.user_id and left_at is null;
    -- What is known by its account goes with it: who blocked it and whom it blocked, its cases and its papers, not the person's.
    insert into blocks (blocker_id, blocked_id, created_at)
    select case blocker_id when old.user_id then new.user_id else blocker_id end,
      case blocked_id when old.user_id then new.user_id else blocked_id end, created_at
    from blocks where old.user_id in (blocker_id, blocked_id) on conflict do nothing;
    delete from blocks where old.user_id in (blocker_id, blocked_id);
    update kyc_documents set user_id = new.user_id where user_id = old.user_id;
    update documents set owner_id = new.user_id
    where owner_id = old.user_id and kind in ('organization_proof', 'professional_licence');
  end if;
  update memberships set seat = 'owner' where recruiter_id = new.id and user_id = new.user_id and left_at is null;
  if not found then
    insert into memberships (recruiter_id, user_id, seat, joined_at)
    values (new.id, new.user_id, 'owner', case tg_op when 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end $$;
create trigger recruiters_seat_of_owner after insert or update of user_id on recruiters
  for each row execute function seat_of_owner();

-- Nobody is made owner, or stops being it, behind the back of `recruiters.user_id`.
create function owner_is_who_answers() returns trigger language plpgsql as $$
declare held record;
begin
  select r.user_id, m.user_id as seated into held
  from recruiters r left join memberships m on m.recruiter_id = r.id and m.seat = 'owner' and m.left_at is null
  where r.id = coalesce(new.recruiter_id, old.recruiter_id);
  if found and held.seated is distinct from held.user_id then
    raise exception 'the owner of an organisation is its account, and nobody else' using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger memberships_owner_is_who_answers after insert or update or delete on memberships
  deferrable initially deferred for each row execute function owner_is_who_answers();

create table "seat_invitations" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "email" citext not null,
  "seat" "seat" not null,
  "locale" text not null,
  "token_hash" text not null,
  "invited_by" uuid references "users" ("id") on delete set null on update cascade,
  "created_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  "accepted_at" timestamptz(3),
  "revoked_at" timestamptz(3)
);
create unique index "seat_invitations_token_hash_key" on "seat_invitations" ("token_hash");
create unique index "seat_invitations_waiting" on "seat_invitations" ("recruiter_id", "email") where "accepted_at" is null and "revoked_at" is null;
create index "seat_invitations_recruiter_id_created_at_idx" on "seat_invitations" ("recruiter_id", "created_at");

-- What is done for an organization is told by name. Until now each had one person.
alter table "messages" add column "written_by" uuid references "users" ("id") on delete set null on update cascade;
alter table "contact_requests" add column "asked_by" uuid references "users" ("id") on delete set null on update cascade;
alter table "favorites" add column "noted_by" uuid references "users" ("id") on delete set null on update cascade;
update "messages" m set "written_by" = u."id"
from "threads" t join "recruiters" r on r."id" = t."recruiter_id" join "users" u on u."id" = r."user_id" where t."id" = m."thread_id" and m."receiver_type" = 'player';
update "contact_requests" c set "asked_by" = u."id" from "recruiters" r join "users" u on u."id" = r."user_id" where r."id" = c."recruiter_id";
update "favorites" f set "noted_by" = u."id" from "recruiters" r join "users" u on u."id" = r."user_id" where r."id" = f."recruiter_id" and f."note" is not null;
