import { useFormatter, useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { SentIntroduction } from "@/lib/contacts/queries/own-introductions";
import { pageOf } from "@/lib/contacts/schema/introductions";
import { Link } from "@/lib/platform/i18n/navigation";
import { townName } from "@/lib/platform/i18n/town-names";
import { games, isGame } from "@/lib/players/schema/esport-games";
import { StateBadge } from "./state-badge";

/** Introductions that a recruiter asked of e-sport players and job seekers. */
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
          {sent.map((introduction) => (
            <SentRow key={introduction.id} introduction={introduction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SentRow({ introduction }: { introduction: SentIntroduction }) {
  const t = useTranslations("introductions.sent");
  const common = useTranslations("common");
  const types = useTranslations("jobs.type");
  const format = useFormatter();
  const locale = useLocale();
  const { esport, seeker, kind, waiting: isWaiting, createdAt, expiresAt } = introduction;
  const game = esport?.game && isGame(esport.game) ? games[esport.game].name : "";
  const town = seeker?.city && townName(locale, { city: seeker.city, country: seeker.country ?? "" });
  const [name, subtitle] = esport ? [esport.handle, game] : [seeker?.jobType && types(seeker.jobType), town];
  const subject = esport ?? seeker;
  const dates = { sent: format.dateTime(createdAt, "short"), until: format.dateTime(expiresAt, "short") };
  const heading = <b>{name ? <bdi>{name}</bdi> : common("noLongerVisible")}</b>;
  return (
    <li>
      <span>
        {subject?.status === "shown" ? <Link href={pageOf(kind, subject.id)}>{heading}</Link> : heading}
        <small>{[subtitle, t(isWaiting ? "until" : "sentOn", dates)].filter(Boolean).join(" · ")}</small>
      </span>
      <StateBadge introduction={introduction} />
    </li>
  );
}
