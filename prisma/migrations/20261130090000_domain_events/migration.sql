-- Domain events are called so in their table and in the columns that name one.
alter table facts rename to domain_events;
alter table domain_events rename constraint facts_pkey to domain_events_pkey;
alter sequence facts_id_seq rename to domain_events_id_seq;
alter index facts_type_created_at_idx rename to domain_events_type_created_at_idx;
alter index facts_actor_id_created_at_idx rename to domain_events_actor_id_created_at_idx;
alter index facts_unplanned rename to domain_events_unplanned;
alter index facts_of_matches rename to domain_events_of_matches;
alter trigger fact_is_not_changed on domain_events rename to event_is_not_changed;
alter trigger fact_is_not_deleted on domain_events rename to event_is_not_deleted;
alter function fact_stays() rename to event_stays;

create or replace function event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a domain event is neither changed nor deleted';
end $$;

alter table outbox rename column fact_id to event_id;
alter table outbox rename constraint outbox_fact_id_fkey to outbox_event_id_fkey;
alter index outbox_fact_id_handler_key rename to outbox_event_id_handler_key;
alter table notifications rename column fact_id to event_id;
alter index notifications_user_id_fact_id_key rename to notifications_user_id_event_id_key;
