import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ClosedLink } from "@/components/accounts/closed-link";
import { AvailabilityForms } from "@/components/measurements/availability-forms";
import { AvailabilityText } from "@/components/measurements/availability-section";
import { LinkButton } from "@/components/ui/link-button";
import { confirmAvailability } from "@/lib/measurements/actions/measurements";
import { askedAvailability } from "@/lib/measurements/queries/availability";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("availability.page");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Opened from the monthly e-mail, without an account. */
export default async function AvailabilityPage({ params }: PageProps<"/[locale]/availability/[token]">) {
  await connection();
  const [{ token }, t] = await Promise.all([params, getTranslations("availability.page")]);
  const reminder = await askedAvailability(token);
  const account = <LinkButton href="/dashboard#availability">{t("dashboard")}</LinkButton>;
  if (!reminder) return <ClosedLink>{account}</ClosedLink>;
  const { open, minor, firstName: player, availability } = reminder;
  return (
    <div className="wrap head pb-24">
      <h1>{open ? t(minor ? "askChild" : "ask", { player }) : t("thanks")}</h1>
      <p className="lead">{t(open ? "text" : "textThanks")}</p>
      <div className="mt-6 grid gap-2">
        <AvailabilityText availability={availability} />
      </div>
      <div className="mt-8">
        {open ? <AvailabilityForms action={confirmAvailability} token={token} ofChild={minor} /> : account}
      </div>
    </div>
  );
}
