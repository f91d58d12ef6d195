-- Members of a team have a role; seats are places at events. The lock waits for the transactions that write these rows.
lock table memberships, seat_invitations in access exclusive mode;

alter type seat rename to team_role;
alter table memberships rename column seat to team_role;
alter table seat_invitations rename to team_invitations;
alter table team_invitations rename column seat to team_role;
alter table team_invitations rename constraint seat_invitations_pkey to team_invitations_pkey;
alter table team_invitations rename constraint seat_invitations_recruiter_id_fkey to team_invitations_recruiter_id_fkey;
alter table team_invitations rename constraint seat_invitations_invited_by_fkey to team_invitations_invited_by_fkey;
alter index seat_invitations_token_hash_key rename to team_invitations_token_hash_key;
alter index seat_invitations_waiting rename to team_invitations_waiting;
alter index seat_invitations_recruiter_id_created_at_idx rename to team_invitations_recruiter_id_created_at_idx;
alter trigger recruiters_seat_of_owner on recruiters rename to recruiters_role_of_owner;
alter function seat_of_owner() rename to role_of_owner;

-- As before, but for the name of the column.
create or replace function role_of_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update memberships set team_role = 'member' where recruiter_id = new.id and user_id = old.user_id and left_at is null;
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
  update memberships set team_role = 'owner' where recruiter_id = new.id and user_id = new.user_id and left_at is null;
  if not found then
    insert into memberships (recruiter_id, user_id, team_role, joined_at)
    values (new.id, new.user_id, 'owner', case tg_op when 'INSERT' then new.created_at else now() end);
  end if;
  return null;
end $$;

create or replace function owner_is_who_answers() returns trigger language plpgsql as $$
declare held record;
begin
  select r.user_id, m.user_id as owner_id into held
  from recruiters r left join memberships m on m.recruiter_id = r.id and m.team_role = 'owner' and m.left_at is null
  where r.id = coalesce(new.recruiter_id, old.recruiter_id);
  if found and held.owner_id is distinct from held.user_id then
    raise exception 'the owner of an organisation is its account, and nobody else' using errcode = '23514';
  end if;
  return null;
end $$;
