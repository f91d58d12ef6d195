import { useTranslations } from "next-intl";
import { use } from "react";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import type { MemberHeaderData } from "./member-places";

/** Name of the user and the rest of their plan; opens a native popover with the account and the way out. */
export function AccountMenu({ session }: { session: Promise<MemberHeaderData> }) {
  const t = useTranslations("layout");
  const dashboard = useTranslations("dashboard");
  const { name, left } = use(session);
  return (
    <div className="min-w-0">
      <button
        type="button"
        popoverTarget="own-account"
        className="grid min-h-11.5 max-w-[min(14rem,40vw)] min-w-0 cursor-pointer grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 border-s border-line ps-3 text-start text-sm leading-[1.2] font-semibold hover:underline"
      >
        {name && <span className="vh">{t("account")} </span>}
        <bdi className="truncate">{name || t("account")}</bdi>
        <Icon name="down" />
        {left !== null && (
          <span className="col-span-2 truncate text-xs font-normal text-ink-2 max-[55.99rem]:hidden">
            {t("member.left", { count: left })}
          </span>
        )}
      </button>
      <div id="own-account" popover="auto" className="pop">
        <LinkButton variant="bare" small href="/account">
          {t("account")}
        </LinkButton>
        <SignOutButton>{dashboard("signOut")}</SignOutButton>
      </div>
    </div>
  );
}
