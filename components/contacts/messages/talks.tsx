import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { readThread } from "@/lib/contacts/actions/messages";
import type { listThreads } from "@/lib/contacts/queries/threads";
import { readAboutApplication } from "@/lib/jobs/actions";
import type { ApplicationTalk } from "@/lib/jobs/queries/talks";
import { truncate } from "@/lib/platform/text/truncate";
import { openingForm } from "./opening-form";
import { TalkView } from "./talk-view";
import { useOtherSide } from "./use-other-side";

export type Talk = Awaited<ReturnType<typeof listThreads>>[number];
type Props = {
  talks: Talk[];
  applications: ApplicationTalk[];
  /** Id of the opened conversation. */
  current: string | undefined;
};

/** Conversations between clubs and players and those about applications in one list, the latest first. */
export function Talks({ talks, applications, current }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const otherSideOf = useOtherSide();
  const writerOf = useWriter();
  const rows = [
    ...talks.map((talk) => ({ ...talk, about: undefined, by: writerOf(talk) })),
    ...applications.map((talk) => ({
      ...talk,
      about: talk.title,
      other: otherSideOf(talk),
      by: talk.last?.mine ? t("you") : undefined,
    })),
  ].toSorted((a, b) => b.latestAt.getTime() - a.latestAt.getTime());
  return (
    <nav
      className={`grid min-w-0 content-start gap-3 ${current ? "max-[56rem]:hidden" : ""}`}
      aria-labelledby="conversations"
    >
      <h2 id="conversations" className="text-xl">
        {t("conversations")}
      </h2>
      <Form action={readThread} id={openingForm.thread} summary={false} className="">
        <ul className="border-t border-line-2 *:border-b *:border-line *:*:flex *:*:min-h-target *:*:w-full *:*:items-center *:*:justify-between *:*:gap-3 *:*:px-3 *:*:py-2 *:*:text-start *:*:text-sm *:*:font-semibold *:*:no-underline *:*:hover:bg-ground-2 *:*:aria-[current]:bg-ground-2">
          {rows.map(({ id, about, other: name, by, last, latestAt, unread, open }) => (
            <li key={id}>
              <TalkView
                id={id}
                name={name}
                date={format.dateTime(latestAt, "short")}
                {...(about !== undefined && { about })}
                {...(last && { begins: last.takenDownAt ? t("takenDown") : truncate(last.content, 80) })}
                {...(by && { by })}
                {...(id === current && { current: true })}
                {...(unread > 0 && { unread: t("waiting", { count: unread }) })}
                {...(!open && { closed: t("closedTalk") })}
              />
            </li>
          ))}
        </ul>
      </Form>
      {applications.some(({ unread }) => unread > 0) && (
        <Form action={readAboutApplication} id={openingForm.application} summary={false} className="">
          {null}
        </Form>
      )}
    </nav>
  );
}

/** The reader or a guardian, if they wrote the latest message. */
function useWriter() {
  const t = useTranslations("messages");
  return ({ last, other: otherParty }: Talk) => {
    if (last?.mine) return t("you");
    if (!last?.byGuardian) return undefined;
    return last.guardian ? t("asGuardian", { name: last.guardian }) : t("guardianOf", { name: otherParty });
  };
}
