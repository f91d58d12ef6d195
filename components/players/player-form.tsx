import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { addProfile, editProfile, signUpPlayer } from "@/lib/players/actions";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { AccountFields } from "./account-fields";
import { CareerFields } from "./career-fields";
import { ChoiceFields } from "./choice-fields";
import { GuardianFields } from "./guardian-fields";
import { PersonFields } from "./person-fields";
import "./sign-up.css";
import { SportFields } from "./sport-fields";

/** For a stranger, for someone with an account but no profile, and for a player who edits theirs. */
export type FormFor = "stranger" | "account" | "player";

const actions = { stranger: signUpPlayer, account: addProfile, player: editProfile };

export function PlayerForm({ whom, draft }: { whom: FormFor; draft: ProfileDraft }) {
  const t = useTranslations("players");
  const editing = whom === "player";
  const mayName = !editing || (draft.minor && draft.mayNameGuardian === true);
  return (
    <Form action={actions[whom]} id="player" className="player-form" keepsDraft>
      {whom === "stranger" && <AccountFields />}
      <PersonFields draft={draft} />
      {mayName && <GuardianFields draft={draft} />}
      <SportFields draft={draft} />
      <CareerFields draft={draft} />
      <ChoiceFields draft={draft} consents={!editing} />
      <SubmitButton pending={t(editing ? "saving" : "joining")}>{t(editing ? "save" : "join")}</SubmitButton>
    </Form>
  );
}
