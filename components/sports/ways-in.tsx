import { useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import { trialDays } from "@/lib/billing/schema";
import type { Level, SportSlug } from "@/lib/sports/schema/sports";

type Props = { sport: SportSlug; clubs: number; counts: Partial<Record<Level, number>> };

export function WaysIn({ sport, clubs, counts }: Props) {
  const t = useTranslations("sports.waysIn");
  const players = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const ways = [
    { who: "play", href: { pathname: "/player-signup", query: { sport } } },
    { who: "recruit", href: { pathname: "/recruiter-signup", query: { sport } } },
    { who: "child", href: { pathname: "/auth/signup", query: { next: `/guardian/new?sport=${sport}` } } },
  ] as const;
  return (
    <div className="mt-8 border-y border-line-2 py-6">
      <ul className="grid gap-6 members:hidden md:grid-cols-3 md:gap-0">
        {ways.map(({ who: audience, href }) => (
          <li
            key={audience}
            className="grid content-start gap-2 border-line max-md:not-first:border-t max-md:not-first:pt-6 md:px-6 md:first:ps-0 md:not-first:border-s"
          >
            <h2 className="heading-xl">{t(`${audience}.title`)}</h2>
            <p className="small soft">{t(`${audience}.text`, { players, clubs, days: trialDays })}</p>
            <p>
              <MoreLink href={href}>{t(`${audience}.step`)}</MoreLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="hidden recruiters:block">
        <MoreLink href={{ pathname: "/players", query: { sport } }}>{t("find")}</MoreLink>
      </p>
    </div>
  );
}
