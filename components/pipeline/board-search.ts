import { type Stage, stages } from "@/lib/pipeline/schema/stages";
import type { Href } from "@/lib/platform/i18n/navigation";
import { isSport } from "@/lib/sports/schema/sports";

export type BoardSearch = {
  sport: string | undefined;
  overdue: boolean;
  stage: Stage | undefined;
  card?: string | undefined;
};

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the search of the board from the query; invalid values are ignored. */
export function readBoard({ sport, overdue, stage, card }: SearchParams): BoardSearch {
  return {
    sport: typeof sport === "string" && isSport(sport) ? sport : undefined,
    overdue: overdue === "on",
    stage: stages.find((knownStage) => knownStage === stage),
    card: typeof card === "string" ? card : undefined,
  };
}

/** The opened card is left out. */
export function boardAddress({ sport, overdue, stage }: BoardSearch): Href {
  const searchParams = new URLSearchParams({
    ...(sport && { sport }),
    ...(overdue && { overdue: "on" }),
    ...(stage && { stage }),
  });
  return searchParams.size > 0 ? `/dashboard/pipeline?${searchParams}` : "/dashboard/pipeline";
}
