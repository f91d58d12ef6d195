import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { removeFeed } from "@/lib/content/actions/news";
import type { Feed } from "@/lib/content/queries/feeds";
import { feedTally, isFailure, leftOutReasons } from "@/lib/content/schema/feed";
import { momentIn } from "@/lib/platform/i18n/formats";
import { isLocale, languageNames } from "@/lib/platform/i18n/routing";
import { isSport } from "@/lib/sports/schema/sports";

/** Each feed shows when it was last read, or why reading failed. */
export function FeedList({ feeds, zone }: { feeds: Feed[]; zone: string | null }) {
  const t = useTranslations("news.admin");
  const sports = useTranslations("sports.name");
  if (feeds.length === 0) return <EmptyState drawing="kickOff" as="h2" title={t("noFeed")} hint={t("noFeedHint")} />;
  return (
    <ul className="border-t border-line">
      {feeds.map((feed) => (
        <li
          key={feed.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="grid min-w-0 gap-1">
            <bdi className="font-semibold wrap-anywhere" dir="ltr">
              {feed.url}
            </bdi>
            <p className="text-sm text-ink-2">
              {isSport(feed.sportSlug) && sports(feed.sportSlug)}
              {isLocale(feed.locale) && ` · ${languageNames[feed.locale]}`}
            </p>
            <FeedState feed={feed} zone={zone} />
            <FeedTally tally={feed.tally} />
          </div>
          <Form action={removeFeed} id={`remove-${feed.id}`}>
            <input type="hidden" name="id" value={feed.id} />
            <SubmitButton variant="quiet" small aria-label={t("removeFeedNamed", { url: feed.url })}>
              {t("removeFeed")}
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** Number of items, and the reasons why some were skipped. */
function FeedTally({ tally }: { tally: unknown }) {
  const t = useTranslations("news.admin.found");
  const parsedTally = feedTally.safeParse(tally).data;
  if (!parsedTally) return null;
  const { found: foundCount, leftOut } = parsedTally;
  const leftOutTexts = leftOutReasons.flatMap((reason) =>
    leftOut[reason] ? [t(reason, { count: leftOut[reason] })] : [],
  );
  return <p className="text-sm text-ink-3">{[t("items", { count: foundCount }), ...leftOutTexts].join(" · ")}</p>;
}

function FeedState({ feed: { checkedAt, failure, failedSince }, zone }: { feed: Feed; zone: string | null }) {
  const t = useTranslations("news.admin");
  const format = useFormatter();
  const formatMoment = (date: Date) => format.dateTime(date, momentIn(zone));
  if (!checkedAt) return <p className="text-sm text-ink-3">{t("notReadYet")}</p>;
  if (!failure) return <p className="text-sm text-ink-3">{t("readAt", { at: formatMoment(checkedAt) })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge look="flag">{t("broken")}</Badge>
      {isFailure(failure) && t(`failures.${failure}`)}
      {failedSince && <span className="text-ink-3">{t("since", { at: formatMoment(failedSince) })}</span>}
    </p>
  );
}
