import { useTranslations } from "next-intl";
import { ChoosePlayer } from "@/components/contacts/requests/chosen-players";
import { SaveButton } from "@/components/contacts/requests/save-button";
import type { FoundCard } from "@/lib/search/queries/search";

/** What a recruiter may do with a found player. */
export function RecruiterActs({ player: { id, name, handle, saved } }: { player: FoundCard }) {
  const t = useTranslations("search.card");
  const player = name ?? handle;
  return (
    <>
      <ChoosePlayer id={id} name={player} />
      <SaveButton playerId={id} saved={saved} label={t(saved ? "unsave" : "save", { player })} />
    </>
  );
}
