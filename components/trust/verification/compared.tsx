import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCountryName } from "@/components/search/words";
import type { PersonCase } from "@/lib/trust/queries/person-case";

/** Data stated by the user, to compare with the document. */
export function Compared({ statedFacts, type }: { statedFacts: PersonCase["statedFacts"]; type: string }) {
  const t = useTranslations("verification.case");
  const rows = useRows(statedFacts, type);
  return (
    <div>
      <p className="pb-1 text-sm font-semibold">{t("details")}</p>
      <dl className="text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-t border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Rows = [label: string, value: ReactNode][];

function useRows({ recruiter, player, profile, email }: PersonCase["statedFacts"], type: string): Rows {
  const t = useTranslations("verification.case");
  const people = useTranslations("admin.people");
  const format = useFormatter();
  const country = useCountryName();
  const guardian: Rows = player?.guardian
    ? [[people("one.guardian"), <bdi key="guardian">{player.guardian.fullName}</bdi>]]
    : [];
  if (type === "guardian_identity") return guardian;
  if (player)
    return [
      ...(type === "guardian_tie" ? guardian : []),
      [people("name"), <bdi key="name">{player.fullName}</bdi>],
      [people("born"), format.dateTime(player.birthDate, { dateStyle: "long", timeZone: "UTC" })],
      [people("country"), country(player.nationality)],
    ];
  if (!recruiter)
    return [
      [people("name"), <bdi key="name">{profile?.fullName}</bdi>],
      [people("email"), <bdi key="email">{email}</bdi>],
    ];
  const contact: Rows = [[t("contact"), <bdi key="contact">{recruiter.contactPerson}</bdi>]];
  if (type === "identity") return contact;
  const { organizationName, city, address, websiteUrl } = recruiter;
  return [
    [t("organization"), <bdi key="name">{organizationName}</bdi>],
    ...contact,
    [
      t("place"),
      <PlaceLines key="place" lines={[address, address?.includes(city) ? null : city, country(recruiter.country)]} />,
    ],
    [people("email"), <bdi key="email">{recruiter.email}</bdi>],
    ...(websiteUrl ? ([[t("site"), <Site key="site" url={websiteUrl} />]] satisfies Rows) : []),
  ];
}

/** One line each, in its own writing direction. */
const PlaceLines = ({ lines }: { lines: (string | null | undefined)[] }) =>
  lines.filter(Boolean).map((line) => (
    <span key={line} dir="auto" className="block [text-align:match-parent]">
      {line}
    </span>
  ));

const Site = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow">
    <bdi>{new URL(url).hostname}</bdi>
  </a>
);
