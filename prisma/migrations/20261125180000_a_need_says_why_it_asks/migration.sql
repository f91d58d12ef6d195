ALTER TABLE "needs" ADD COLUMN "reason" TEXT;
