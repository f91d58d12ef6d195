import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { mayAddUp } from "../policy";

/** Adds up the changes of the public figures that triggers noted. The figures stay what they are; reading them stays quick. */
export const addUpFigures = command({
  limit: unlimited("run by the schedule"),
  input: z.object({}),
  load: async () => null,
  allow: mayAddUp,
  run: async ({ tx }) => void (await tx.$queryRaw`select add_up_changes()::text`),
});
