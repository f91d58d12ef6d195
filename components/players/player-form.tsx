import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { withNext } from "@/lib/platform/http/return-path";
import { addProfile, editProfile, registerChild, signUpPlayer } from "@/lib/players/actions";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import type { AgentRequest } from "@/lib/support/queries/agent-request";
import { AccountFields } from "./account-fields";
import { CareerFields } from "./career-fields";
import { ChoiceFields } from "./choice-fields";
import { GuardianFields } from "./guardian-fields";
import { PersonFields } from "./person-fields";
import "./sign-up.css";
import { SportFields } from "./sport-fields";

/** For a stranger, for someone with an account but no profile, for a player who edits theirs, and for a parent who registers a child. */
export type FormFor = "stranger" | "account" | "player" | "parent";

const actions = { stranger: signUpPlayer, account: addProfile, player: editProfile, parent: registerChild };

type Props = {
  whom: FormFor;
  draft: ProfileDraft;
  next?: string | null;
  /** The key of the guardian's page, where a guardian edits the child's profile. */
  guardian?: string;
  agent?: AgentRequest | null;
};

export function PlayerForm({ whom, draft, next, guardian, agent }: Props) {
  const t = useTranslations("players");
  const editing = whom === "player";
  const parent = whom === "parent";
  const child = parent || guardian !== undefined;
  const mayName = !child && (!editing || (draft.minor && draft.mayNameGuardian === true));
  return (
    <Form
      action={actions[whom]}
      address={child ? undefined : withNext("/player-signup", next)}
      guardian={guardian}
      next={next}
      id={child ? "child" : "player"}
      className="player-form"
      keepsDraft
    >
      {(whom === "stranger" || parent) && <AccountFields child={parent} />}
      <PersonFields draft={draft} child={child} />
      {mayName && <GuardianFields draft={draft} />}
      <SportFields draft={draft} optional={editing || parent} />
      <CareerFields draft={draft} child={child} />
      {!parent && !(editing && draft.minor) && <ChoiceFields draft={draft} consents={!editing} agent={agent} />}
      <SubmitButton pending={t(editing ? "saving" : "joining")}>
        {t(editing ? "save" : parent ? "registerChild.submit" : "join")}
      </SubmitButton>
    </Form>
  );
}
