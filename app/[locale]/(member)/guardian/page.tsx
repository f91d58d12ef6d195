import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChildrenList } from "@/components/players/children-list";
import { GuardianStart } from "@/components/players/guardian-start";
import { childrenOf } from "@/lib/players/queries/guardian";
import { countForChildren } from "@/lib/scouting/queries/requests";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.children");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function GuardiansPage() {
  const actor = await currentActor();
  if (!actor.userId) return <GuardianStart />;
  const children = await childrenOf(actor);
  const waiting = await countForChildren(children.map(({ playerId }) => playerId));
  return <ChildrenList list={children.map((child) => ({ ...child, waiting: waiting.get(child.playerId) ?? 0 }))} />;
}
