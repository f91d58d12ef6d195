import type { Search } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";

/** A search in one line. */
export function SearchWords({ search }: { search: Search }) {
  return <bdi>{useSearchWords().line(search)}</bdi>;
}
