import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeleteForm } from "@/components/accounts/delete-form";
import { WhatGoes } from "@/components/accounts/what-goes";
import { memberActor } from "@/lib/entry/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("accounts.leave"))("title") };
}

export default async function DeleteAccountPage() {
  await memberActor("/account/delete");
  const t = await getTranslations("accounts.leave");
  return (
    <div className="wrap pb-24">
      <header className="head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </header>
      <WhatGoes />
      <DeleteForm />
    </div>
  );
}
