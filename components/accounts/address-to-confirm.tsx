import { useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { AccountSettings } from "@/lib/accounts/queries/account";

/** Shown until the address of the account is confirmed. */
export function AddressToConfirm({ account }: { account: AccountSettings | null }) {
  const t = useTranslations("accounts.own");
  if (!account || account.emailConfirmedAt) return null;
  return (
    <Notice>
      <p>{t("address.unconfirmedHint")}</p>
      <MoreLink href="/account#address">{t("title")}</MoreLink>
    </Notice>
  );
}
