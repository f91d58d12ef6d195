-- An account may close while a form for its profile is read and its files are stored; who closes it at the same moment waits.
create trigger begins_as_account before insert on "players" for each row execute function begin_as_account();
create trigger begins_as_account before insert on "recruiters" for each row execute function begin_as_account();

-- What was begun so before; the figures follow the rows.
update "players" p set "account_closed" = not p."account_closed" from "users" u
  where u."id" = p."user_id" and p."account_closed" is distinct from (u."disabled_at" is not null);
update "recruiters" r set "account_closed" = not r."account_closed" from "users" u
  where u."id" = r."user_id" and r."account_closed" is distinct from (u."disabled_at" is not null);
