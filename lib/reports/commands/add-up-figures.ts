import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { mayAddUp } from "../policy";

/** Adds up the changes of the public figures that triggers noted. The figures stay what they are; reading them stays quick. */
export const addUpFigures = command({
  input: z.object({}),
  load: async () => null,
  allow: mayAddUp,
  run: async ({ tx }) => void (await tx.$queryRaw`select add_up_changes()::text`),
});
