-- Messages about applications are read and taken down like those of conversations; what was written before counts as read.
alter table application_messages add column read boolean not null default true;
alter table application_messages alter column read set default false;
alter table application_messages add column taken_down_at timestamptz(3);
create index application_messages_unread_idx on application_messages (application_id) where not read;
