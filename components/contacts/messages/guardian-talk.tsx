import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { readThread } from "@/lib/contacts/actions/messages";
import type { Talk } from "./talks";

type Props = {
  talk: Talk;
  player: string;
  /** Key of the guardian's page. */
  guardian: string;
  /** Names the child, in a list for several children. */
  named?: boolean;
};

/** A conversation of a child in which the guardian takes part; opening it marks it as read. */
export function GuardianTalk({ talk, player, guardian, named: isNamed = false }: Props) {
  const [t, messagesT] = [useTranslations("messages.guardian"), useTranslations("messages")];
  const format = useFormatter();
  const { id, other: otherParty, open, last, latestAt, unread } = talk;
  const author = last && (last.mine ? messagesT("you") : last.byClub ? null : player);
  return (
    <li className="border-b border-line">
      <Form action={readThread} guardian={guardian} id={`talk-${id}`} summary={false} className="">
        <input type="hidden" name="threadId" value={id} />
        <button
          type="submit"
          className="grid min-h-target w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 text-start text-sm hover:bg-ground-2"
        >
          <b className="font-semibold">
            <bdi>{otherParty}</bdi>
          </b>
          <span className="flex items-center gap-2 text-xs">
            {!open ? <Badge look="struck">{t("closed")}</Badge> : unread > 0 && <Badge look="flag">{t("new")}</Badge>}
            {format.dateTime(latestAt, "short")}
          </span>
          {isNamed && (
            <b className="col-span-full text-xs font-semibold">
              <bdi>{player}</bdi>
            </b>
          )}
          <span className="col-span-full flex min-w-0 gap-1 text-ink-2">
            {author && (
              <>
                <bdi className="shrink-0">{author}</bdi> ·
              </>
            )}
            {last ? (
              <bdi className="truncate">{last.takenDownAt ? messagesT("takenDown") : last.content}</bdi>
            ) : (
              t("nothingYet")
            )}
          </span>
        </button>
      </Form>
    </li>
  );
}
