import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { withNext } from "@/lib/platform/http/return-path";
import { addProfile, editProfile, registerChild, signUpPlayer } from "@/lib/players/actions/players";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import type { AgentRequest } from "@/lib/support/queries/agent-request";
import { AccountFields } from "./account-fields";
import { CareerFields } from "./career-fields";
import { ChoiceFields } from "./choice-fields";
import { GuardianFields } from "./guardian-fields";
import { PersonFields } from "./person-fields";
import "./sign-up.css";
import { SportFields } from "./sport-fields";

/** A visitor, a user with an account but no profile, a player who edits their profile, or a parent who registers a child. */
export type FormFor = "visitor" | "account" | "player" | "parent";

const actions = { visitor: signUpPlayer, account: addProfile, player: editProfile, parent: registerChild };

type Props = {
  audience: FormFor;
  draft: ProfileDraft;
  next?: string | null;
  /** Key of the guardian's page, if a guardian edits the child's profile. */
  guardian?: string;
  agent?: AgentRequest | null;
};

export function PlayerForm({ audience, draft, next, guardian, agent }: Props) {
  const t = useTranslations("players");
  const editing = audience === "player";
  const parent = audience === "parent";
  const child = parent || guardian !== undefined;
  const mayName = !child && (!editing || (draft.minor && draft.mayNameGuardian === true));
  return (
    <Form
      action={actions[audience]}
      address={child ? undefined : withNext("/player-signup", next)}
      guardian={guardian}
      next={next}
      id={child ? "child" : "player"}
      className="player-form"
      keepsDraft
    >
      {(audience === "visitor" || parent) && <AccountFields child={parent} />}
      <PersonFields draft={draft} child={child} folded={editing} />
      {mayName && <GuardianFields draft={draft} />}
      <SportFields draft={draft} body={editing} folded={editing} />
      <CareerFields draft={draft} child={child} joining={!editing} folded={editing} />
      {!parent && !(editing && draft.minor) && <ChoiceFields draft={draft} consents={!editing} agent={agent} />}
      <SubmitButton doing="saving" pending={editing ? undefined : t("joining")}>
        {t(editing ? "save" : parent ? "registerChild.submit" : "join")}
      </SubmitButton>
    </Form>
  );
}
