-- The kinds of notifications in the words of the code. The lock waits for the transactions that write these rows.
lock table notifications in share row exclusive mode;

update notifications set kind = renamed.new
from (values
  ('wished', 'wishlistAdded'),
  ('introductionAsked', 'introductionRequested'),
  ('introductionYes', 'introductionAccepted'),
  ('introductionNo', 'introductionDeclined'),
  ('contractTold', 'contractRecorded'),
  ('guardianYes', 'guardianConfirmed'),
  ('guardianNo', 'guardianDeclined'),
  ('calledOff', 'canceled'),
  ('confirmationTakenBack', 'confirmationRevoked')
) as renamed (old, new)
where kind = renamed.old;
