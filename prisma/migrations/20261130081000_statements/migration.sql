-- What the operator states is no claim of a player. Events stay as they were recorded but for this word.
alter table claims rename to statements;
alter table claim_versions rename to statement_versions;
alter table statement_versions rename column claim_id to statement_id;
alter type claim_place rename to statement_place;
do $$
declare held record;
begin
  for held in
    select conrelid::regclass as owner, conname, replace(replace(conname, 'claim_', 'statement_'), 'claims_', 'statements_') as name
    from pg_constraint where conrelid in ('statements'::regclass, 'statement_versions'::regclass) and conname like '%claim%'
  loop
    execute format('alter table %s rename constraint %I to %I', held.owner, held.conname, held.name);
  end loop;
end $$;

alter table facts disable trigger fact_is_not_changed;
update facts set type = replace(type, 'claim.', 'statement.'),
  data = (data - 'claimId') || jsonb_build_object('statementId', data -> 'claimId')
where type like 'claim.%';
alter table facts enable trigger fact_is_not_changed;
