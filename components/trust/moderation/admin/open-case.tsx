import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { reportThing } from "@/lib/trust/actions/moderation";
import type { ReportView } from "@/lib/trust/queries/own-reports";
import { ReportFields } from "../report-fields";

/** Lets a moderator open a case that nobody has reported. */
export function OpenCase({ view }: { view: ReportView }) {
  const t = useTranslations("moderation");
  return (
    <section aria-labelledby="open-case" className="grid gap-4">
      <h2 id="open-case" className="heading-xl border-b border-line-2 pb-2">
        {t("admin.openCase")}
      </h2>
      <p className="text-sm text-ink-2">{t("admin.openCaseHint")}</p>
      <Form action={reportThing} id="case">
        <ReportFields view={view} words={t("admin.openCaseWords")} />
        <SubmitButton variant="outline" className="sm:justify-self-start" doing="sending">
          {t("admin.openCaseNow")}
        </SubmitButton>
      </Form>
    </section>
  );
}
