alter table "kyc_documents" add column "verdict" "verification_status";
