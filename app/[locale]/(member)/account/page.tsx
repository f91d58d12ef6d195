import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Devices } from "@/components/accounts/devices";
import { EmailLanguage } from "@/components/accounts/email-language";
import { OwnAddress } from "@/components/accounts/own-address";
import { OwnPassword } from "@/components/accounts/own-password";
import { SecondFactor } from "@/components/accounts/second-factor";
import { WayOut } from "@/components/accounts/way-out";
import { SettingsWay } from "@/components/notifications/settings-way";
import { OwnCopy } from "@/components/trust/reports/own-copy";
import { accountSettings } from "@/lib/accounts/queries/account";
import { listDevices } from "@/lib/accounts/queries/devices";
import { listFactors } from "@/lib/accounts/queries/factors";
import { memberActor } from "@/lib/entry/session";
import { mustAddFactor } from "@/lib/platform/command/actor";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { nextCopy } from "@/lib/trust/queries/next-copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("accounts.own"))("title") };
}

export default async function AccountPage() {
  const actor = await memberActor("/account");
  const [zone, account, devices, factors, copy, t] = await Promise.all([
    readerZone(),
    accountSettings(actor),
    listDevices(actor),
    listFactors(actor),
    nextCopy(actor),
    getTranslations("accounts.own"),
  ]);
  if (!account) return null;
  return (
    <div className="wrap">
      <header className="head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </header>
      <div className="page-columns">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <OwnAddress account={account} zone={zone} />
          <OwnPassword email={account.email} />
          <SecondFactor factors={factors} isRequired={mustAddFactor(actor)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <Devices devices={devices} zone={zone} />
          <SettingsWay />
          <EmailLanguage locale={account.locale} />
          <OwnCopy next={copy} zone={zone} />
          <WayOut />
        </div>
      </div>
    </div>
  );
}
