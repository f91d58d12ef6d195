-- A condition of a search that only ranks is `optional`. The lock waits for the transactions that write these rows.
lock table needs, talent_alerts, alert_hits, recruiter_search_history in share row exclusive mode;

create function pg_temp.with_optional(search jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(search, '{conditions}', (
    select jsonb_agg(
      case when item ? 'wish' then (item - 'wish') || jsonb_build_object('optional', item -> 'wish') else item end
      order by place)
    from jsonb_array_elements(search -> 'conditions') with ordinality as conditions (item, place)))
$$;

update needs set criteria = pg_temp.with_optional(criteria) where criteria @? '$.conditions[*].wish';
update talent_alerts set alert_criteria = pg_temp.with_optional(alert_criteria) where alert_criteria @? '$.conditions[*].wish';
update alert_hits set met = pg_temp.with_optional(met) where met @? '$.conditions[*].wish';
update recruiter_search_history set criteria = pg_temp.with_optional(criteria) where criteria @? '$.conditions[*].wish';
