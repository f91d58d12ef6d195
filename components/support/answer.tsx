import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/platform/i18n/words-context";
import { parted, sentences, type TalkEntry } from "./parsed-talk";

type Props = {
  entry: Extract<TalkEntry, { role: "assistant" }>;
  onAskPerson: () => void;
  onLeave: () => void;
};

/** An answer that is being streamed; screen readers get complete sentences only. */
export function Answer({ entry, onAskPerson, onLeave }: Props) {
  const t = useWords("support");
  const { text, links, handsOver } = parted(entry.content);
  const { read: readSentences, rest } = sentences(text, entry.ended !== "going");
  return (
    <div className={`grid gap-2 border-s-3 ps-3 ${handsOver ? "border-dashed border-line-2" : "border-flag"}`}>
      <p dir="auto" className="wrap-anywhere">
        <span className="vh">{t("it")} </span>
        {readSentences.map(({ at: offset, words: sentence }) => (
          <span key={offset}>{sentence}</span>
        ))}
        <span aria-hidden="true">{rest || (entry.ended === "going" && text === "" && t("waiting"))}</span>
      </p>
      {entry.ended === "stopped" && <p className="text-xs text-ink-2">{t("stopped")}</p>}
      {entry.ended === "failed" && (
        <p className="flex items-center gap-2 font-semibold text-danger">
          <Icon name="alert" />
          {entry.failure}
        </p>
      )}
      {links.length > 0 && (
        <nav className="grid border-t border-line" aria-label={t("sources")}>
          {links.map(({ words: title, href }) => (
            <a
              key={href}
              href={href}
              onClick={onLeave}
              className="flex min-h-target items-center justify-between gap-2 border-b border-line py-1 font-semibold no-underline hover:bg-ground-2 hover:underline"
            >
              {title}
              <Icon name="forward" />
            </a>
          ))}
        </nav>
      )}
      {handsOver && (
        <button type="button" className="btn min-h-target justify-self-start px-4 text-sm" onClick={onAskPerson}>
          {t("toPerson")}
        </button>
      )}
    </div>
  );
}
