import { z } from "zod";
import { type Part, partNames, type Raise, scoreVersion } from "./score";

const points = z.int().min(0).max(100);
const storedSchema = z.object({
  parts: z.array(z.object({ name: z.enum(partNames), got: points, most: points })),
  raises: z.array(
    z.object({ kind: z.enum(["confirm", "value", "again", "free"]), key: z.string().nullable(), gain: points }),
  ),
  met: z.array(z.string()),
  unmet: z.array(z.string()),
});

export type Why = { parts: Part[]; raises: Raise[]; met: string[]; unmet: string[] };

const emptyWhy: Why = { parts: [], raises: [], met: [], unmet: [] };

export const readWhy = (parts: unknown, version: number | null): Why =>
  (version === scoreVersion && storedSchema.safeParse(parts).data) || emptyWhy;
