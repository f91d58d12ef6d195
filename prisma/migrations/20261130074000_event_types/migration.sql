-- The types of events in the words of the code. Events stay as they were recorded but for these names.
alter table facts disable trigger fact_is_not_changed;
update facts set type = renamed.new
from (values
  ('event.called_off', 'event.canceled'),
  ('event.cancelled', 'event.registration_canceled'),
  ('contract.told', 'contract.recorded'),
  ('confirmation.taken_back', 'confirmation.revoked'),
  ('seat.offered', 'member.invited'),
  ('seat.offer_revoked', 'member.invitation_revoked'),
  ('seat.taken', 'member.joined'),
  ('seat.changed', 'member.role_changed'),
  ('seat.handed_over', 'member.made_owner'),
  ('seat.removed', 'member.removed'),
  ('seat.left', 'member.left'),
  ('seat.shown', 'member.shown'),
  ('seat.hidden', 'member.hidden')
) as renamed (old, new)
where type = renamed.old;
alter table facts enable trigger fact_is_not_changed;
