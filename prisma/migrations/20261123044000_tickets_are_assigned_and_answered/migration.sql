alter table "tickets"
  add column "assignee_id" uuid,
  add column "answered_at" timestamptz(3),
  add constraint "tickets_assignee_id_fkey" foreign key ("assignee_id") references "users" ("id") on delete set null on update cascade;
create index "tickets_created_at_id_idx" on "tickets" ("created_at", "id");

create table "ticket_answers" (
  "id" uuid not null default gen_random_uuid(),
  "ticket_id" uuid not null,
  "author_id" uuid,
  "content" text not null,
  "created_at" timestamptz(3) not null default current_timestamp,
  constraint "ticket_answers_pkey" primary key ("id"),
  constraint "ticket_answers_ticket_id_fkey" foreign key ("ticket_id") references "tickets" ("id") on delete cascade on update cascade,
  constraint "ticket_answers_author_id_fkey" foreign key ("author_id") references "users" ("id") on delete set null on update cascade
);
create index "ticket_answers_ticket_id_created_at_idx" on "ticket_answers" ("ticket_id", "created_at");
