import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/lib/platform/i18n/navigation";

/** The links of both are in the page; CSS shows those of the reader by `data-who` of the html element. */
export function AccountLinks({ className = "", account }: { className?: string; account?: true }) {
  const t = useTranslations("layout");
  return (
    <>
      <Link
        className={buttonClass({ variant: "bare", small: true, className: `members:hidden ${className}` })}
        href="/auth"
      >
        {t("signIn")}
      </Link>
      <Link className={buttonClass({ small: true, className: `members:hidden ${className}` })} href="/auth/signup">
        {t("signUp")}
      </Link>
      {account && (
        <>
          <Link className={buttonClass({ small: true, className: "visitors:hidden" })} href="/dashboard">
            {t("dashboard")}
          </Link>
          <Link className={buttonClass({ variant: "bare", small: true, className: "visitors:hidden" })} href="/account">
            {t("account")}
          </Link>
        </>
      )}
    </>
  );
}
