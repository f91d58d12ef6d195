import { useTranslations } from "next-intl";
import { ToastOnce } from "@/components/ui/toast-once";

const thisAddress = "";

/** Shown if parts of the dashboard could not be loaded. */
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
