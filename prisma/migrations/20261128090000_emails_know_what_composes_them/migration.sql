-- An email that waited is composed again before it is sent, from the handler that composed it first.
ALTER TABLE "mails"
  ADD COLUMN "source" TEXT,
  ADD COLUMN "user_id" UUID,
  ADD COLUMN "guardian_of" UUID,
  ADD COLUMN "forget_when_sent" BOOLEAN NOT NULL DEFAULT false;
