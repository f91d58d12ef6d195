import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { LetterPage } from "@/components/measurements/letter-page";
import { LinkButton } from "@/components/ui/link-button";
import { openLetter } from "@/lib/measurements/queries/letter";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("evidence.letter");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** What a mailed link opens for somebody without an account. Opening it uses nothing up: mail programs do that too. */
export default async function ConfirmationPage({ params }: PageProps<"/[locale]/confirmations/[token]">) {
  await connection();
  const [{ token }, t] = [await params, await getTranslations("evidence.letter.closed")];
  const letter = await openLetter(token);
  if (letter) return <LetterPage letter={letter} token={token} />;
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
