import "server-only";
import { z } from "zod";
import { systemOnly } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";

/** Merges the changes recorded by triggers into the stored totals, so that reading them stays fast. */
export const addUpFigures = command({
  limit: unlimited("run by the schedule"),
  by: systemOnly,
  input: z.object({}),
  load: async () => null,
  run: async ({ tx }) => void (await tx.$queryRaw`select add_up_changes()::text`),
});
