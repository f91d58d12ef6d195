-- A calendar that holds a copy of an event takes the newer one.
ALTER TABLE "sport_events" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
