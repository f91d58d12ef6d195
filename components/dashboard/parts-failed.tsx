import { useTranslations } from "next-intl";
import { ToastOnce } from "@/components/ui/toast-once";

const thisAddress = "";

/** Some of the dashboard could not be read: said as a toast, and here with a way to try again. */
export function PartsFailed() {
  const failed = useTranslations("dashboard")("failed");
  const t = useTranslations("ui");
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 border-s-3 border-flag ps-3 text-sm">
      {failed}
      <a href={thisAddress}>{t("retry")}</a>
      <ToastOnce title={failed} failed />
    </p>
  );
}
