import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { reportThing } from "@/lib/trust/actions/moderation";
import type { ReportView } from "@/lib/trust/queries/own-reports";
import { ReportFields } from "./report-fields";

type Props = { view: ReportView; guardian: string | undefined };

export function ReportForm({ view, guardian }: Props) {
  const t = useTranslations("moderation.form");
  return (
    <Form action={reportThing} id="report" guardian={guardian} keepsDraft>
      <ReportFields view={view} words={t("words")} hint={t("wordsHint")} />
      <p className="text-sm text-ink-2">{t("urgent")}</p>
      <SubmitButton className="sm:justify-self-start" doing="sending">
        {t("send")}
      </SubmitButton>
    </Form>
  );
}
