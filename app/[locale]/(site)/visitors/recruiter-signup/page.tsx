import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/layout/client-words";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { HowChecked } from "@/components/recruiters/how-checked";
import { RecruiterForm } from "@/components/recruiters/recruiter-form";
import { SignUpHead } from "@/components/recruiters/sign-up-head";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.form");
  const description = { title: t("metaTitle"), description: t("lead"), picture: "recruiters" as const };
  return pageMetadata({ path: "/recruiter-signup", locale: await getLocale(), ...description });
}

export default async function VisitorsRecruiterSignUpPage() {
  const t = await getTranslations("recruiters.form");
  return (
    <div className="wrap">
      <Trail steps={[{ name: t("metaTitle"), path: "/recruiter-signup" }]} />
      <SignUpHead kind="visitor" />
      <div className="page-columns">
        <ClientWords only={["form", "ui"]}>
          <RecruiterForm kind="visitor" />
        </ClientWords>
        <HowChecked />
      </div>
    </div>
  );
}
