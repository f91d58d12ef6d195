import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import { accountPlace } from "./account-place";

export type AccountWords = { account: string; signOut: string };
type Props = Pick<OwnHeader, "name" | "left"> & { words: AccountWords };

/** Name of the user and the rest of their plan; opens a native popover with the account and the way out. */
export function AccountMenu({ name, left, words }: Props) {
  return (
    <div className="min-w-0">
      <button type="button" popoverTarget="own-account" className={`${accountPlace} cursor-pointer`}>
        {name && <span className="vh">{words.account} </span>}
        <bdi className="-mb-1 truncate pb-1">{name || words.account}</bdi>
        <Icon name="down" />
        {left && (
          <span className="col-span-2 -mb-1 truncate pb-1 text-xs font-normal text-ink-2 max-lg:hidden">{left}</span>
        )}
      </button>
      <div id="own-account" popover="auto" className="pop">
        <LinkButton variant="bare" small href="/account">
          {words.account}
        </LinkButton>
        <SignOutButton>{words.signOut}</SignOutButton>
      </div>
    </div>
  );
}
