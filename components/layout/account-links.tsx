import { useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";

/** Both ways in are in the page; <html data-who> decides which one is seen. */
export function AccountLinks({ className = "" }: { className?: string }) {
  const t = useTranslations("layout");
  return (
    <>
      <Link className={`btn small bare for-visitor ${className}`} href="/auth">
        {t("signIn")}
      </Link>
      <Link className={`btn small for-visitor ${className}`} href="/auth/signup">
        {t("signUp")}
      </Link>
      <Link className={`btn small for-member ${className}`} href="/dashboard">
        {t("dashboard")}
      </Link>
    </>
  );
}
