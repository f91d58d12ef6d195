-- AlterTable
ALTER TABLE "sports_news" ADD COLUMN     "announced_at" TIMESTAMPTZ(3),
ADD COLUMN     "views_to_show" BOOLEAN NOT NULL DEFAULT false;

-- What is out already was announced when it came out.
UPDATE "sports_news" SET "announced_at" = "published_at" WHERE "published_at" <= now();
