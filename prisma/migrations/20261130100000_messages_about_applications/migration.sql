-- What the two sides of an application write to each other once it was answered positively.
create table application_messages (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references job_applications (id) on delete cascade on update cascade,
  by_poster boolean not null,
  content text not null,
  created_at timestamptz(3) not null default now()
);
create index application_messages_application_id_created_at_idx on application_messages (application_id, created_at);
