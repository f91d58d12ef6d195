-- `message` is what the other side may read; what the writer typed stays beside it where something of it is hidden, until the yes.
alter table "contact_requests"
  add column "own_words" text,
  add column "hidden" text[] not null default '{}';
