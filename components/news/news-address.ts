import type { NewsFilter } from "@/lib/news/schema/filter";

/** The address, without language, of the list that this filter leaves. */
export function newsAddress({ q, sport }: NewsFilter): string {
  const searchParams = new URLSearchParams();
  if (q) searchParams.set("q", q);
  if (sport) searchParams.set("sport", sport);
  return searchParams.size > 0 ? `/news?${searchParams}` : "/news";
}
