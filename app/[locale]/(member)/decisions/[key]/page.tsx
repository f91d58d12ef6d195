import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DecisionNotice } from "@/components/trust/moderation/decision-notice";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { isSignedIn } from "@/lib/platform/command/actor";
import { getNotice } from "@/lib/trust/queries/notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("moderation.notice");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function DecisionPage({ params }: PageProps<"/[locale]/decisions/[key]">) {
  const { key } = await params;
  const actor = await currentActor();
  const notice = await getNotice(actor, key);
  if (notice) return <DecisionNotice notice={notice} address={key} />;
  const [t, layout] = [await getTranslations("moderation.notice"), await getTranslations("layout")];
  return (
    <div className="wrap head pb-24">
      <h1>{t("gone")}</h1>
      <p className="lead">{t(isSignedIn(actor) ? "goneForThisAccount" : "goneHint")}</p>
      <div className="acts">
        {isSignedIn(actor) ? (
          <LinkButton href="/contact">{t("askUs")}</LinkButton>
        ) : (
          <LinkButton href={`/auth?next=${encodeURIComponent(`/decisions/${key}`)}`}>{layout("signIn")}</LinkButton>
        )}
      </div>
    </div>
  );
}
