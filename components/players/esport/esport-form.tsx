import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { AccountFields } from "@/components/players/account-fields";
import { FormPart } from "@/components/players/form-part";
import { withNext } from "@/lib/platform/http/return-path";
import { Link } from "@/lib/platform/i18n/navigation";
import { addEsportProfile, editEsportProfile, signUpEsport } from "@/lib/players/actions/esport";
import type { EsportDraft } from "@/lib/players/queries/own-esport";
import type { Game } from "@/lib/players/schema/esport-games";
import { FigureFields } from "./figure-fields";
import { PersonFields } from "./person-fields";
import { PlayFields } from "./play-fields";
import "@/components/players/sign-up.css";
import { TeamFields } from "./team-fields";

/** A visitor, a user with an account but no profile, or a player who edits their profile. */
export type FormFor = "visitor" | "account" | "player";

const actions = { visitor: signUpEsport, account: addEsportProfile, player: editEsportProfile };

type Props = {
  audience: FormFor;
  draft: EsportDraft;
  next?: string | null;
  /** The game of the page that led here; its roles come first. */
  game?: Game | undefined;
};

export function EsportForm({ audience, draft, next, game }: Props) {
  const t = useTranslations("esport.form");
  const section = useTranslations("players.section");
  const choiceT = useTranslations("players.choice");
  const editing = audience === "player";
  return (
    <Form
      action={actions[audience]}
      address={withNext("/esport-signup", next)}
      next={next}
      id="esport"
      className="player-form"
      keepsDraft
    >
      {audience === "visitor" && <AccountFields />}
      <PersonFields draft={draft} folded={editing} />
      <PlayFields draft={draft} game={game} folded={editing} />
      <FigureFields draft={draft} editing={editing} />
      <TeamFields draft={draft} editing={editing} />
      <FormPart
        title={t("section.choices")}
        fold={
          editing && {
            draft,
            fields: ["publishName"],
            state: section(draft.publishName ? "named" : "underHandle"),
          }
        }
      >
        <Checkbox name="publishName" hint={t("publishNameHint")} defaultChecked={draft.publishName}>
          {t("publishName")}
        </Checkbox>
        {!editing && (
          <Checkbox name="terms" required>
            {choiceT.rich("terms", {
              link: (text) => (
                <Link href="/terms" target="_blank">
                  {text}
                </Link>
              ),
            })}
          </Checkbox>
        )}
      </FormPart>
      <SubmitButton doing="saving" pending={editing ? undefined : t("joining")}>
        {t(editing ? "save" : "join")}
      </SubmitButton>
    </Form>
  );
}
