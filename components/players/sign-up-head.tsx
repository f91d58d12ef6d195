import { useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";
import { carrying } from "@/lib/core/return-path";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import type { FormFor } from "./player-form";

type Props = { whom: FormFor; draft: ProfileDraft; next?: string | null };

export function SignUpHead({ whom, draft, next }: Props) {
  const t = useTranslations("players");
  if (whom === "player")
    return (
      <header className="head">
        <h1>{t("editTitle")}</h1>
        <p className="lead">
          {t.rich("editLead", {
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
      {whom === "stranger" && (
        <p className="small soft">
          {t.rich("haveAccount", {
            link: (words) => <Link href={carrying("/auth", next ?? "/player-signup")}>{words}</Link>,
          })}
        </p>
      )}
    </header>
  );
}
