-- Whoever ends a session or closes an account, and however: the open feeds of that person hear of it with the commit.
create function tell_feeds() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_array((case tg_table_name when 'users' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'user_id' end) || ' session')::text);
  return null;
end $$;

create trigger sessions_tell_feeds_of_their_end after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_feeds();
create trigger sessions_tell_feeds_of_being_deleted after delete on sessions
  for each row when (old.revoked_at is null) execute function tell_feeds();
create trigger users_tell_feeds_of_their_end after update of disabled_at on users
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function tell_feeds();
