import { useTranslations } from "next-intl";
import { withNext } from "@/lib/platform/http/return-path";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormFor } from "./player-form";

const forms = { players: "/player-signup", esport: "/esport-signup" } as const;

type Props = { of?: keyof typeof forms; audience: FormFor; handle?: string | null | undefined; next?: string | null };

/** `of` selects the kind of profile, and with it the texts. */
export function SignUpHead({ of: namespace = "players", audience, handle, next }: Props) {
  const t = useTranslations(namespace);
  const players = useTranslations("players");
  const esport = useTranslations("esport");
  if (audience === "player")
    return (
      <header className="head">
        <h1>{t("editTitle")}</h1>
        <p className="lead">
          {t.rich("editLead", {
            handle: handle ?? "",
            b: (chunks) => (
              <b>
                <bdi>{chunks}</bdi>
              </b>
            ),
          })}
        </p>
      </header>
    );
  return (
    <header className="head sign-up-head">
      <h1>{t("heading")}</h1>
      <p className="lead max-md:text-md">{t("lead")}</p>
      {namespace === "esport" && <p className="small soft">{esport("adults")}</p>}
      {audience === "visitor" && (
        <p className="small soft">
          {players.rich("haveAccount", {
            link: (chunks) => <Link href={withNext("/auth", next ?? forms[namespace])}>{chunks}</Link>,
          })}
        </p>
      )}
    </header>
  );
}
