-- A profile that is inserted while its account is reopened waits for that too: before, only open accounts were locked, so
-- the profile stayed closed, hidden and uncounted.
create or replace function begin_as_account() returns trigger language plpgsql as $$
declare
  closed_at timestamptz;
begin
  select disabled_at into closed_at from users where id = new.user_id for share;
  new.account_closed := new.user_id is not null and (not found or closed_at is not null);
  return new;
end
$$;
