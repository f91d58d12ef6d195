import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { readThread } from "@/lib/contacts/actions/messages";
import type { listThreads } from "@/lib/contacts/queries/threads";
import { truncate } from "@/lib/platform/text/truncate";
import { TalkView } from "./talk-view";

export type Talk = Awaited<ReturnType<typeof listThreads>>[number];

export function Talks({ talks, current }: { talks: Talk[]; current: string | undefined }) {
  const t = useTranslations("messages");
  const writerOf = ({ last, other: otherParty }: Talk) => {
    if (last?.mine) return { by: t("you") };
    if (!last?.byGuardian) return null;
    return { by: last.guardian ? t("asGuardian", { name: last.guardian }) : t("guardianOf", { name: otherParty }) };
  };
  return (
    <nav
      className={`grid min-w-0 content-start gap-3 ${current ? "max-[56rem]:hidden" : ""}`}
      aria-labelledby="conversations"
    >
      <h2 id="conversations" className="text-xl">
        {t("conversations")}
      </h2>
      <Form action={readThread} id="open-talk" summary={false} className="">
        <ul className="border-t border-line-2 *:border-b *:border-line *:*:flex *:*:min-h-target *:*:w-full *:*:items-center *:*:justify-between *:*:gap-3 *:*:px-3 *:*:py-2 *:*:text-start *:*:text-sm *:*:font-semibold *:*:no-underline *:*:hover:bg-ground-2 *:*:aria-[current]:bg-ground-2">
          {talks.map((talk) => (
            <li key={talk.id}>
              <TalkView
                id={talk.id}
                name={talk.other}
                {...(talk.last && {
                  begins: talk.last.takenDownAt ? t("takenDown") : truncate(talk.last.content, 80),
                  ...writerOf(talk),
                })}
                {...(talk.id === current && { current: true })}
                {...(talk.unread > 0 && { unread: t("waiting", { count: talk.unread }) })}
                {...(!talk.open && { closed: t("closedTalk") })}
              />
            </li>
          ))}
        </ul>
      </Form>
    </nav>
  );
}
