import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { Conversation } from "@/components/messages/conversation";
import { Inbox, type Whom } from "@/components/messages/inbox";
import { NothingOpen } from "@/components/messages/nothing-open";
import { Badge } from "@/components/ui/badge";
import { type Actor, isRecruiting } from "@/lib/core/actor";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { countUnread, getThread, listMessages, listThreads } from "@/lib/messages/queries";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("messages"))("title") };
}

export default async function MessagesPage({ searchParams }: PageProps<"/[locale]/messages">) {
  const actor = await memberActor("/messages");
  const asked = await searchParams;
  const threadId = uuid(asked.thread);
  const [zone, inbox, threads, thread, unread] = await Promise.all([
    readerZone(),
    listMessages(actor, uuid(asked.before)),
    listThreads(actor),
    threadId ? getThread(actor, threadId) : null,
    countUnread(actor),
  ]);
  const t = await getTranslations("messages");
  return (
    <div className="wrap page mail" data-open={thread ? "" : undefined}>
      <header className={thread ? "mail-head max-md:sr-only" : "mail-head"}>
        <h1>{t("title")}</h1>
        {unread > 0 && <Badge look="flag">{t("unread", { count: unread })}</Badge>}
      </header>
      <Inbox inbox={inbox} threads={threads} current={thread?.id} forWhom={whom(actor)} zone={zone} />
      {thread ? <Conversation thread={thread} zone={zone} /> : threads.length > 0 && <NothingOpen />}
    </div>
  );
}

function whom(actor: Actor): Whom {
  if (isRecruiting(actor)) return "recruiter";
  if (actor.kind === "member" && actor.role === "guardian") return "guardian";
  return actor.playerId ? "player" : "other";
}

const uuid = (value: unknown) => z.uuid().safeParse(value).data;
