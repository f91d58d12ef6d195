import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { NextStep } from "@/components/contacts/introductions/next-step";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { EsportSheet } from "@/components/players/esport/esport-sheet";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { noIntroduction } from "@/lib/contacts/queries/introduction-state";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { publicEsportPlayer } from "@/lib/players/queries/public-esport";
import { games } from "@/lib/players/schema/esport-games";

export const ensureStatic = "navigation";
/** No part can be rendered before the id is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no player has. */
export const generateStaticParams = () => [{ id: "-" }];

type Props = PageProps<"/[locale]/visitors/esport/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const card = await publicEsportPlayer((await params).id);
  if (!card) return {};
  const t = await getTranslations("esport");
  const title = `${card.name ?? card.handle} · ${games[card.game].name}`;
  const description = { title, description: t("description"), picture: "players" as const };
  return pageMetadata({ path: `/esport/${card.id}`, locale: await getLocale(), ...description });
}

export default async function VisitorsEsportPlayerPage({ params }: Props) {
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
      <EsportSheet
        card={card}
        accessLevel="card"
        profile={null}
        identity={null}
        portrait={null}
        video={null}
        media={null}
      >
        <NextStep
          subject={{ kind: "esport", subjectId: card.id }}
          towards={noIntroduction}
          mayAsk="recruiters_only"
          actor={visitorActor}
        />
      </EsportSheet>
      <ReportLink kind="esport_player" id={card.id} named />
    </div>
  );
}
