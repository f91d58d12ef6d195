import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { readThread } from "@/lib/contacts/actions/messages";
import type { Talk } from "./talks";

type Props = { threads: Talk[]; player: string; guardian: string };

/** Conversations of a child in which the guardian takes part; opening one marks it as read. */
export function GuardianTalks({ threads, player, guardian }: Props) {
  const [t, messagesT] = [useTranslations("messages.guardian"), useTranslations("messages")];
  const authorOf = ({ mine: isOwn, byClub }: NonNullable<Talk["last"]>) =>
    isOwn ? messagesT("you") : byClub ? null : player;
  return (
    <section id="talks" className="grid gap-3" aria-labelledby="talks-title">
      <h2 id="talks-title" className="text-xl">
        {t("title")}
      </h2>
      {threads.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
      {threads.length > 0 && (
        <ul className="border-t border-line-2">
          {threads.map(({ id, other: otherParty, open, last, unread }) => (
            <li key={id} className="border-b border-line">
              <Form action={readThread} guardian={guardian} id={`talk-${id}`} summary={false} className="">
                <input type="hidden" name="threadId" value={id} />
                <button
                  type="submit"
                  className="grid min-h-target w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 text-start text-sm hover:bg-ground-2"
                >
                  <b className="font-semibold">
                    <bdi>{otherParty}</bdi>
                  </b>
                  {!open ? (
                    <Badge look="struck">{t("closed")}</Badge>
                  ) : (
                    unread > 0 && <Badge look="flag">{t("new")}</Badge>
                  )}
                  <span className="col-span-full truncate text-ink-2">
                    {last && authorOf(last) && (
                      <>
                        <bdi>{authorOf(last)}</bdi>
                        {" · "}
                      </>
                    )}
                    {last ? <bdi>{last.takenDownAt ? messagesT("takenDown") : last.content}</bdi> : t("nothingYet")}
                  </span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!threads.some(({ open, unread }) => open && unread > 0) && <p className="text-xs text-ink-2">{t("hint")}</p>}
    </section>
  );
}
