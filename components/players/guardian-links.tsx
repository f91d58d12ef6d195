import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";

/** The pages about a child. */
export function GuardianLinks({ player, page }: { player: string; page: string }) {
  const t = useTranslations("players.guardian");
  const cvs = useTranslations("cvs");
  const fitsT = useTranslations("needs.fits");
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <LinkButton small variant="outline" href={`/guardian/${page}/profile`}>
        {t("editProfile")}
      </LinkButton>
      <MoreLink href={`/guardian/${page}/seen`}>{t("seeAsOthers")}</MoreLink>
      <MoreLink href={`/guardian/${page}/cv`}>{cvs("page")}</MoreLink>
      <MoreLink href={`/guardian/${page}/matches`}>{fitsT("titleChild", { player })}</MoreLink>
    </p>
  );
}
