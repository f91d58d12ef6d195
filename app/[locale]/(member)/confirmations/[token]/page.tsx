import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ConfirmationAnswerPage } from "@/components/measurements/confirmation-answer-page";
import { LinkButton } from "@/components/ui/link-button";
import { openConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("measurements.answerPage");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Opened from an e-mail without an account; opening it changes nothing, because mail programs open links too. */
export default async function ConfirmationPage({ params }: PageProps<"/[locale]/confirmations/[token]">) {
  await connection();
  const [{ token }, t] = [await params, await getTranslations("measurements.answerPage.closed")];
  const request = await openConfirmationRequest(token);
  if (request) return <ConfirmationAnswerPage request={request} token={token} />;
  return (
    <div className="wrap head pb-24">
      <h1>{t("unknown.title")}</h1>
      <p className="lead">{t("unknown.text")}</p>
      <p className="mt-6">
        <LinkButton href="/contact">{t("ask")}</LinkButton>
      </p>
    </div>
  );
}
