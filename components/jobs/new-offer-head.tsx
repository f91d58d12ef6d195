import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { JobKind } from "@/lib/jobs/schema/job";
import "./jobs.css";

/** Visitors are told that sending the form requires an account; who posts a vacancy is offered that of a club. */
export function NewOfferHead({ visitor, kind }: { visitor: boolean; kind: JobKind }) {
  const t = useTranslations("jobs.form");
  return (
    <div className="head board-head">
      <BackLink href="/sport-jobs" />
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {visitor && (
        <Notice title={<b>{t("visitor")}</b>}>
          <p>{t("visitorText")}</p>
          <LinkButton
            small
            href={kind === "vacancy" ? "/auth?next=/sport-jobs/new%3Fkind=vacancy" : "/auth?next=/sport-jobs/new"}
          >
            {t("signIn")}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
