import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { listed } from "@/lib/recruiters/queries/public";
import { searchInput } from "@/lib/search/schema/search";
import { publicPart } from "../schema/need";

export const shownNeeds = async (recruiterId: string) => (isUuid(recruiterId) ? readShownNeeds(recruiterId) : []);

async function readShownNeeds(recruiterId: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const needs = await db.need.findMany({
    where: { recruiterId, isOpen: true, isShown: true, recruiter: listed },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, title: true, wanted: true, criteria: true },
  });
  return needs.map(({ criteria, ...need }) => ({
    ...need,
    search: publicPart(searchInput(criteria as Record<string, unknown>)),
  }));
}

export type ShownNeed = Awaited<ReturnType<typeof shownNeeds>>[number];
