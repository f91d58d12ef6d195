alter type "consent_kind" add value 'media_before_identity';

-- Off for everybody: what was consented to so far, image rights, no longer shows a minor before the identity opens.
alter table "players" add column "media_before_identity" boolean not null default false;
