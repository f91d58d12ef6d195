create type "contract_answer" as enum ('yes', 'no', 'withdrawn');

alter table "contracts"
    add column "signed_on" date,
    add column "country" char(2),
    add column "agent_name" text,
    add column "agent_licence" text,
    add column "agent_fee_cents" integer,
    add column "told_by" uuid,
    add column "answered_at" timestamptz(3),
    add column "answer" "contract_answer";

-- What was counted until now counts as said by both.
update "contracts" set
    "signed_on" = ("signed_at" at time zone 'UTC')::date,
    "country" = "recruiters"."country",
    "answered_at" = "signed_at",
    "answer" = 'yes'
from "recruiters"
where "recruiters"."id" = "contracts"."recruiter_id" and "contracts"."signed_at" is not null;

create index "contracts_player_id_idx" on "contracts" ("player_id");

-- One of a club and a player waits for the player's word, no more.
create unique index "contracts_one_waiting" on "contracts" ("recruiter_id", "player_id") where "signed_on" is not null and "answer" is null;
