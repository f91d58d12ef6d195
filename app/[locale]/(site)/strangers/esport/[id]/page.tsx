import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { EsportSheet } from "@/components/esport/esport-sheet";
import { NextStep } from "@/components/introductions/next-step";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { ReportLink } from "@/components/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { publicEsportPlayer } from "@/lib/esport/queries/public";
import { games } from "@/lib/esport/schema/games";
import { noStanding } from "@/lib/introductions/queries/standing";
import { stranger } from "@/lib/platform/command/stranger";

export const ensureStatic = "navigation";
/** Nothing of it can stand before its address is known. */
export const instant = false;

/** Made when first asked for. Next wants one address at build time: this can be nobody's. */
export const generateStaticParams = () => [{ id: "-" }];

type Props = PageProps<"/[locale]/strangers/esport/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const card = await publicEsportPlayer((await params).id);
  if (!card) return {};
  const t = await getTranslations("esport");
  const title = `${card.name ?? card.handle} · ${games[card.game].name}`;
  const about = { title, description: t("description"), picture: "players" as const };
  return pageMetadata({ path: `/esport/${card.id}`, locale: await getLocale(), ...about });
}

export default async function StrangersEsportPlayerPage({ params }: Props) {
  const card = await publicEsportPlayer((await params).id);
  if (!card) notFound();
  const [t, list] = await Promise.all([getTranslations("esport.profile"), getTranslations("esport")]);
  return (
    <div className="wrap grid gap-6 pt-8 pb-section">
      <Trail
        steps={[
          { name: list("title"), path: "/esport" },
          { name: card.name ?? card.handle, path: `/esport/${card.id}` },
        ]}
      />
      <BackLink href="/esport" label={t("back")} />
      <EsportSheet card={card} depth="card" profile={null} identity={null}>
        <NextStep
          of={{ kind: "esport", subjectId: card.id }}
          towards={noStanding}
          mayAsk="recruiters_only"
          actor={stranger}
        />
      </EsportSheet>
      <ReportLink kind="esport_player" id={card.id} named />
    </div>
  );
}
