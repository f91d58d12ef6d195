-- When somebody was notified, an end was announced, a confirmation was revoked, and who recorded a contract.
alter table matches rename column told_at to notified_at;
alter table alert_hits rename column told_at to notified_at;
alter table talent_alerts rename column told_day to emailed_day;
alter table contracts rename column told_by to recorded_by;
alter table confirmations rename column expiry_told_at to expiry_announced_at;
alter table sport_jobs rename column expiry_told_at to expiry_announced_at;
alter table threads rename column guardian_told_at to guardian_notified_at;
alter table guardians rename column coming_of_age_told_at to coming_of_age_announced_at;
alter table confirmations rename column taken_back_at to revoked_at;
alter index matches_to_tell rename to matches_to_notify;
alter index alert_hits_to_tell rename to alert_hits_to_notify;
