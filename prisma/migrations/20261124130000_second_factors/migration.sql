-- Rows of accounts that are gone, if there are any, open nothing.
DELETE FROM "auth_factors" WHERE "user_id" NOT IN (SELECT "id" FROM "users");

-- AlterTable
ALTER TABLE "auth_factors" ADD COLUMN "used_step" INTEGER,
ADD COLUMN "used_codes" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AddForeignKey
ALTER TABLE "auth_factors" ADD CONSTRAINT "auth_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
