-- A contact that was requested, as a sign of interest and as the reason why a card moved. Events stay as they were recorded but for
-- this word.
alter type interest_kind rename value 'asked' to 'requested';

alter table facts disable trigger fact_is_not_changed;
update facts set data = data || '{"because": "requested"}' where type = 'match.moved' and data ->> 'because' = 'asked';
alter table facts enable trigger fact_is_not_changed;
