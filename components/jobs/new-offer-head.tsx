import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import "./jobs.css";

/** Visitors are told that sending the form requires an account. */
export function NewOfferHead({ visitor }: { visitor: boolean }) {
  const t = useTranslations("jobs.form");
  return (
    <div className="head board-head">
      <BackLink href="/sport-jobs" />
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {visitor && (
        <Notice title={<b>{t("visitor")}</b>}>
          <p>{t("visitorText")}</p>
          <LinkButton small href="/auth?next=/sport-jobs/new">
            {t("signIn")}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
