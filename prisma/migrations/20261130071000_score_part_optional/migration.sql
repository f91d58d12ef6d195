-- The part of a score for optional criteria is `optional`. The lock waits for the transactions that write these rows.
lock table matches in share row exclusive mode;

update matches set parts = jsonb_set(parts, '{parts}', (
  select jsonb_agg(case when part ->> 'name' = 'wishes' then part || '{"name": "optional"}' else part end order by place)
  from jsonb_array_elements(parts -> 'parts') with ordinality as listed (part, place)))
where parts @? '$.parts[*] ? (@.name == "wishes")';
