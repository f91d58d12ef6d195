import { useFormatter, useLocale, useTranslations } from "next-intl";
import { foreign } from "@/components/content/news/foreign";
import { ShortList, ShortListRow } from "@/components/ui/short-list";
import type { NewsCard } from "@/lib/content/queries/public";
import type { PublicEvent } from "@/lib/events/queries/public";
import { formatEventTimes } from "@/lib/events/schema/when";
import type { OfferCard } from "@/lib/jobs/queries/public";
import { townName } from "@/lib/platform/i18n/town-names";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Props = {
  sport: SportSlug;
  events: PublicEvent[];
  news: NewsCard[];
  offers: OfferCard[];
};

/** The next events and the newest articles and job offers of a sport. */
export function Happenings({ sport, events, news, offers }: Props) {
  const t = useTranslations("sports.happenings");
  const jobs = useTranslations("jobs");
  const format = useFormatter();
  const locale = useLocale();
  return (
    <div className="grid gap-x-8 gap-y-8 pt-8 pb-section md:grid-cols-3">
      <ShortList title={t("events")} all={t("allEvents")} href="/events" empty={t("noEvents")}>
        {events.map((event) => {
          const { day, month } = formatEventTimes(locale, event);
          return (
            <ShortListRow key={event.id} href={`/events/${event.id}`} title={event.title} note={event.location}>
              <span className="grid w-11 flex-none justify-items-center text-xs text-ink-2">
                <span className="num text-number-s text-ink">{day}</span>
                {month}
              </span>
            </ShortListRow>
          );
        })}
      </ShortList>
      <ShortList
        title={t("news")}
        all={t("allNews")}
        href={{ pathname: "/news", query: { sport } }}
        empty={t("noNews")}
      >
        {news.map(({ slug, title, language, publishedAt }) => (
          <ShortListRow
            key={slug}
            href={`/news/${slug}`}
            title={title}
            language={foreign(language, locale)}
            note={format.dateTime(publishedAt, "day")}
          />
        ))}
      </ShortList>
      <ShortList
        title={t("jobs")}
        all={t("allJobs")}
        href={{ pathname: "/sport-jobs", query: { sport } }}
        empty={t("noJobs")}
      >
        {offers.map((offer) => (
          <ShortListRow
            key={offer.id}
            href={`/sport-jobs/${offer.id}`}
            title={offer.title}
            note={`${jobs(`kind.${offer.kind}`)} · ${townName(locale, { city: offer.locationCity, country: offer.locationCountry })}`}
          />
        ))}
      </ShortList>
    </div>
  );
}
