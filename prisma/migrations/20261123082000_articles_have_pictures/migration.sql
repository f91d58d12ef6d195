-- CreateTable
CREATE TABLE "news_pictures" (
    "news_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "wide" BYTEA NOT NULL,
    "small" BYTEA NOT NULL,
    "preview" BYTEA NOT NULL,
    "credit" TEXT NOT NULL,
    "alt_en" TEXT NOT NULL,
    "alt_fr" TEXT NOT NULL,
    "alt_es" TEXT NOT NULL,
    "alt_ar" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_pictures_pkey" PRIMARY KEY ("news_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "news_pictures_id_key" ON "news_pictures"("id");

-- AddForeignKey
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "sports_news"("id") ON DELETE CASCADE ON UPDATE CASCADE;
