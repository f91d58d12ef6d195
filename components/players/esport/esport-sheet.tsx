import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAttributeWords } from "@/components/measurements/words";
import { useRankShot } from "@/components/players/media/rank-shot";
import { Portrait } from "@/components/players/portrait";
import { AccessMark } from "@/components/ui/access-mark";
import { Address } from "@/components/ui/address";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import type { AccessLevel } from "@/lib/platform/access-level";
import type { EsportCard } from "@/lib/players/queries/esport-card";
import type { EsportIdentity, EsportProfile } from "@/lib/players/queries/esport-profile";
import { figuresIn } from "@/lib/players/schema/esport-figures";
import { RankLadder } from "./rank-ladder";
import { useEsportWords, useTop } from "./words";

type Props = {
  card: EsportCard;
  accessLevel: AccessLevel;
  profile: EsportProfile | null;
  identity: EsportIdentity | null;
  /** Null if there is none or the reader may not see it. */
  portrait: string | null;
  /** The video that leads the page. */
  video: ReactNode;
  /** Further videos and pictures that the reader may see. */
  media: ReactNode;
  /** The next step for this reader, such as the contact request. */
  children: ReactNode;
};

/** Shows as much of the player as the reader's access level allows. */
export function EsportSheet({ card, accessLevel, profile, identity, portrait, video, media, children }: Props) {
  const t = useTranslations("esport");
  const esportTexts = useEsportWords(card);
  const format = useFormatter();
  const name = identity?.fullName ?? card.name;
  return (
    <article className="grid gap-7 lg:grid-cols-[5fr_7fr]">
      <header className="grid content-start gap-4 wrap-anywhere">
        {portrait ? (
          <div className="grid aspect-2/1 grid-cols-[2fr_3fr] grid-rows-[minmax(0,1fr)]">
            <Portrait url={portrait} className="size-full" />
            <RankLadder band={card.rankBand} className="h-full" />
          </div>
        ) : (
          <RankLadder band={card.rankBand} className="aspect-5/2" />
        )}
        <div className="grid gap-1">
          <h1 className="text-display-s">
            <bdi>{name ?? card.handle}</bdi>
          </h1>
          {name && (
            <p className="text-sm text-ink-2">
              <bdi>{card.handle}</bdi>
            </p>
          )}
          <p className="font-semibold">{esportTexts.game}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="num text-number-m">{esportTexts.top}</span>
            <span className="text-sm text-ink-2">{t("ofLadder")}</span>
          </p>
          <p className="text-ink-2">{esportTexts.person}</p>
          <p className="text-ink-2">{esportTexts.where}</p>
          <p className="text-sm text-ink-2">{format.list(esportTexts.languages, { type: "unit", style: "short" })}</p>
        </div>
        <p className="flex flex-wrap items-center gap-3">
          <AccessMark accessLevel={accessLevel} />
          <Badge>{esportTexts.looksFor}</Badge>
          {!card.isPublic && <Badge look="dash">{t("notPublic")}</Badge>}
        </p>
      </header>
      <div className="grid content-start gap-6">
        {video}
        {identity && <Identity of={identity} />}
        {profile ? <Profile of={profile} /> : <p>{t("profile.behind")}</p>}
        {media}
        {children}
      </div>
    </article>
  );
}

function Profile({ of: profile }: { of: EsportProfile }) {
  const t = useTranslations("esport.profile");
  const format = useFormatter();
  const attributeTexts = useAttributeWords();
  const top = useTop();
  const rankShot = useRankShot();
  const { rank, rankPercentile, practiceHours, availableFrom, results, figures, peakRank, noBan, rankOn } = profile;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-6 gap-y-3 border-b border-line-2 pb-4 empty:hidden">
        {figuresIn(figures).map(({ attribute, value }) => (
          <div key={attribute.key} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-2">{attributeTexts.label(attribute.key)}</dt>
            <dd className="num text-number-s">
              <bdi>{attributeTexts.measured(attribute, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <Row label={t("rank")}>
          {rank && <bdi>{rank}</bdi>}
          {rankOn && <small className="block font-normal text-ink-2">{rankShot(rankOn)}</small>}
        </Row>
        <Row label={t("percentile")}>{rankPercentile !== null && top(rankPercentile)}</Row>
        <Row label={attributeTexts.label("peak_rank")}>{peakRank && <bdi>{peakRank}</bdi>}</Row>
        <Row label={attributeTexts.label("competition_ban")}>{noBan && attributeTexts.yesNo(true)}</Row>
        <Row label={t("hours")}>{practiceHours !== null && t("hoursAWeek", { count: practiceHours })}</Row>
        <Row label={t("from")}>{availableFrom && format.dateTime(availableFrom, "day")}</Row>
      </dl>
      {results && (
        <div>
          <h2 className="text-xl">{t("results")}</h2>
          <p className="max-w-160 whitespace-pre-line wrap-anywhere" dir="auto">
            {results}
          </p>
        </div>
      )}
      <p className="text-xs text-ink-2">{t("self")}</p>
    </div>
  );
}

function Identity({ of: { email, team, gameAccount, teamHistory } }: { of: EsportIdentity }) {
  const t = useTranslations("esport.profile");
  const write = useTranslations("introductions.open");
  const attributeTexts = useAttributeWords();
  return (
    <div className="grid justify-items-start gap-4 border border-dashed border-line-2 p-4 wrap-anywhere">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        <Row label={t("email")}>
          <a href={`mailto:${email}`}>
            <Address email={email} />
          </a>
        </Row>
        <Row label={t("gameAccount")}>{gameAccount && <bdi>{gameAccount}</bdi>}</Row>
        <Row label={t("team")}>{team && <bdi>{team}</bdi>}</Row>
        <Row label={attributeTexts.label("team_history")}>
          {teamHistory.length > 0 && (
            <ul>
              {teamHistory.map(({ team, teamLevel, from, to }) => (
                <li key={`${team} ${from}`}>
                  <bdi>{team}</bdi>
                  <span className="font-normal text-ink-2">
                    {" · "}
                    <bdi>{to && to !== from ? `${from}–${to}` : from}</bdi>
                    {teamLevel && <> · {attributeTexts.choice("team_level", String(teamLevel))}</>}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Row>
      </dl>
      <a href={`mailto:${email}`} className={buttonClass({ variant: "go" })}>
        {write("write")}
      </a>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  );
}
