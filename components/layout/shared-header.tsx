import { useTranslations } from "next-intl";
import { BellOnStaticPages } from "@/components/notifications/bell-on-static-pages";
import { Link } from "@/lib/platform/i18n/navigation";
import { accountPlace } from "./account-place";
import { Header } from "./header";
import { SecondMemberHeader } from "./member-header";
import { MenuSheet } from "./menu-sheet";
import { AccountOnStaticPages, UnreadOnStaticPages } from "./own-header";

/** For pages that are the same for everyone: CSS shows one of the headers by `data-who` of the html element. */
export function SharedHeader() {
  const words = { account: useTranslations("layout")("account"), signOut: useTranslations("dashboard")("signOut") };
  const account = (
    <AccountOnStaticPages words={words}>
      <Link href="/account" className={accountPlace}>
        {words.account}
      </Link>
    </AccountOnStaticPages>
  );
  return (
    <>
      <Header />
      <SecondMemberHeader unread={<UnreadOnStaticPages />} bell={<BellOnStaticPages />} account={account} />
      <MenuSheet />
    </>
  );
}
