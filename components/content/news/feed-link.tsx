import { useLocale, useTranslations } from "next-intl";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { feedAddress } from "./feed-address";

export function FeedLink({ sport }: { sport?: SportSlug }) {
  const t = useTranslations("news");
  const sports = useTranslations("sports.name");
  return (
    <a className="small feed" href={feedAddress(useLocale(), sport)} type="application/rss+xml">
      {t("feed", { what: sport ? sports(sport) : t("title") })}
    </a>
  );
}
