import type { NewsFilter } from "@/lib/content/schema/filter";

/** Path of the filtered list, without the locale. */
export function newsAddress({ q, sport }: NewsFilter): string {
  const searchParams = new URLSearchParams();
  if (q) searchParams.set("q", q);
  if (sport) searchParams.set("sport", sport);
  return searchParams.size > 0 ? `/news?${searchParams}` : "/news";
}
