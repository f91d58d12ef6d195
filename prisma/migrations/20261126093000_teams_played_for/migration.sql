-- AlterTable
ALTER TABLE "esport_players" ADD COLUMN "team_history" JSONB NOT NULL DEFAULT '[]';
