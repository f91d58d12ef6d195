-- AlterEnum
ALTER TYPE "document_kind" ADD VALUE 'cv';

-- CreateEnum
CREATE TYPE "application_state" AS ENUM ('sent', 'seen', 'shortlisted', 'declined', 'taken', 'withdrawn');

-- AlterTable
ALTER TABLE "sport_jobs" ADD COLUMN     "corrected_reason" TEXT,
ADD COLUMN     "expiry_told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "job_applications" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "job_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "contact_email" TEXT,
    "contact_phone" TEXT,
    "cv_key" TEXT,
    "state" "application_state" NOT NULL DEFAULT 'sent',
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_applications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_applications_cv_key_key" ON "job_applications"("cv_key");

-- CreateIndex
CREATE UNIQUE INDEX "job_applications_job_id_user_id_key" ON "job_applications"("job_id", "user_id");

-- CreateIndex
CREATE INDEX "job_applications_job_id_created_at_id_idx" ON "job_applications"("job_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "job_applications_user_id_created_at_idx" ON "job_applications"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "job_applications_created_at_idx" ON "job_applications"("created_at");

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "sport_jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_key_fkey" FOREIGN KEY ("cv_key") REFERENCES "documents"("storage_key") ON DELETE SET NULL ON UPDATE CASCADE;
