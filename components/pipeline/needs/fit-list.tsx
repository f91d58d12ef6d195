import { useTranslations } from "next-intl";
import { SearchWords } from "@/components/search/search-words";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import { declineNeed } from "@/lib/pipeline/actions/matches";
import type { FittingNeed, NeedsForPlayer } from "@/lib/pipeline/queries/needs-for-player";
import type { Href } from "@/lib/platform/i18n/navigation";
import { DeclineButton } from "./decline-button";
import { ScoreHead, ScoreParts } from "./score-parts";

type Props = NeedsForPlayer & {
  /** Page on which the player adds evidence. */
  evidence: Href;
  /** Key of the guardian's page that shows the list. */
  guardian?: string;
};

/** Needs that the player fits, best first, followed by the declined ones. */
export function FitList({ fits: matches, minor, evidence, guardian }: Props) {
  const t = useTranslations("needs.fits");
  const openMatches = matches.filter(({ declined }) => !declined);
  const declined = matches.filter((fit) => fit.declined);
  const decides = !minor || guardian !== undefined;
  const row = (fit: FittingNeed) => <FitRow key={fit.id} fit={fit} decides={decides} guardian={guardian} />;
  return (
    <>
      {!decides && <Notice>{t("guardianDecides")}</Notice>}
      {openMatches.length === 0 ? (
        <EmptyState drawing="offside" as="h2" title={t("none")} hint={t("noneHint")}>
          <MoreLink href={evidence}>{t("evidence")}</MoreLink>
        </EmptyState>
      ) : (
        <>
          <p className="text-sm">
            <MoreLink href={evidence}>{t("evidence")}</MoreLink>
          </p>
          <ol className="border-b border-line">{openMatches.map(row)}</ol>
        </>
      )}
      {declined.length > 0 && (
        <Disclosure summary={t("declined", { count: declined.length })}>
          <ul>{declined.map(row)}</ul>
        </Disclosure>
      )}
    </>
  );
}

type RowProps = { fit: FittingNeed; decides: boolean; guardian: string | undefined };

function FitRow({ fit, decides, guardian }: RowProps) {
  const t = useTranslations("needs.fits");
  const matching = useTranslations("needs");
  const types = useTranslations("recruiters.type");
  const { recruiter, title, wanted: wantedCount, search, reason, score, why: scoreDetails } = fit;
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-md font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <ScoreHead score={score} why={scoreDetails} />
      </div>
      <p className="text-sm">
        <bdi>{recruiter.organizationName}</bdi>
        {` · ${types(recruiter.organizationType)} · ${matching("need.sought", { count: wantedCount })}`}
      </p>
      <p className="text-sm text-ink-2">
        {matching("need.asks")} <SearchWords search={search} />
      </p>
      {reason && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {t("reason")} <bdi>{reason}</bdi>
        </p>
      )}
      <ScoreParts score={score} why={scoreDetails} />
      {decides && (
        <DeclineButton action={declineNeed} match={fit} of={recruiter.organizationName} guardian={guardian} />
      )}
    </li>
  );
}
