import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { games, isGame } from "@/lib/esport/schema/games";
import type { SentIntroduction } from "@/lib/introductions/queries/own";
import { pageOf } from "@/lib/introductions/schema";
import { Link } from "@/lib/platform/i18n/navigation";
import { StateBadge } from "./state-badge";

/** Whom a recruiter asked for beside players, and what became of it. */
export function SentIntroductions({ sent }: { sent: SentIntroduction[] }) {
  const t = useTranslations("introductions.sent");
  const people = useTranslations("jobs.people");
  return (
    <section id="introductions" className="block requests" aria-labelledby="introductions-title">
      <header>
        <h2 id="introductions-title">{t("title")}</h2>
      </header>
      {sent.length === 0 ? (
        <EmptyState drawing="boxes" title={t("empty")} hint={t("emptyHint")}>
          <div className="flex flex-wrap gap-3">
            <LinkButton small href="/esport">
              {t("esport")}
            </LinkButton>
            <LinkButton small href="/professionals">
              {people("find")}
            </LinkButton>
          </div>
        </EmptyState>
      ) : (
        <ul className="list">
          {sent.map((each) => (
            <Sent key={each.id} of={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Sent({ of }: { of: SentIntroduction }) {
  const t = useTranslations("introductions.sent");
  const types = useTranslations("jobs.type");
  const format = useFormatter();
  const { esport, seeker, kind, waiting, createdAt, expiresAt } = of;
  const game = esport?.game && isGame(esport.game) ? games[esport.game].name : "";
  const [name, about] = esport ? [esport.handle, game] : [seeker?.jobType && types(seeker.jobType), seeker?.city];
  const subject = esport ?? seeker;
  const dates = { asked: format.dateTime(createdAt, "short"), until: format.dateTime(expiresAt, "short") };
  const shown = <b>{name ? <bdi>{name}</bdi> : t("gone")}</b>;
  return (
    <li>
      <span>
        {subject?.status === "shown" ? <Link href={pageOf(kind, subject.id)}>{shown}</Link> : shown}
        <small>{[about, t(waiting ? "until" : "asked", dates)].filter(Boolean).join(" · ")}</small>
      </span>
      <StateBadge of={of} />
    </li>
  );
}
