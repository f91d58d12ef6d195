import type { NewsFilter } from "@/lib/news/schema/filter";

/** The address, without language, of the list that this filter leaves. */
export function newsAddress({ q, sport }: NewsFilter): string {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (sport) asked.set("sport", sport);
  return asked.size > 0 ? `/news?${asked}` : "/news";
}
