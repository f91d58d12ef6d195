import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

export function ChildProfileHead({ player, page }: { player: string; page: string }) {
  const t = useTranslations("players.childProfile");
  const common = useTranslations("common");
  return (
    <header className="head">
      <h1>{t("heading", { player })}</h1>
      <p className="lead">{t("lead", { player })}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton small variant="outline" href={`/guardian/${page}`}>
          {common("backToYourPage")}
        </LinkButton>
        <LinkButton small variant="outline" href={`/guardian/${page}/evidence`}>
          {t("evidence")}
        </LinkButton>
      </p>
    </header>
  );
}
