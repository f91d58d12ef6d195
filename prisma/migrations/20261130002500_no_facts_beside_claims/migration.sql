-- They existed for the version of the site that knew facts as a table of their own.
drop view player_facts;
drop trigger confirmed_claims_name_claim on confirmed_claims;
drop function name_claim_of_fact();
alter table confirmed_claims drop column fact_id;
