import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCountryName } from "@/components/search/words";
import { Address } from "@/components/ui/address";
import { MoreLink } from "@/components/ui/more-link";
import { momentIn } from "@/lib/platform/i18n/formats";
import { isLocale } from "@/lib/platform/i18n/routing";
import { languageName } from "@/lib/platform/i18n/spoken-languages";
import { isSport } from "@/lib/sports/schema/sports";
import type { Person } from "@/lib/trust/queries/person";

export function PersonDetails({
  person,
  zone,
  opensDocuments,
}: {
  person: Person;
  zone: string | null;
  opensDocuments: boolean;
}) {
  const t = useTranslations("admin.people");
  const { player, recruiter, seeker, esport, user } = person;
  const rows = [
    ...usePlayerRows(player),
    ...useRecruiterRows(recruiter),
    ...useAccountRows(user, zone),
    ...useBareRows(seeker ?? esport),
  ];
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="heading-xl border-b border-line-2 pb-2">
        {t("who")}
      </h2>
      <dl className="text-sm max-sm:[&>div]:grid-cols-[6.5rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 border-b border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {opensDocuments && user && user.kycDocuments.length > 0 && (
        <p className="pt-4">
          <MoreLink href={`/admin/kyc/${user.id}`}>{t("documents", { count: user.kycDocuments.length })}</MoreLink>
        </p>
      )}
    </section>
  );
}

const Guardian = ({ fullName, email }: { fullName: string; email: string }) => (
  <>
    <bdi>{fullName}</bdi> · <Address email={email} />
  </>
);

type Rows = (readonly [label: string, value: ReactNode])[];

function usePlayerRows(player: Person["player"]): Rows {
  const t = useTranslations("admin.people");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const format = useFormatter();
  const country = useCountryName();
  if (!player) return [];
  const { handle, birthDate, primarySport, level, guardian, _count } = player;
  return [
    [t("type"), t("one.player")],
    [t("handle"), <bdi key="handle">{handle}</bdi>],
    [t("born"), format.dateTime(birthDate, { dateStyle: "long", timeZone: "UTC" })],
    [t("country"), country(player.nationality)],
    [common("city"), <bdi key="city">{player.city}</bdi>],
    [
      common("sport"),
      `${isSport(primarySport) ? sports(`name.${primarySport}`) : primarySport} · ${sports(`level.${level}`)}`,
    ],
    [
      common("phone"),
      <bdi key="phone" dir="ltr">
        {player.phone}
      </bdi>,
    ],
    ...(guardian ? [[t("one.guardian"), <Guardian key="guardian" {...guardian} />] as const] : []),
    [
      t("counts"),
      t("playerCounts", { requests: _count.contactRequests, names: _count.disclosures, events: _count.registrations }),
    ],
  ];
}

function useRecruiterRows(recruiter: Person["recruiter"]): Rows {
  const t = useTranslations("admin.people");
  const common = useTranslations("common");
  const types = useTranslations("recruiters.type");
  const format = useFormatter();
  const country = useCountryName();
  if (!recruiter) return [];
  const { organizationType, verifiedAt, _count } = recruiter;
  return [
    [t("type"), types(organizationType)],
    [t("country"), country(recruiter.country)],
    [common("city"), <bdi key="city">{recruiter.city}</bdi>],
    [
      common("phone"),
      <bdi key="phone" dir="ltr">
        {recruiter.phone}
      </bdi>,
    ],
    [t("verified"), verifiedAt ? format.dateTime(verifiedAt, "day") : t("no")],
    [t("counts"), t("recruiterCounts", { requests: _count.contactRequests, names: _count.disclosures })],
  ];
}

function useBareRows(bare: { createdAt: Date } | null): Rows {
  const t = useTranslations("admin.people");
  const format = useFormatter();
  return bare ? [[t("date"), format.dateTime(bare.createdAt, "day")]] : [];
}

function useAccountRows(user: Person["user"], zone: string | null): Rows {
  const t = useTranslations("admin.people");
  const common = useTranslations("common");
  const format = useFormatter();
  const reader = useLocale();
  if (!user) return [];
  const { email, emailConfirmedAt, locale, disabledAt, eraseAt, createdAt, _count } = user;
  const formatMoment = (date: Date) => format.dateTime(date, momentIn(zone));
  return [
    [t("email"), <Address key="email" email={email} />],
    [t("confirmed"), emailConfirmedAt ? formatMoment(emailConfirmedAt) : t("no")],
    [common("language"), isLocale(locale) ? languageName(reader, locale) : locale],
    [t("since"), formatMoment(createdAt)],
    ...(disabledAt ? [[t("closedAt"), formatMoment(disabledAt)] as const] : []),
    ...(eraseAt ? [[t("erasedAt"), formatMoment(eraseAt)] as const] : []),
    [t("account"), t("accountCounts", { devices: _count.sessions, tickets: _count.tickets, offers: _count.jobs })],
  ];
}
