import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/contacts/messages/messages.css";
import { ChildrenTalks, type ChildTalk } from "@/components/contacts/messages/children-talks";
import { Conversation } from "@/components/contacts/messages/conversation";
import { Inbox } from "@/components/contacts/messages/inbox";
import { type ContactKind, NobodyYet } from "@/components/contacts/messages/nobody-yet";
import { OpenedMessage } from "@/components/contacts/messages/opened-message";
import { Talks } from "@/components/contacts/messages/talks";
import { ApplicationConversation } from "@/components/jobs/application/application-conversation";
import { Badge } from "@/components/ui/badge";
import { getMessage, listMessages } from "@/lib/contacts/queries/inbox";
import { listPhrases } from "@/lib/contacts/queries/phrases";
import { getThread } from "@/lib/contacts/queries/thread";
import { listThreads } from "@/lib/contacts/queries/threads";
import { inboxSearch } from "@/lib/contacts/schema/message";
import { guardianActor, memberActor } from "@/lib/entry/session";
import { getApplicationTalk, listApplicationTalks } from "@/lib/jobs/queries/talks";
import { type Actor, isGuardian, isRecruiting } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { childrenOf } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("messages"))("title") };
}

export default async function MessagesPage({ searchParams }: PageProps<"/[locale]/messages">) {
  const actor = await memberActor("/messages");
  const query = await searchParams;
  const [threadId, applicationId, messageId] = [query.thread, query.application, query.message].map(uuid);
  const search = inboxSearch.parse(query);
  const asking = listThreads(actor);
  const [zone, talks, applications, childTalks, thread, application, unopened] = await Promise.all([
    readerZone(),
    asking,
    listApplicationTalks(actor),
    isGuardian(actor) ? talksOfChildren(actor) : [],
    threadId ? getThread(actor, threadId) : null,
    applicationId ? getApplicationTalk(actor, applicationId) : null,
    threadId || applicationId ? null : readPage(),
  ]);
  const t = await getTranslations("messages");
  const unread = [...talks, ...applications, ...childTalks.filter(({ open }) => open)]
    .map((talk) => talk.unread)
    .reduce((sum, count) => sum + count, 0);
  const opened = thread ?? application;
  return (
    <div className={`wrap page mail ${opened ? "pt-3 min-[56rem]:gap-y-0" : ""}`}>
      <header className={opened ? "sr-only" : "mail-head"}>
        <h1>{t("title")}</h1>
        {unread > 0 && <Badge look="flag">{t("unread", { count: unread })}</Badge>}
      </header>
      {opened || talks.length > 0 ? (
        <>
          <Talks {...{ talks, applications }} current={opened?.id} />
          {thread && (await conversation(actor, { thread, zone, phrase: query.phrase }))}
          {application && <ApplicationConversation talk={application} zone={zone} />}
          {!opened && (await list())}
        </>
      ) : (
        <div className="col-span-full grid max-w-[56rem] gap-8">
          {childTalks.length > 0 && <ChildrenTalks talks={childTalks} />}
          {applications.length > 0 && <Talks {...{ talks, applications }} current={undefined} />}
          {childTalks.length + applications.length === 0 && <NobodyYet to={audienceOf(actor)} />}
        </div>
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

async function talksOfChildren(person: Actor): Promise<ChildTalk[]> {
  const lists = (await childrenOf(person)).map(async ({ playerId: guardian, player: { fullName: player } }) => {
    const actor = await guardianActor(guardian, person);
    return actor ? (await listThreads(actor)).map((talk) => ({ ...talk, player, guardian })) : [];
  });
  return (await Promise.all(lists)).flat();
}

function audienceOf(actor: Actor): ContactKind {
  if (isRecruiting(actor)) return "recruiter";
  if (isGuardian(actor)) return "guardian";
  return actor.playerId ? "player" : "other";
}

const uuid = (value: unknown) => (isUuid(value) ? value : undefined);
