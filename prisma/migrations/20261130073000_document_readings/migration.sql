-- What a language model read is of a document. The lock waits for the transactions that write these rows.
lock table paper_readings in access exclusive mode;

alter table paper_readings rename to document_readings;
alter table document_readings rename constraint paper_readings_pkey to document_readings_pkey;
alter table document_readings rename constraint paper_readings_document_id_fkey to document_readings_document_id_fkey;
alter index paper_readings_document_id_attempt_key rename to document_readings_document_id_attempt_key;
alter index paper_readings_asked_at_idx rename to document_readings_asked_at_idx;
update document_readings set said = said || '{"seems": "tax_document"}' where said ->> 'seems' = 'tax_paper';

-- As before, but for the name of the table.
create or replace function seat_of_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update memberships set seat = 'member' where recruiter_id = new.id and user_id = old.user_id and left_at is null;
    -- What is known by its account goes with it: who blocked it and whom it blocked, its cases and its documents, not the person's.
    insert into blocks (blocker_id, blocked_id, created_at)
    select case blocker_id when old.user_id then new.user_id else blocker_id end,
      case blocked_id when old.user_id then new.user_id else blocked_id end, created_at
    from blocks where old.user_id in (blocker_id, blocked_id) on conflict do nothing;
    delete from blocks where old.user_id in (blocker_id, blocked_id);
    -- Who the person is stays theirs: a check of it that waits is dropped with its file, of one that was decided the verdict alone goes on.
    update documents set delete_at = now()
    where deleted_at is null and (delete_at is null or delete_at > now()) and id in (
      select document_id from kyc_documents
      where user_id = old.user_id and document_type = 'identity' and verification_status = 'pending'
    );
    delete from document_readings r using kyc_documents k
    where r.document_id = k.document_id and k.user_id = old.user_id and k.document_type = 'identity';
    delete from kyc_documents
    where user_id = old.user_id and document_type = 'identity' and verification_status = 'pending';
    update kyc_documents set reason = ''
    where user_id = old.user_id and document_type = 'identity' and reason is not null;
    update kyc_documents set user_id = new.user_id where user_id = old.user_id;
    update documents set owner_id = new.user_id
    where owner_id = old.user_id and kind in ('organization_proof', 'professional_licence');
  end if;
  update memberships set seat = 'owner' where recruiter_id = new.id and user_id = new.user_id and left_at is null;
  if not found then
    insert into memberships (recruiter_id, user_id, seat, joined_at)
    values (new.id, new.user_id, 'owner', case tg_op when 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end $$;
