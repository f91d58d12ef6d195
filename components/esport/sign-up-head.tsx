import { useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";
import { carrying } from "@/lib/core/return-path";
import type { EsportDraft } from "@/lib/esport/queries/own";
import type { FormFor } from "./esport-form";

type Props = { whom: FormFor; draft: EsportDraft; next?: string | null };

export function SignUpHead({ whom, draft, next }: Props) {
  const t = useTranslations("esport");
  if (whom === "player")
    return (
      <header className="head">
        <h1>{t("form.editTitle")}</h1>
        <p className="lead">
          {t.rich("form.editLead", {
            handle: draft.handle ?? "",
            b: (words) => (
              <b>
                <bdi>{words}</bdi>
              </b>
            ),
          })}
        </p>
      </header>
    );
  return (
    <header className="head sign-up-head">
      <h1>{t("heading")}</h1>
      <p className="lead">{t("lead")}</p>
      <p className="small soft">{t("adults")}</p>
      {whom === "stranger" && (
        <p className="small soft">
          {t.rich("form.haveAccount", {
            link: (words) => <Link href={carrying("/auth", next ?? "/esport-signup")}>{words}</Link>,
          })}
        </p>
      )}
    </header>
  );
}
