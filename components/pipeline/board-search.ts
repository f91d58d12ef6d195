import { type Stage, stages } from "@/lib/matching/schema/stages";
import type { Href } from "@/lib/platform/i18n/navigation";
import { isSport } from "@/lib/sports/schema";

export type BoardSearch = { sport: string | undefined; overdue: boolean; stage: Stage | undefined };

type SearchParams = Record<string, string | string[] | undefined>;

/** What an address asks of the board; what is none of it is passed over. */
export function readBoard({ sport, overdue, stage }: SearchParams): BoardSearch {
  return {
    sport: typeof sport === "string" && isSport(sport) ? sport : undefined,
    overdue: overdue === "on",
    stage: stages.find((one) => one === stage),
  };
}

export function boardAddress({ sport, overdue, stage }: BoardSearch): Href {
  const searchParams = new URLSearchParams({
    ...(sport && { sport }),
    ...(overdue && { overdue: "on" }),
    ...(stage && { stage }),
  });
  return searchParams.size > 0 ? `/dashboard/pipeline?${searchParams}` : "/dashboard/pipeline";
}
