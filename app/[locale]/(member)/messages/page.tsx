import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/messages/messages.css";
import { Conversation } from "@/components/messages/conversation";
import { Inbox } from "@/components/messages/inbox";
import { NobodyYet, type Whom } from "@/components/messages/nobody-yet";
import { OpenedMessage } from "@/components/messages/opened-message";
import { Talks } from "@/components/messages/talks";
import { Badge } from "@/components/ui/badge";
import { getMessage, listMessages } from "@/lib/messages/queries/inbox";
import { listPhrases } from "@/lib/messages/queries/phrases";
import { getThread } from "@/lib/messages/queries/thread";
import { listThreads } from "@/lib/messages/queries/threads";
import { inboxSearch } from "@/lib/messages/schema/message";
import { type Actor, isRecruiting } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("messages"))("title") };
}

export default async function MessagesPage({ searchParams }: PageProps<"/[locale]/messages">) {
  const actor = await memberActor("/messages");
  const query = await searchParams;
  const [threadId, messageId, search] = [uuid(query.thread), uuid(query.message), inboxSearch.parse(query)];
  const asking = listThreads(actor);
  const [zone, talks, thread, unopened] = await Promise.all([
    readerZone(),
    asking,
    threadId ? getThread(actor, threadId) : null,
    threadId ? null : read(),
  ]);
  const t = await getTranslations("messages");
  const unread = talks.reduce((sum, talk) => sum + talk.unread, 0);
  return (
    <div className="wrap page mail">
      <header className={thread ? "mail-head max-md:sr-only" : "mail-head"}>
        <h1>{t("title")}</h1>
        {unread > 0 && <Badge look="flag">{t("unread", { count: unread })}</Badge>}
      </header>
      {talks.length === 0 ? (
        <NobodyYet to={audienceOf(actor)} />
      ) : (
        <>
          {thread ? await conversation(actor, { thread, zone, asked: query.phrase }) : await list()}
          <Talks talks={talks} current={thread?.id} />
        </>
      )}
    </div>
  );

  async function read() {
    const named = asking.then((all) => new Map(all.map(({ id, other }) => [id, other])));
    return Promise.all([
      listMessages(actor, search, named),
      messageId ? named.then((known) => getMessage(actor, messageId, known)) : null,
    ]);
  }

  async function list() {
    const { q, after } = search;
    const [inbox, message] = unopened ?? (await read());
    return (
      <>
        <Inbox inbox={inbox} asked={{ q, after }} zone={zone} />
        {message && <OpenedMessage message={message} asked={{ q, after }} zone={zone} />}
      </>
    );
  }
}

type Opened = { thread: NonNullable<Awaited<ReturnType<typeof getThread>>>; zone: string | null; asked: unknown };

async function conversation(actor: Actor, { thread, zone, asked: query }: Opened) {
  const phrases = await listPhrases(actor);
  const known = phrases && [...phrases.own, ...phrases.ready.flatMap((shelf) => shelf.phrases)];
  const draftText = known?.find(({ id }) => id === query)?.content;
  return <Conversation thread={thread} zone={zone} phrases={phrases} initialText={draftText} />;
}

function audienceOf(actor: Actor): Whom {
  if (isRecruiting(actor)) return "recruiter";
  if (actor.kind === "member" && actor.role === "guardian") return "guardian";
  return actor.playerId ? "player" : "other";
}

const uuid = (value: unknown) => (isUuid(value) ? value : undefined);
