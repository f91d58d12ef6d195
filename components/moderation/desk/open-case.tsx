import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { reportThing } from "@/lib/moderation/actions";
import type { ReportView } from "@/lib/moderation/queries/own-reports";
import { ReportFields } from "../report-fields";

/** Where who moderates begins a case about somebody whom nobody has reported: it leads to the decision. */
export function OpenCase({ view }: { view: ReportView }) {
  const t = useTranslations("moderation");
  return (
    <section aria-labelledby="open-case" className="grid gap-4">
      <h2 id="open-case" className="heading-xl border-b border-line-2 pb-2">
        {t("desk.openCase")}
      </h2>
      <p className="text-sm text-ink-2">{t("desk.openCaseHint")}</p>
      <Form action={reportThing} id="case">
        <ReportFields view={view} words={t("desk.openCaseWords")} />
        <SubmitButton variant="outline" className="sm:justify-self-start" pending={t("form.sending")}>
          {t("desk.openCaseNow")}
        </SubmitButton>
      </Form>
    </section>
  );
}
