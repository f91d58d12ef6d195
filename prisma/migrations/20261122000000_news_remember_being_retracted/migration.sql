-- AlterTable
ALTER TABLE "sports_news" ADD COLUMN     "retracted_at" TIMESTAMPTZ(3);
