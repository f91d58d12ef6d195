CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- What search compares: lower case, no accents. Immutable so that it can be stored and indexed.
CREATE FUNCTION norm(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, $1));

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "app_role" AS ENUM ('player', 'recruiter', 'admin');

-- CreateEnum
CREATE TYPE "factor_type" AS ENUM ('phone', 'totp', 'webauthn');

-- CreateEnum
CREATE TYPE "consent_kind" AS ENUM ('terms', 'image_rights', 'logo_usage', 'agent_service', 'guardian');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('trialing', 'active', 'past_due', 'paused', 'canceled');

-- CreateEnum
CREATE TYPE "credit_source" AS ENUM ('plan', 'purchase');

-- CreateEnum
CREATE TYPE "credit_state" AS ENUM ('free', 'reserved', 'captured', 'returned');

-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('identity', 'organization_proof', 'professional_licence', 'certificate', 'diploma', 'video', 'shared');

-- CreateEnum
CREATE TYPE "event_type" AS ENUM ('tryout', 'tournament', 'training', 'match', 'meeting');

-- CreateEnum
CREATE TYPE "registration_status" AS ENUM ('pending', 'confirmed', 'cancelled', 'waiting');

-- CreateEnum
CREATE TYPE "job_type" AS ENUM ('referee', 'coach', 'trainer', 'physiotherapist', 'sports_manager', 'other');

-- CreateEnum
CREATE TYPE "job_availability" AS ENUM ('full_time', 'part_time', 'freelance', 'seasonal');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('draft', 'active', 'closed', 'rejected');

-- CreateEnum
CREATE TYPE "job_kind" AS ENUM ('vacancy', 'candidate');

-- CreateEnum
CREATE TYPE "match_status" AS ENUM ('pending', 'contacted', 'trial', 'contract', 'closed');

-- CreateEnum
CREATE TYPE "party_type" AS ENUM ('player', 'recruiter');

-- CreateEnum
CREATE TYPE "player_level" AS ENUM ('amateur', 'semi_pro', 'professional', 'elite_international');

-- CreateEnum
CREATE TYPE "player_status" AS ENUM ('awaiting_guardian', 'listed', 'hidden');

-- CreateEnum
CREATE TYPE "guardian_status" AS ENUM ('invited', 'confirmed', 'declined');

-- CreateEnum
CREATE TYPE "fact_grade" AS ENUM ('self', 'coach', 'event', 'federation');

-- CreateEnum
CREATE TYPE "organization_type" AS ENUM ('club', 'academy', 'university', 'franchise', 'scout', 'agent');

-- CreateEnum
CREATE TYPE "gender_preference" AS ENUM ('male', 'female', 'both');

-- CreateEnum
CREATE TYPE "recruiter_experience" AS ENUM ('beginner', 'amateur', 'semi-pro', 'pro', 'any');

-- CreateEnum
CREATE TYPE "plan_name" AS ENUM ('pay-per-match', 'basic', 'pro', 'premium');

-- CreateEnum
CREATE TYPE "recruiter_status" AS ENUM ('pending', 'verified', 'rejected');

-- CreateEnum
CREATE TYPE "contact_request_status" AS ENUM ('pending', 'awaiting_guardian', 'accepted', 'refused', 'expired', 'withdrawn');

-- CreateEnum
CREATE TYPE "interest_kind" AS ENUM ('opened', 'watched', 'saved', 'asked', 'answered');

-- CreateEnum
CREATE TYPE "verification_status" AS ENUM ('pending', 'verified', 'rejected');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "user_id" UUID NOT NULL,
    "role" "app_role" NOT NULL,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "previous_hash" TEXT,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "device" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "id" TEXT NOT NULL,
    "public_jwk" JSONB NOT NULL,
    "private_jwk" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_factors" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "factor_type" "factor_type" NOT NULL,
    "friendly_name" TEXT,
    "secret" JSONB NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_factors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "kind" "consent_kind" NOT NULL,
    "version" TEXT NOT NULL,
    "given" BOOLEAN NOT NULL,
    "given_by" TEXT NOT NULL DEFAULT 'self',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "recruiter_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "subscription_id" TEXT,
    "plan" "plan_name" NOT NULL,
    "product_id" TEXT,
    "status" "subscription_status" NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "subscription_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("recruiter_id")
);

-- CreateTable
CREATE TABLE "credits" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "source" "credit_source" NOT NULL,
    "state" "credit_state" NOT NULL,
    "period_start" TIMESTAMPTZ(3),
    "payment_id" TEXT,
    "amount_cents" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "credits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facts" (
    "id" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "actor_id" UUID,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "parked_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "refilled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner_id" UUID NOT NULL,
    "kind" "document_kind" NOT NULL,
    "storage_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_views" (
    "id" BIGSERIAL NOT NULL,
    "document_id" UUID NOT NULL,
    "viewer_id" UUID NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sport_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "organizer_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "sport" TEXT NOT NULL,
    "event_type" "event_type" NOT NULL,
    "location" TEXT NOT NULL,
    "start_date" TIMESTAMPTZ(3) NOT NULL,
    "end_date" TIMESTAMPTZ(3),
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Paris',
    "max_participants" INTEGER,
    "registration_deadline" TIMESTAMPTZ(3),
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sport_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_registrations" (
    "event_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "status" "registration_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_registrations_pkey" PRIMARY KEY ("event_id","player_id")
);

-- CreateTable
CREATE TABLE "sport_jobs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "kind" "job_kind" NOT NULL DEFAULT 'candidate',
    "job_type" "job_type" NOT NULL,
    "sport" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "experience_years" INTEGER,
    "certifications" TEXT[],
    "availability" "job_availability" NOT NULL,
    "location_city" TEXT NOT NULL,
    "location_country" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "contact_phone" TEXT,
    "identity_document_url" TEXT,
    "certificate_urls" TEXT[],
    "diploma_urls" TEXT[],
    "linkedin_url" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "twitter_url" TEXT,
    "website_url" TEXT,
    "status" "job_status" NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sport_jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wishlist_items" (
    "recruiter_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by" UUID,

    CONSTRAINT "wishlist_items_pkey" PRIMARY KEY ("recruiter_id","job_id")
);

-- CreateTable
CREATE TABLE "local_objects" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "owner" TEXT,
    "lookup" TEXT,
    "data" JSONB NOT NULL,
    "hidden" JSONB NOT NULL DEFAULT '{}',
    "due_at" TIMESTAMPTZ(3),
    "sequence" BIGSERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_objects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_replies" (
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_replies_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "local_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "sequence" BIGSERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_files" (
    "key" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "custom_id" TEXT,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "acl" TEXT NOT NULL,
    "disposition" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_files_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "local_uploads" (
    "key" TEXT NOT NULL,
    "metadata" JSONB NOT NULL,
    "callback_url" TEXT NOT NULL,
    "callback_slug" TEXT NOT NULL,
    "awaits_answer" BOOLEAN NOT NULL,
    "answer" JSONB,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_uploads_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "sport_match" TEXT NOT NULL,
    "compatibility_score" INTEGER NOT NULL,
    "parts" JSONB NOT NULL DEFAULT '{}',
    "status" "match_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contracts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "signed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contracts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "threads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "request_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "recruiter_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "thread_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "receiver_id" UUID NOT NULL,
    "receiver_type" "party_type" NOT NULL,
    "subject" TEXT,
    "content" TEXT NOT NULL,
    "read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reporter_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sports_news" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "excerpt" TEXT,
    "sport" TEXT NOT NULL,
    "featured_image" TEXT,
    "source_url" TEXT,
    "author" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sports_news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_translations" (
    "news_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "excerpt" TEXT,

    CONSTRAINT "news_translations_pkey" PRIMARY KEY ("news_id","locale")
);

-- CreateTable
CREATE TABLE "news_views" (
    "news_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visitor" TEXT NOT NULL,

    CONSTRAINT "news_views_pkey" PRIMARY KEY ("news_id","day","visitor")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "fact_id" BIGINT,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "link" TEXT,
    "read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "players" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "handle" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "publish_name" BOOLEAN NOT NULL DEFAULT false,
    "status" "player_status" NOT NULL DEFAULT 'listed',
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "birth_date" DATE NOT NULL,
    "nationality" CHAR(2) NOT NULL,
    "country" CHAR(2) NOT NULL,
    "city" TEXT NOT NULL,
    "gender" TEXT NOT NULL DEFAULT 'non_specified',
    "height_cm" INTEGER,
    "weight_kg" INTEGER,
    "primary_sport" TEXT NOT NULL,
    "secondary_sport" TEXT,
    "position" TEXT NOT NULL,
    "level" "player_level" NOT NULL,
    "experience_level" TEXT NOT NULL,
    "current_club" TEXT,
    "achievements" TEXT,
    "consent_terms" BOOLEAN NOT NULL,
    "consent_image_rights" BOOLEAN NOT NULL,
    "agent_service" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" TEXT GENERATED ALWAYS AS (norm("handle" || ' ' || "city" || CASE WHEN "publish_name" THEN ' ' || "full_name" ELSE '' END)) STORED NOT NULL,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_sports" (
    "sport_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "level" "player_level" NOT NULL,

    CONSTRAINT "player_sports_pkey" PRIMARY KEY ("sport_id","player_id")
);

-- CreateTable
CREATE TABLE "guardians" (
    "player_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "status" "guardian_status" NOT NULL DEFAULT 'invited',
    "token_hash" TEXT NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "guardians_pkey" PRIMARY KEY ("player_id")
);

-- CreateTable
CREATE TABLE "player_facts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "player_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "grade" "fact_grade" NOT NULL DEFAULT 'self',
    "source" TEXT,
    "happened_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "player_facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_videos" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "player_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "player_videos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_performance_history" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "player_id" UUID NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "metric_name" TEXT NOT NULL,
    "metric_value" TEXT NOT NULL,

    CONSTRAINT "player_performance_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_analytics" (
    "player_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "profile_views" INTEGER NOT NULL DEFAULT 0,
    "contacts_received" INTEGER NOT NULL DEFAULT 0,
    "messages_received" INTEGER NOT NULL DEFAULT 0,
    "response_rate" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "sport_ranking" INTEGER,

    CONSTRAINT "player_analytics_pkey" PRIMARY KEY ("player_id","date")
);

-- CreateTable
CREATE TABLE "esport_players" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "full_name" TEXT NOT NULL,
    "nationality" CHAR(2) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "esport_players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_seekers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "full_name" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_seekers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruiters" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "organization_type" "organization_type" NOT NULL,
    "organization_name" TEXT NOT NULL,
    "contact_person" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "city" TEXT NOT NULL,
    "address" TEXT,
    "description" TEXT,
    "website_url" TEXT,
    "interested_sports" TEXT[],
    "preferred_countries" TEXT[],
    "preferred_cities" TEXT[],
    "gender_preference" "gender_preference",
    "age_min" INTEGER,
    "age_max" INTEGER,
    "height_min_cm" INTEGER,
    "height_max_cm" INTEGER,
    "weight_min_kg" INTEGER,
    "weight_max_kg" INTEGER,
    "experience_level" "recruiter_experience",
    "subscription_plan" "plan_name",
    "consent_terms" BOOLEAN NOT NULL,
    "consent_logo" BOOLEAN NOT NULL,
    "status" "recruiter_status" NOT NULL DEFAULT 'pending',
    "verified_at" TIMESTAMPTZ(3),
    "budget_cents" INTEGER NOT NULL DEFAULT 5000000,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recruiters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "budget_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "spent_on" DATE NOT NULL,

    CONSTRAINT "budget_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruiter_analytics" (
    "recruiter_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "conversion_rate" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "recruiter_analytics_pkey" PRIMARY KEY ("recruiter_id","date")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "credit_id" UUID,
    "message" TEXT NOT NULL,
    "status" "contact_request_status" NOT NULL DEFAULT 'pending',
    "player_answer" BOOLEAN,
    "guardian_answer" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disclosures" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "request_id" UUID NOT NULL,
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "disclosures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disclosure_views" (
    "id" BIGSERIAL NOT NULL,
    "disclosure_id" UUID NOT NULL,
    "what" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "disclosure_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interests" (
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "kind" "interest_kind" NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "interests_pkey" PRIMARY KEY ("recruiter_id","player_id","kind","day")
);

-- CreateTable
CREATE TABLE "favorites" (
    "recruiter_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("recruiter_id","player_id")
);

-- CreateTable
CREATE TABLE "sports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "popularity_rank" INTEGER NOT NULL,
    "rules" TEXT,
    "major_competitions" TEXT,

    CONSTRAINT "sports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sport_translations" (
    "sport_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "rules" TEXT,
    "major_competitions" TEXT,

    CONSTRAINT "sport_translations_pkey" PRIMARY KEY ("sport_id","locale")
);

-- CreateTable
CREATE TABLE "tickets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruiter_search_history" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "criteria" JSONB NOT NULL DEFAULT '{}',
    "results_count" INTEGER NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recruiter_search_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "talent_alerts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recruiter_id" UUID NOT NULL,
    "alert_criteria" JSONB NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talent_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kyc_documents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "document_id" UUID,
    "document_type" TEXT NOT NULL,
    "verification_status" "verification_status" NOT NULL DEFAULT 'pending',
    "checks" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT,
    "decided_by" UUID,
    "verified_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kyc_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_user_id_revoked_at_idx" ON "sessions"("user_id", "revoked_at");

-- CreateIndex
CREATE INDEX "auth_factors_user_id_idx" ON "auth_factors"("user_id");

-- CreateIndex
CREATE INDEX "consents_user_id_kind_created_at_idx" ON "consents"("user_id", "kind", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_customer_id_key" ON "subscriptions"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_subscription_id_key" ON "subscriptions"("subscription_id");

-- CreateIndex
CREATE UNIQUE INDEX "credits_payment_id_key" ON "credits"("payment_id");

-- CreateIndex
CREATE INDEX "credits_recruiter_id_state_idx" ON "credits"("recruiter_id", "state");

-- CreateIndex
CREATE INDEX "facts_type_created_at_idx" ON "facts"("type", "created_at");

-- CreateIndex
CREATE INDEX "facts_actor_id_created_at_idx" ON "facts"("actor_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "documents_storage_key_key" ON "documents"("storage_key");

-- CreateIndex
CREATE INDEX "documents_owner_id_kind_idx" ON "documents"("owner_id", "kind");

-- CreateIndex
CREATE INDEX "documents_delete_at_idx" ON "documents"("delete_at");

-- CreateIndex
CREATE INDEX "document_views_document_id_viewed_at_idx" ON "document_views"("document_id", "viewed_at");

-- CreateIndex
CREATE INDEX "sport_events_is_public_start_date_id_idx" ON "sport_events"("is_public", "start_date", "id");

-- CreateIndex
CREATE INDEX "event_registrations_player_id_idx" ON "event_registrations"("player_id");

-- CreateIndex
CREATE INDEX "sport_jobs_status_created_at_id_idx" ON "sport_jobs"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "wishlist_items_handled_at_created_at_idx" ON "wishlist_items"("handled_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "local_objects_sequence_key" ON "local_objects"("sequence");

-- CreateIndex
CREATE INDEX "local_objects_kind_owner_sequence_idx" ON "local_objects"("kind", "owner", "sequence");

-- CreateIndex
CREATE INDEX "local_objects_kind_lookup_idx" ON "local_objects"("kind", "lookup");

-- CreateIndex
CREATE INDEX "local_objects_kind_due_at_idx" ON "local_objects"("kind", "due_at");

-- CreateIndex
CREATE INDEX "local_replies_created_at_idx" ON "local_replies"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "local_events_sequence_key" ON "local_events"("sequence");

-- CreateIndex
CREATE INDEX "local_events_next_attempt_at_idx" ON "local_events"("next_attempt_at");

-- CreateIndex
CREATE INDEX "local_events_type_sequence_idx" ON "local_events"("type", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "local_files_id_key" ON "local_files"("id");

-- CreateIndex
CREATE UNIQUE INDEX "local_files_custom_id_key" ON "local_files"("custom_id");

-- CreateIndex
CREATE INDEX "local_files_uploaded_at_idx" ON "local_files"("uploaded_at");

-- CreateIndex
CREATE INDEX "local_uploads_created_at_idx" ON "local_uploads"("created_at");

-- CreateIndex
CREATE INDEX "matches_recruiter_id_status_idx" ON "matches"("recruiter_id", "status");

-- CreateIndex
CREATE INDEX "matches_created_at_id_idx" ON "matches"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "matches_recruiter_id_player_id_key" ON "matches"("recruiter_id", "player_id");

-- CreateIndex
CREATE INDEX "contracts_recruiter_id_idx" ON "contracts"("recruiter_id");

-- CreateIndex
CREATE UNIQUE INDEX "threads_request_id_key" ON "threads"("request_id");

-- CreateIndex
CREATE INDEX "threads_player_id_idx" ON "threads"("player_id");

-- CreateIndex
CREATE INDEX "threads_recruiter_id_idx" ON "threads"("recruiter_id");

-- CreateIndex
CREATE INDEX "messages_receiver_id_created_at_id_idx" ON "messages"("receiver_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "messages_sender_id_created_at_id_idx" ON "messages"("sender_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "messages_thread_id_created_at_idx" ON "messages"("thread_id", "created_at");

-- CreateIndex
CREATE INDEX "reports_handled_at_created_at_idx" ON "reports"("handled_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sports_news_slug_key" ON "sports_news"("slug");

-- CreateIndex
CREATE INDEX "sports_news_published_at_id_idx" ON "sports_news"("published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sports_news_sport_published_at_id_idx" ON "sports_news"("sport", "published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_fact_id_key" ON "notifications"("user_id", "fact_id");

-- CreateIndex
CREATE UNIQUE INDEX "players_user_id_key" ON "players"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "players_handle_key" ON "players"("handle");

-- CreateIndex
CREATE INDEX "players_primary_sport_created_at_id_idx" ON "players"("primary_sport", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "players_primary_sport_level_created_at_id_idx" ON "players"("primary_sport", "level", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "players_primary_sport_nationality_level_birth_date_id_idx" ON "players"("primary_sport", "nationality", "level", "birth_date" DESC, "id");

-- CreateIndex
CREATE INDEX "players_country_city_idx" ON "players"("country", "city");

-- CreateIndex
CREATE INDEX "players_search_trigram" ON "players" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "players_search_prefix" ON "players" ("search" COLLATE "C", "id");

-- CreateIndex
CREATE INDEX "players_created_at_id_idx" ON "players"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "player_sports_player_id_idx" ON "player_sports"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "guardians_token_hash_key" ON "guardians"("token_hash");

-- CreateIndex
CREATE INDEX "player_facts_player_id_created_at_idx" ON "player_facts"("player_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "player_videos_document_id_key" ON "player_videos"("document_id");

-- CreateIndex
CREATE INDEX "player_videos_player_id_idx" ON "player_videos"("player_id");

-- CreateIndex
CREATE INDEX "player_performance_history_player_id_recorded_at_idx" ON "player_performance_history"("player_id", "recorded_at" DESC);

-- CreateIndex
CREATE INDEX "esport_players_created_at_idx" ON "esport_players"("created_at" DESC);

-- CreateIndex
CREATE INDEX "job_seekers_created_at_idx" ON "job_seekers"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "recruiters_user_id_key" ON "recruiters"("user_id");

-- CreateIndex
CREATE INDEX "recruiters_status_created_at_id_idx" ON "recruiters"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "budget_lines_recruiter_id_spent_on_idx" ON "budget_lines"("recruiter_id", "spent_on");

-- CreateIndex
CREATE UNIQUE INDEX "contact_requests_credit_id_key" ON "contact_requests"("credit_id");

-- CreateIndex
CREATE INDEX "contact_requests_player_id_status_created_at_idx" ON "contact_requests"("player_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_recruiter_id_status_created_at_idx" ON "contact_requests"("recruiter_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_status_expires_at_idx" ON "contact_requests"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "disclosures_request_id_key" ON "disclosures"("request_id");

-- CreateIndex
CREATE INDEX "disclosures_recruiter_id_player_id_idx" ON "disclosures"("recruiter_id", "player_id");

-- CreateIndex
CREATE INDEX "disclosures_player_id_opened_at_idx" ON "disclosures"("player_id", "opened_at");

-- CreateIndex
CREATE INDEX "disclosure_views_disclosure_id_viewed_at_idx" ON "disclosure_views"("disclosure_id", "viewed_at");

-- CreateIndex
CREATE INDEX "interests_player_id_day_idx" ON "interests"("player_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "sports_slug_key" ON "sports"("slug");

-- CreateIndex
CREATE INDEX "sports_popularity_rank_idx" ON "sports"("popularity_rank");

-- CreateIndex
CREATE INDEX "tickets_closed_at_created_at_idx" ON "tickets"("closed_at", "created_at");

-- CreateIndex
CREATE INDEX "recruiter_search_history_recruiter_id_searched_at_idx" ON "recruiter_search_history"("recruiter_id", "searched_at" DESC);

-- CreateIndex
CREATE INDEX "talent_alerts_recruiter_id_created_at_idx" ON "talent_alerts"("recruiter_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "kyc_documents_verification_status_created_at_idx" ON "kyc_documents"("verification_status", "created_at");

-- CreateIndex
CREATE INDEX "kyc_documents_user_id_idx" ON "kyc_documents"("user_id");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credits" ADD CONSTRAINT "credits_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sport_events" ADD CONSTRAINT "sport_events_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "recruiters"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sport_events" ADD CONSTRAINT "sport_events_sport_fkey" FOREIGN KEY ("sport") REFERENCES "sports"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "sport_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sport_jobs" ADD CONSTRAINT "sport_jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sport_jobs" ADD CONSTRAINT "sport_jobs_sport_fkey" FOREIGN KEY ("sport") REFERENCES "sports"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "sport_jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_handled_by_fkey" FOREIGN KEY ("handled_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_sport_match_fkey" FOREIGN KEY ("sport_match") REFERENCES "sports"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contact_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sports_news" ADD CONSTRAINT "sports_news_sport_fkey" FOREIGN KEY ("sport") REFERENCES "sports"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_translations" ADD CONSTRAINT "news_translations_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "sports_news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "sports_news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "players" ADD CONSTRAINT "players_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "players" ADD CONSTRAINT "players_primary_sport_fkey" FOREIGN KEY ("primary_sport") REFERENCES "sports"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "players" ADD CONSTRAINT "players_secondary_sport_fkey" FOREIGN KEY ("secondary_sport") REFERENCES "sports"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_sports" ADD CONSTRAINT "player_sports_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_sports" ADD CONSTRAINT "player_sports_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_facts" ADD CONSTRAINT "player_facts_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_videos" ADD CONSTRAINT "player_videos_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_videos" ADD CONSTRAINT "player_videos_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_performance_history" ADD CONSTRAINT "player_performance_history_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_analytics" ADD CONSTRAINT "player_analytics_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruiter_analytics" ADD CONSTRAINT "recruiter_analytics_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_credit_id_fkey" FOREIGN KEY ("credit_id") REFERENCES "credits"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contact_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosure_views" ADD CONSTRAINT "disclosure_views_disclosure_id_fkey" FOREIGN KEY ("disclosure_id") REFERENCES "disclosures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interests" ADD CONSTRAINT "interests_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interests" ADD CONSTRAINT "interests_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sport_translations" ADD CONSTRAINT "sport_translations_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruiter_search_history" ADD CONSTRAINT "recruiter_search_history_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_alerts" ADD CONSTRAINT "talent_alerts_recruiter_id_fkey" FOREIGN KEY ("recruiter_id") REFERENCES "recruiters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Limits that hold whatever writes here.
ALTER TABLE "users" ADD CONSTRAINT "users_locale" CHECK ("locale" IN ('en', 'fr', 'es', 'ar'));
ALTER TABLE "sports" ADD CONSTRAINT "sports_rank" CHECK ("popularity_rank" > 0);
ALTER TABLE "sport_translations" ADD CONSTRAINT "sport_translations_locale" CHECK ("locale" IN ('fr', 'es', 'ar'));
ALTER TABLE "news_translations" ADD CONSTRAINT "news_translations_locale" CHECK ("locale" IN ('fr', 'es', 'ar'));
ALTER TABLE "players"
  ADD CONSTRAINT "players_height" CHECK ("height_cm" BETWEEN 80 AND 260),
  ADD CONSTRAINT "players_weight" CHECK ("weight_kg" BETWEEN 20 AND 300),
  ADD CONSTRAINT "players_birth" CHECK ("birth_date" > DATE '1900-01-01'),
  ADD CONSTRAINT "players_two_sports" CHECK ("secondary_sport" <> "primary_sport"),
  ADD CONSTRAINT "players_countries" CHECK ("nationality" ~ '^[A-Z]{2}$' AND "country" ~ '^[A-Z]{2}$');
ALTER TABLE "recruiters"
  ADD CONSTRAINT "recruiters_country" CHECK ("country" ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT "recruiters_age" CHECK ("age_min" >= 0 AND "age_max" >= "age_min"),
  ADD CONSTRAINT "recruiters_height" CHECK ("height_max_cm" >= "height_min_cm"),
  ADD CONSTRAINT "recruiters_weight" CHECK ("weight_max_kg" >= "weight_min_kg"),
  ADD CONSTRAINT "recruiters_sports" CHECK (cardinality("interested_sports") > 0),
  ADD CONSTRAINT "recruiters_budget" CHECK ("budget_cents" >= 0);
ALTER TABLE "documents" ADD CONSTRAINT "documents_size" CHECK ("size_bytes" > 0 AND "size_bytes" <= CASE WHEN "kind" = 'video' THEN 104857600 ELSE 5242880 END);
ALTER TABLE "credits" ADD CONSTRAINT "credits_amount" CHECK ("amount_cents" >= 0),
  ADD CONSTRAINT "credits_source" CHECK (("source" = 'plan') = ("period_start" IS NOT NULL));
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_rejected_with_reason" CHECK ("verification_status" <> 'rejected' OR "reason" IS NOT NULL),
  ADD CONSTRAINT "kyc_verified_at" CHECK (("verification_status" = 'verified') = ("verified_at" IS NOT NULL));
ALTER TABLE "sport_events" ADD CONSTRAINT "sport_events_order" CHECK ("end_date" > "start_date" AND "registration_deadline" <= "start_date"),
  ADD CONSTRAINT "sport_events_seats" CHECK ("max_participants" > 0);
ALTER TABLE "sport_jobs" ADD CONSTRAINT "sport_jobs_title" CHECK (char_length("title") >= 3),
  ADD CONSTRAINT "sport_jobs_description" CHECK (char_length("description") >= 20),
  ADD CONSTRAINT "sport_jobs_experience" CHECK ("experience_years" >= 0);
ALTER TABLE "messages" ADD CONSTRAINT "messages_content" CHECK (char_length("content") BETWEEN 1 AND 4000);
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_message" CHECK (char_length("message") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "contact_requests_answered" CHECK (("status" IN ('pending', 'awaiting_guardian')) = ("answered_at" IS NULL));
ALTER TABLE "matches" ADD CONSTRAINT "matches_score" CHECK ("compatibility_score" BETWEEN 0 AND 100);
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_total" CHECK ("total_cents" >= 0);
ALTER TABLE "player_analytics" ADD CONSTRAINT "player_analytics_rate" CHECK ("response_rate" BETWEEN 0 AND 100);
ALTER TABLE "recruiter_analytics" ADD CONSTRAINT "recruiter_analytics_rate" CHECK ("conversion_rate" BETWEEN 0 AND 100);
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_order" CHECK ("closed_at" >= "opened_at");
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_link" CHECK ("link" ~ '^/[^/\\]');

-- At most one of each at a time.
CREATE UNIQUE INDEX "contact_requests_one_open" ON "contact_requests" ("recruiter_id", "player_id") WHERE "status" IN ('pending', 'awaiting_guardian');
CREATE UNIQUE INDEX "disclosures_one_open" ON "disclosures" ("recruiter_id", "player_id") WHERE "closed_at" IS NULL;

-- What is asked all day.
CREATE INDEX "facts_open" ON "facts" ("id") WHERE "settled_at" IS NULL AND "parked_at" IS NULL;
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE NOT "read";
CREATE INDEX "messages_unread" ON "messages" ("receiver_id") WHERE NOT "read";
CREATE INDEX "mails_waiting" ON "mails" ("created_at") WHERE "sent_at" IS NULL;
