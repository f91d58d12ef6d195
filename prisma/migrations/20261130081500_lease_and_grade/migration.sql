-- The lease of an export, and the grade of a claim.
alter table people_exports rename column claimed_at to leased_at;
alter type fact_grade rename to claim_grade;
