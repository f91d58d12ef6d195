import { useTranslations } from "next-intl";
import { usePlayerWords } from "@/components/search/words";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { declinePlayer } from "@/lib/pipeline/actions/matches";
import type { NeedMatch, NeedView } from "@/lib/pipeline/queries/needs";
import { Link } from "@/lib/platform/i18n/navigation";
import { DeclineButton } from "./decline-button";
import { ScoreHead, ScoreParts } from "./score-parts";

/** Players who fit the need, best first, followed by the declined ones. */
export function NeedMatches({ need }: { need: NeedView }) {
  const t = useTranslations("needs.list");
  const openMatches = need.matches.filter(({ declined }) => !declined);
  const declined = need.matches.filter((match) => match.declined);
  return (
    <section aria-labelledby="matches" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="matches" className="heading-xl">
        {t("title")}
      </h2>
      {need.asleep && <Notice>{t("asleep")}</Notice>}
      {openMatches.length > 0 && (
        <ol className="border-b border-line">
          {openMatches.map((match) => (
            <MatchRow key={match.id} match={match} acts={need.acts} />
          ))}
        </ol>
      )}
      {openMatches.length === 0 && !need.asleep && <NoMatches need={need} />}
      {declined.length > 0 && (
        <Disclosure summary={t("declined", { count: declined.length })}>
          <ul>
            {declined.map((match) => (
              <MatchRow key={match.id} match={match} acts={need.acts} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function NoMatches({ need: { isOpen, sweptAt } }: { need: NeedView }) {
  const t = useTranslations("needs.list");
  if (!isOpen) return <p className="text-sm text-ink-2">{t("closed")}</p>;
  if (!sweptAt) return <Notice>{t("waiting")}</Notice>;
  return <EmptyState drawing="offside" title={t("nobody")} hint={t("nobodyHint")} />;
}

function MatchRow({ match, acts }: { match: NeedMatch; acts: boolean }) {
  const t = useTranslations("needs.list");
  const statuses = useTranslations("admin.match.statuses");
  const { card, score, why: scoreDetails, status, declined } = match;
  const { game, level, facts } = usePlayerWords(card);
  const name = card.name ?? card.handle;
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link href={`/players/${card.id}`} className="inline-flex min-h-6 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          {status !== "pending" && <Badge look="full">{statuses(status)}</Badge>}
        </p>
        <ScoreHead score={score} why={scoreDetails} />
      </div>
      <p className="text-sm">{`${game} · ${level} · ${facts}`}</p>
      <ScoreParts score={score} why={scoreDetails} />
      {acts && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!declined && (
            <LinkButton small variant="outline" href={`/players/${card.id}`}>
              {t("ask")}
              <span className="sr-only"> {name}</span>
            </LinkButton>
          )}
          {status === "pending" && <DeclineButton action={declinePlayer} match={match} of={name} />}
        </div>
      )}
    </li>
  );
}
