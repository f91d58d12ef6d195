import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { PrintedReport } from "@/lib/trust/schema/reports";

/** PDF of this report in the language of the page; `day` is taken from the URL. */
export function PdfLink({ report, day }: { report: PrintedReport; day?: string | undefined }) {
  const t = useTranslations("reports");
  const query = new URLSearchParams({ locale: useLocale(), ...(day && { day }) });
  return (
    <a
      className={buttonClass({ variant: "quiet", small: true, className: "print:hidden" })}
      href={`/api/admin/reports/${report}?${query}`}
      download
    >
      <Icon name="file" />
      {t("pdf")}
    </a>
  );
}
