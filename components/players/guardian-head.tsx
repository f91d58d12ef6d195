import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = {
  guardian: GuardianView;
  page: string;
  /** Requests that wait for this guardian. */
  waiting: number;
};

/** One thing first: the consents, else the request that waits, else the child's own yes, else that all is well. */
export function GuardianHead({ guardian, page, waiting }: Props) {
  const t = useTranslations("players.guardian");
  const cvs = useTranslations("cvs");
  const fits = useTranslations("matching.fits");
  const { status, firstName: player, player: child, age } = guardian;
  const calm = guardian.ownYes?.given ? "calm" : "childYes";
  const what = status !== "confirmed" ? "consent" : waiting > 0 ? "request" : calm;
  return (
    <header className="grid gap-3 pt-6">
      <h1 className="max-w-[18ch] text-display-m">{t(`head.${what}.title`, { player })}</h1>
      <p className="max-w-160 text-ink-2">
        {t(`head.${what}.text`, { guardian: guardian.fullName, player: child.fullName, age, count: waiting })}
      </p>
      {status === "confirmed" && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton small variant="outline" href={`/guardian/${page}/profile`}>
            {t("editProfile")}
          </LinkButton>
          <MoreLink href={`/guardian/${page}/seen`}>{t("seeAsOthers")}</MoreLink>
          <MoreLink href={`/guardian/${page}/cv`}>{cvs("page")}</MoreLink>
          <MoreLink href={`/guardian/${page}/matches`}>{fits("titleChild", { player })}</MoreLink>
        </p>
      )}
    </header>
  );
}
