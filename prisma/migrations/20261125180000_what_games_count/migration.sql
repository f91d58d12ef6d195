-- AlterTable
ALTER TABLE "esport_players" ADD COLUMN "peak_rank" TEXT,
ADD COLUMN "figures" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN "no_ban" BOOLEAN NOT NULL DEFAULT false;
