import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Confirmer, Voucher } from "@/lib/measurements/queries/who-confirmed";
import { type Grade as ClaimGrade, grades, isHigher } from "@/lib/measurements/schema/grade";
import type { ShownClaim } from "@/lib/players/queries/shown-claim";
import { ClaimedInLine } from "./claimed";
import { Grade } from "./grade";

/** Confirmers are shown by role only until the reader's access level opens their names. */
export function WhoConfirmed({ confirmers, vouchers }: { confirmers: Confirmer[]; vouchers: Voucher[] }) {
  const t = useTranslations("measurements.who");
  const count = confirmers.length + vouchers.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="who-confirmed" className="grid content-start gap-1">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-2 pb-2">
        <h2 id="who-confirmed" className="heading-xl">
          {t("title")}
        </h2>
        <span className="text-xs text-ink-2">{t("sources", { count })}</span>
      </header>
      <ul>
        {vouchers.map((voucher) => (
          <Source
            key={voucher.key}
            grade={voucher.grade}
            badge={<Badge look="full">{t(voucher.linked ? "linked" : "confirmed")}</Badge>}
          >
            <VouchedBy voucher={voucher} />
          </Source>
        ))}
        {confirmers.map((confirmer) => (
          <Source key={confirmer.id} grade={highest(confirmer)} badge={<Badge look="solid">{t("confirmed")}</Badge>}>
            <ConfirmerDetails confirmer={confirmer} />
          </Source>
        ))}
      </ul>
    </section>
  );
}

type Row = { grade: ClaimGrade; badge: ReactNode; children: ReactNode };

function Source({ grade, badge, children }: Row) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-b border-line py-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="pt-1">
        <Grade grade={grade} on={null} minor={false} words="none" />
      </span>
      {children}
      <span className="max-sm:col-start-2">{badge}</span>
    </li>
  );
}

function VouchedBy({ voucher: { source, grade, on: date, claims } }: { voucher: Voucher }) {
  const t = useTranslations("measurements.who");
  const grades = useTranslations("players.grade");
  const format = useFormatter();
  return (
    <span className="grid gap-0.5">
      <b className="font-semibold wrap-anywhere">
        <bdi>{source ?? grades(grade)}</bdi>
      </b>
      <Claims claims={claims} />
      {date && <span className="text-xs text-ink-3">{t("on", { day: format.dateTime(date, "day") })}</span>}
    </span>
  );
}

function Claims({ claims }: { claims: (ShownClaim & { id: string })[] }) {
  const common = useTranslations("common");
  return (
    <span className="text-xs text-ink-2">
      {claims.map((claim, index) => (
        <span key={claim.id}>
          {index > 0 && common("comma")}
          <ClaimedInLine claim={claim} />
        </span>
      ))}
    </span>
  );
}

function ConfirmerDetails({ confirmer }: { confirmer: Confirmer }) {
  const t = useTranslations("measurements.who");
  const [roles, common] = [useTranslations("measurements.role"), useTranslations("common")];
  const howT = useTranslations("measurements.how");
  const format = useFormatter();
  const { name, role, club, proof, claims, answeredAt, organization } = confirmer;
  const details = [
    proof && howT(proof),
    organization ? t("clubAddress", { organization }) : t("oneTimeLink"),
    answeredAt && t("on", { day: format.dateTime(answeredAt, "day") }),
  ];
  return (
    <span className="grid gap-0.5">
      <b className="font-semibold wrap-anywhere">
        {name && (
          <>
            <bdi>{name}</bdi>
            {common("comma")}
          </>
        )}
        {roles(role)}
        {club && (
          <>
            {common("comma")}
            <bdi>{club}</bdi>
          </>
        )}
      </b>
      <Claims claims={claims} />
      <span className="text-xs text-ink-3">{details.filter(Boolean).join(" · ")}</span>
    </span>
  );
}

const highest = ({ claims }: Confirmer) =>
  claims.reduce((best, { grade }) => (grade && isHigher(grade, best) ? grade : best), grades[0] ?? "self");
