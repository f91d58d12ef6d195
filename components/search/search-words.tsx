import type { Search } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";

/** Describes a search in one line. */
export function SearchWords({ search }: { search: Search }) {
  return <bdi>{useSearchWords().line(search)}</bdi>;
}
