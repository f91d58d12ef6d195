-- A fact only says whether its reactions are planned; each reaction has tries of its own. A parked fact is tried again.
create table "pending_reactions" (
    "fact_id" bigint not null,
    "reaction" text not null,
    "cursor" text,
    "attempts" smallint not null default 0,
    "retry_at" timestamptz(3) not null default current_timestamp,
    "parked_at" timestamptz(3),
    "error" text,
    constraint "pending_reactions_pkey" primary key ("fact_id", "reaction"),
    constraint "pending_reactions_fact_id_fkey" foreign key ("fact_id") references "facts" ("id") on delete cascade on update cascade
);
create index "pending_reactions_due" on "pending_reactions" ("retry_at", "fact_id", "reaction") where "parked_at" is null;
create index "pending_reactions_parked" on "pending_reactions" ("parked_at" desc, "fact_id" desc, "reaction") where "parked_at" is not null;

drop index "facts_open";
alter table "facts" rename column "settled_at" to "planned_at";
alter table "facts" drop column "attempts", drop column "retry_at", drop column "parked_at", drop column "error";
create index "facts_unplanned" on "facts" ("id") where "planned_at" is null;

alter table "mails"
    add column "message_id" text not null default ('<' || gen_random_uuid() || '@recruit.local>'),
    add column "attempts" smallint not null default 0,
    add column "retry_at" timestamptz(3) not null default current_timestamp,
    add column "claimed_until" timestamptz(3),
    add column "parked_at" timestamptz(3),
    add column "error" text;
drop index "mails_waiting";
create index "mails_waiting" on "mails" ("retry_at", "id") where "sent_at" is null and "parked_at" is null;
create index "mails_parked" on "mails" ("parked_at" desc, "id" desc) where "parked_at" is not null;
create index "mails_sent" on "mails" ("sent_at") where "sent_at" is not null;
