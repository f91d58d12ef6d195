-- What happened is only ever added to: of a fact nothing changes but when its reactions were planned.
create function fact_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a fact is neither changed nor deleted';
end $$;

create trigger fact_is_not_changed before update on facts for each row
  when ((old.id, old.type, old.actor_id, old.data, old.created_at) is distinct from (new.id, new.type, new.actor_id, new.data, new.created_at))
  execute function fact_stays();

create trigger fact_is_not_deleted before delete on facts for each row execute function fact_stays();
