import "server-only";
import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { id, many } from "@/lib/platform/command/input";

/** Open names were read in a conversation, a list or a notification: one row a day each. Others' and closed ones are passed over. */
export const viewNames = command({
  limit: { act: "viewNames", person: { burst: 600, seconds: 60 } },
  by: organizationReaders,
  input: z.object({ disclosureIds: many(id, "not_found", 1) }),
  async load(tx, { disclosureIds }, { recruiterId }) {
    // Two parts of one page read the same name at once: the second waits for the row of the first.
    await tx.$queryRaw`select id from disclosures where id = any(${disclosureIds}::uuid[]) order by id for update`;
    const lately = { what: "name", viewedAt: { gt: daysFrom(now(), -1) } };
    return tx.disclosure.findMany({
      where: { id: { in: disclosureIds }, recruiterId, closedAt: null, views: { none: lately } },
      select: { id: true },
    });
  },
  async run({ tx, subject: unread }) {
    const viewedAt = now();
    await tx.disclosureView.createMany({
      data: unread.map(({ id }) => ({ disclosureId: id, what: "name", viewedAt })),
    });
    return { count: unread.length };
  },
});
