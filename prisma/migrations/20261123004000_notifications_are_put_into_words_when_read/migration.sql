-- A notification keeps what happened and with whom, in ids; words and names are found when it is read.
alter table "notifications"
    add column "kind" text,
    add column "about" jsonb not null default '{}',
    add column "lang" text,
    alter column "title" drop not null,
    alter column "message" drop not null;

-- Those of a fact say again what the fact says.
with told as (
  select n.id, case f.type
      when 'contact.requested' then 'requested'
      when 'contact.answered' then case when (f.data ->> 'accepted')::boolean then 'accepted' else 'refused' end
      when 'contact.expired' then 'expired'
      when 'contact.passed_to_guardian' then 'withGuardian'
      when 'identity.closed' then 'closed'
      when 'message.sent' then 'message'
      when 'recruiter.verified' then 'verified'
      when 'recruiter.rejected' then 'rejected'
      when 'licence.rejected' then 'rejected'
      when 'guardian.confirmed' then 'guardianYes'
      when 'guardian.declined' then 'guardianNo'
      when 'wishlist.added' then 'wished'
      when 'event.promoted' then 'promoted'
      when 'event.confirmed' then 'seatConfirmed'
      when 'event.changed' then 'moved'
    end as kind,
    case
      when f.type = 'identity.closed' then jsonb_build_object('requestId', coalesce(d.request_id, (f.data ->> 'disclosureId')::uuid))
      when f.type = 'message.sent' then jsonb_build_object('requestId', coalesce(t.request_id, (f.data ->> 'threadId')::uuid))
      when f.type like 'contact.%' then jsonb_build_object('requestId', f.data ->> 'requestId')
      when f.type like 'event.%' then jsonb_build_object('eventId', f.data ->> 'eventId')
      when f.type = 'wishlist.added' then f.data
      else '{}'::jsonb
    end as about
  from notifications n join facts f on f.id = n.fact_id
  left join disclosures d on d.id = (f.data ->> 'disclosureId')::uuid
  left join threads t on t.id = (f.data ->> 'threadId')::uuid
)
update notifications n set kind = told.kind, about = told.about, title = null, message = null
from told where told.id = n.id and told.kind is not null;

-- Those of a conversation name somebody who may have taken their name back.
update notifications n set title = null, message = null, about = jsonb_build_object('requestId', r.id),
  kind = case when n.created_at = r.answered_at and n.user_id = c.user_id then 'accepted' else 'message' end
from threads t join contact_requests r on r.id = t.request_id join recruiters c on c.id = r.recruiter_id
where n.kind is null and n.link = '/messages?thread=' || t.id;

-- The others stay as they are, in the language they were written in.
update notifications n set lang = u.locale from users u where u.id = n.user_id and n.kind is null;

alter table "notifications" add constraint "notifications_say_something"
    check ("kind" is not null or ("title" is not null and "message" is not null));
