import "server-only";
import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { id, many } from "@/lib/platform/command/input";

/** Records at most one view of each open name in 24 hours; skips closed disclosures and those of other recruiters. */
export const viewNames = command({
  limit: { act: "viewNames", person: { burst: 600, seconds: 60 } },
  by: organizationReaders,
  input: z.object({ disclosureIds: many(id, "not_found", 1) }),
  async load(tx, { disclosureIds }, { recruiterId }) {
    // Locks the rows, because two parts of one page may read the same name at the same time.
    await tx.$queryRaw`select id from disclosures where id = any(${disclosureIds}::uuid[]) order by id for update`;
    const lastDay = { what: "name", viewedAt: { gt: daysFrom(now(), -1) } };
    return tx.disclosure.findMany({
      where: { id: { in: disclosureIds }, recruiterId, closedAt: null, views: { none: lastDay } },
      select: { id: true },
    });
  },
  async run({ tx, subject: disclosures }) {
    const viewedAt = now();
    await tx.disclosureView.createMany({
      data: disclosures.map(({ id }) => ({ disclosureId: id, what: "name", viewedAt })),
    });
    return { count: disclosures.length };
  },
});
