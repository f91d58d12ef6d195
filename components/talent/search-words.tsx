import { useTranslations } from "next-intl";
import type { Search } from "@/lib/talent/schema/search";
import { useFilters } from "./filters";

/** A search in one line. */
export function SearchWords({ search }: { search: Search }) {
  const t = useTranslations("talent.filter");
  const words = useFilters(search).map(({ words, wish }) => (wish ? t("wished", { words }) : words));
  return <bdi>{words.join(" · ")}</bdi>;
}
