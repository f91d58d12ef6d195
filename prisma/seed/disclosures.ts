import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor, randomFor } from "./random.ts";
import type { SeedRequest } from "./requests.ts";

export type SeedDisclosure = Prisma.DisclosureCreateManyInput & { id: string; closedAt: Date | null };

/** The disclosure of every accepted request, who used it and when; a few were closed by the player. */
export function makeDisclosures(requests: readonly SeedRequest[], days: Days) {
  const random = randomFor("disclosures");
  const disclosures: SeedDisclosure[] = [];
  const views: Prisma.DisclosureViewCreateManyInput[] = [];
  for (const { row, recruiter, outcome } of requests) {
    if (outcome !== "accepted") continue;
    const id = idFor(`disclosure ${row.id}`);
    const openedAt = row.answeredAt!;
    const closed = recruiter.organization.plan !== "trial" && openedAt < days.ago(35) && random.chance(0.12);
    const closedAt = closed ? later(openedAt, random.integer(12, 30)) : null;
    disclosures.push({
      id,
      requestId: row.id,
      recruiterId: row.recruiterId,
      playerId: row.playerId,
      openedAt,
      closedAt,
      closedBy: closed ? "player" : null,
    });
    const until = closedAt ?? days.today;
    for (let n = random.integer(1, 4); n > 0; n--) {
      views.push({
        disclosureId: id,
        what: "identity",
        viewedAt: earlier(later(openedAt, n - 1, random.integer(1, 22)), until),
      });
    }
  }
  return { disclosures, disclosureViews: views };
}
