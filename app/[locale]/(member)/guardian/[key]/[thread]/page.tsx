import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/contacts/messages/messages.css";
import { Conversation } from "@/components/contacts/messages/conversation";
import { NotFound } from "@/components/layout/not-found";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { getThread } from "@/lib/contacts/queries/thread";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { isUuid } from "@/lib/platform/command/input";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("messages");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function GuardianTalkPage({ params }: PageProps<"/[locale]/guardian/[key]/[thread]">) {
  const { key, thread: threadId } = await params;
  const actor = await guardianActor(key, await currentActor());
  if (!actor) return <GuardianClosed />;
  const id = isUuid(threadId) ? threadId : undefined;
  const thread = id ? await getThread(actor, id) : null;
  if (!thread) return <NotFound />;
  return (
    <div className="wrap page pb-section">
      <Conversation thread={thread} zone={await readerZone()} guardian={key} />
    </div>
  );
}
