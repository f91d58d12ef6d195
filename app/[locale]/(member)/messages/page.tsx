import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/contacts/messages/messages.css";
import { Conversation } from "@/components/contacts/messages/conversation";
import { Inbox } from "@/components/contacts/messages/inbox";
import { type ContactKind, NobodyYet } from "@/components/contacts/messages/nobody-yet";
import { OpenedMessage } from "@/components/contacts/messages/opened-message";
import { Talks } from "@/components/contacts/messages/talks";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { Badge } from "@/components/ui/badge";
import { getMessage, listMessages } from "@/lib/contacts/queries/inbox";
import { listPhrases } from "@/lib/contacts/queries/phrases";
import { getThread } from "@/lib/contacts/queries/thread";
import { listThreads } from "@/lib/contacts/queries/threads";
import { inboxSearch } from "@/lib/contacts/schema/message";
import { memberActor } from "@/lib/entry/session";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { type Actor, isRecruiting } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

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
    threadId ? null : readPage(),
  ]);
  const t = await getTranslations("messages");
  const unread = talks.reduce((sum, talk) => sum + talk.unread, 0);
  return (
    <div className={`wrap page mail ${thread ? "pt-3 min-[56rem]:gap-y-0" : ""}`}>
      <header className={thread ? "sr-only" : "mail-head"}>
        <h1>{t("title")}</h1>
        {unread > 0 && <Badge look="flag">{t("unread", { count: unread })}</Badge>}
      </header>
      {talks.length === 0 ? (
        <div className="col-span-full">
          <WithoutConversations actor={actor} />
        </div>
      ) : (
        <>
          <Talks talks={talks} current={thread?.id} />
          {thread ? await conversation(actor, { thread, zone, phrase: query.phrase }) : await list()}
        </>
      )}
    </div>
  );

  async function readPage() {
    const namesPromise = asking.then((all) => new Map(all.map(({ id, other: otherParty }) => [id, otherParty])));
    return Promise.all([
      listMessages(actor, search, namesPromise),
      messageId ? namesPromise.then((names) => getMessage(actor, messageId, names)) : null,
    ]);
  }

  async function list() {
    const { q, after } = search;
    const [inbox, message] = unopened ?? (await readPage());
    return (
      <>
        <Inbox inbox={inbox} query={{ q, after }} zone={zone} />
        {message && <OpenedMessage message={message} query={{ q, after }} zone={zone} />}
      </>
    );
  }
}

type Opened = { thread: NonNullable<Awaited<ReturnType<typeof getThread>>>; zone: string | null; phrase: unknown };

async function conversation(actor: Actor, { thread, zone, phrase: query }: Opened) {
  const phrases = await listPhrases(actor);
  const knownPhrases = phrases && [...phrases.own, ...phrases.ready.flatMap((shelf) => shelf.phrases)];
  const draftText = knownPhrases?.find(({ id }) => id === query)?.content;
  return <Conversation thread={thread} zone={zone} phrases={phrases} initialText={draftText} />;
}

/** Players and clubs have conversations; others write to clubs about their applications. */
async function WithoutConversations({ actor }: { actor: Actor }) {
  const audience = audienceOf(actor);
  const applications = audience === "other" ? await ownApplications(actor) : [];
  const withMessages = applications.filter(({ talk }) => talk && (talk.writes || talk.messages.length > 0));
  return withMessages.length > 0 ? <OwnApplications applications={withMessages} /> : <NobodyYet to={audience} />;
}

function audienceOf(actor: Actor): ContactKind {
  if (isRecruiting(actor)) return "recruiter";
  if (actor.kind === "member" && actor.role === "guardian") return "guardian";
  return actor.playerId ? "player" : "other";
}

const uuid = (value: unknown) => (isUuid(value) ? value : undefined);
