import { z } from "zod";
import { id } from "@/lib/core/input";

export const parkedMailInput = z.object({ mailId: id });
export const parkedReactionInput = z.object({
  factId: z.string().regex(/^\d{1,18}$/),
  reaction: z.string().max(100),
});
