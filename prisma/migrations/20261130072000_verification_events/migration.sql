-- Events name the verification and its case. They stay as they were recorded but for these names.
alter table facts disable trigger fact_is_not_changed;
update facts set type = case type when 'kyc.taken_back' then 'verification.revoked' else replace(type, 'kyc.', 'verification.') end
where type like 'kyc.%';
update facts set data = (data - 'kycId') || jsonb_build_object('verificationCaseId', data -> 'kycId') where data ? 'kycId';
alter table facts enable trigger fact_is_not_changed;
