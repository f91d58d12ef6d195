import "server-only";
import { z } from "zod";
import { now, secondsFrom } from "@/lib/platform/clock";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { boundedText } from "@/lib/platform/command/input";
import { searchInput } from "../schema/search";

/** Seconds within which a repeated search updates the same history row. */
const REPEAT_SECONDS = 600;

const input = z.object({
  criteria: z.record(boundedText(100), z.unknown()).transform(searchInput),
  resultsCount: z.int().min(0),
});

export const recordSearch = command({
  limit: { act: "recordSearch", person: { burst: 120, seconds: 60 } },
  by: organizationReaders,
  input,
  load: async () => null,
  async run({ tx, actor, input: { criteria, resultsCount } }) {
    const { recruiterId } = actor;
    const searchedAt = now();
    const recent = await tx.recruiterSearchHistory.findFirst({
      where: {
        recruiterId,
        criteria: { equals: criteria },
        searchedAt: { gt: secondsFrom(searchedAt, -REPEAT_SECONDS) },
      },
      select: { id: true },
    });
    const data = { resultsCount, searchedAt };
    return recent
      ? tx.recruiterSearchHistory.update({ where: { id: recent.id }, data, select: { id: true } })
      : tx.recruiterSearchHistory.create({ data: { recruiterId, criteria, ...data }, select: { id: true } });
  },
});
