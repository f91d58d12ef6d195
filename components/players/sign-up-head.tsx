import { useTranslations } from "next-intl";
import { withNext } from "@/lib/platform/http/return-path";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormFor } from "./player-form";

const forms = { players: "/player-signup", esport: "/esport-signup" } as const;

type Props = { of?: keyof typeof forms; whom: FormFor; handle?: string | null | undefined; next?: string | null };

/** What a profile is for, or under which handle it is changed; `of` says whose. */
export function SignUpHead({ of = "players", whom, handle, next }: Props) {
  const t = useTranslations(of);
  const players = useTranslations("players");
  const esport = useTranslations("esport");
  if (whom === "player")
    return (
      <header className="head">
        <h1>{t("editTitle")}</h1>
        <p className="lead">
          {t.rich("editLead", {
            handle: handle ?? "",
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
      {of === "esport" && <p className="small soft">{esport("adults")}</p>}
      {whom === "stranger" && (
        <p className="small soft">
          {players.rich("haveAccount", {
            link: (words) => <Link href={withNext("/auth", next ?? forms[of])}>{words}</Link>,
          })}
        </p>
      )}
    </header>
  );
}
