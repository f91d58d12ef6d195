import { useFormatter, useTranslations } from "next-intl";
import { ClientWords } from "@/components/layout/client-words";
import { OnlyReads } from "@/components/layout/only-reads";
import { Notice } from "@/components/ui/notice";
import type { Thread } from "@/lib/contacts/queries/thread";
import { mostFilesSent, mostUnanswered } from "@/lib/contacts/schema/message-limits";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Composer } from "./composer";

type Props = {
  thread: Thread;
  zone: string | null;
  guardian: string | undefined;
  initialText: string | undefined;
};

const composerWords = (
  ["subject", "addSubject", "content", "send", "attach", "uploading", "uploaded", "removed", "remove"] as const
).map((key) => `messages.${key}` as const);

export const mayWrite = ({ open, acts, blocked, left }: Thread) => open && acts && !blocked && left !== 0;

/** The message form, or the reason why the user cannot write. */
export function Writing({ thread, zone, guardian, initialText }: Props) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { id, open, acts, blocked, left, other: name, quietUntil } = thread;
  if (!open || blocked) return <Notice>{t(closedReason(thread))}</Notice>;
  if (!acts) return <OnlyReads />;
  const quietNotice = quietUntil && t("quiet", { time: format.dateTime(quietUntil, momentIn(zone)) });
  const family = thread.minor && thread.first.mine ? (quietNotice ?? t("quietRule")) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {left === 0 ? (
        <Notice>{t("noneLeft", { most: mostUnanswered, name })}</Notice>
      ) : (
        <>
          <ClientWords only={composerWords}>
            <Composer
              threadId={id}
              guardian={guardian}
              initialText={initialText}
              filesHint={t("attachHint", { most: mostFilesSent })}
            />
          </ClientWords>
          {left !== null && <p className="text-xs text-ink-2">{t("left", { count: left, name })}</p>}
        </>
      )}
      {family && <p className="text-xs text-ink-2">{family}</p>}
    </div>
  );
}

function closedReason({ open, blocked }: Thread) {
  if (!open) return "closed";
  return blocked === "byMe" ? "blockedByMe" : "blocked";
}
