import { useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { CreateOffer } from "./create-offer";

/** Visitors see the sign-in link instead of the button for a new offer. */
export function BoardHead() {
  const t = useTranslations("jobs");
  const common = useTranslations("common");
  return (
    <div className="head board-head">
      <Trail steps={[{ name: t("title"), path: "/sport-jobs" }]} />
      <BackLink href="/" />
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <div className="acts">
        <CreateOffer words={{ create: t("create"), opening: common("opening") }} />
        <LinkButton className="hidden recruiters:inline-flex" href="/professionals">
          {t("people.find")}
        </LinkButton>
        <LinkButton className="members:hidden" href="/auth?next=/sport-jobs/new">
          {t("signInToCreate")}
        </LinkButton>
      </div>
    </div>
  );
}
