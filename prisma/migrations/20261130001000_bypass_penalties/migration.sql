-- Signing outside Recruit is a rule that a report can name; the penalty that a decision claims for it is kept in cents.
alter type house_rule add value 'bypass' before 'spam';
alter table moderation_cases add column penalty_cents integer check (penalty_cents > 0);
