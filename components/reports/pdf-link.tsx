import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { PrintedReport } from "@/lib/reports/schema";

/** The report of this page as a PDF in the language of the page; `day` as the page's address has it. */
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
