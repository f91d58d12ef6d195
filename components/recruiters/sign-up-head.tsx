import { useTranslations } from "next-intl";
import { withNext } from "@/lib/platform/http/return-path";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { kind: "visitor" | "account" | "recruiter"; email?: string; next?: string | null };

export function SignUpHead({ kind, email, next }: Props) {
  const t = useTranslations("recruiters.form");
  const common = useTranslations("common");
  const editing = kind === "recruiter";
  return (
    <header className="head">
      <h1>{t(editing ? "titleEdit" : "title")}</h1>
      <p className="lead">{t(editing ? "leadEdit" : "lead")}</p>
      {kind === "visitor" && (
        <p className="small soft">
          {t("haveAccount")} <Link href={withNext("/auth", next ?? "/recruiter-signup")}>{common("signIn")}</Link>
        </p>
      )}
      {email && <p className="small soft">{t.rich("signedInAs", { email, b: (chunks) => <bdi>{chunks}</bdi> })}</p>}
    </header>
  );
}
