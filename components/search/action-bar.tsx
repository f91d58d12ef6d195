import { useTranslations } from "next-intl";
import { SaveButton } from "@/components/contacts/requests/save-button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import type { PlayerView } from "@/lib/contacts/queries/player-page";

/** What a club does with a player, at the foot of the window while the page is read. */
export function ActionBar({ view }: { view: PlayerView }) {
  const t = useTranslations("search.player");
  const ask = useTranslations("contacts.ask");
  const lists = useTranslations("contacts.chosen");
  const { player, towards: relation, mayAsk } = view;
  const name = view.accessLevel === "identity" ? view.player.fullName : player.name;
  const saveLabel = t(relation.saved ? "unsave" : "save");
  return (
    <div className="bottom-[var(--foot,0px)] z-2 mt-6 flex items-center gap-3 border-t border-line-2 bg-ground py-3 tall:sticky print:hidden">
      <b className="me-auto min-w-0 truncate max-sm:hidden">
        <bdi>{name ?? player.handle}</bdi>
      </b>
      <SaveButton playerId={player.id} saved={relation.saved} label={saveLabel} words={saveLabel} />
      <LinkButton
        className="max-sm:px-4"
        href={`/favorites/lists?player=${player.id}&from=profile`}
        aria-label={lists("putIn")}
      >
        <Icon name="plus" />
        <span className="max-sm:hidden">{lists("putIn")}</span>
      </LinkButton>
      {mayAsk === true && (
        <a
          href="#ask"
          className={buttonClass({ variant: "go", className: "max-sm:grow [body:has(#ask:target)_&]:hidden" })}
        >
          {ask("go")}
        </a>
      )}
    </div>
  );
}
