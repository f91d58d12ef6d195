-- Whoever confirmed, or is asked to, said so of the value there was.
create function forget_who_confirmed() returns trigger language plpgsql as $$
begin
  delete from confirmed_claims where claim_id = new.id;
  return null;
end $$;

create trigger claims_forget_who_confirmed
after update of "number", "choices", "day", "parts", "measured_on", "measured_by" on "player_claims"
for each row
when ((old."number", old."choices", old."day", old."parts", old."measured_on", old."measured_by")
  is distinct from (new."number", new."choices", new."day", new."parts", new."measured_on", new."measured_by"))
execute function forget_who_confirmed();
