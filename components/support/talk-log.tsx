import { Link } from "@/lib/platform/i18n/navigation";
import { useWords } from "@/lib/platform/i18n/words-context";
import { Answer } from "./answer";
import type { TalkEntry } from "./parsed-talk";

type Props = {
  talk: TalkEntry[];
  onAgain: () => void;
  onAskPerson: () => void;
  onLeave: () => void;
};

/** CSS keeps the log scrolled to its end; screen readers announce each sentence once it is complete. */
export function TalkLog({ talk, onAgain, onAskPerson, onLeave }: Props) {
  const t = useWords("support");
  const last = talk.at(-1);
  return (
    <div className="flex flex-col-reverse overflow-y-auto outline-offset-[-4px]" role="log" aria-label={t("talk")}>
      <div className="mb-auto grid content-start gap-4 p-4 text-sm">
        <p className="border-s-3 border-flag ps-3">{t("hello")}</p>
        {talk.length === 0 && (
          <p>
            <Link href="/help" onClick={onLeave} className="inline-flex min-h-6 items-center">
              {t("all")}
            </Link>
          </p>
        )}
        {talk.map((entry) =>
          entry.role === "user" ? (
            <p
              key={entry.id}
              className="max-w-[85%] justify-self-end bg-ink px-3 py-2 text-ground wrap-anywhere"
              dir="auto"
            >
              <span className="vh">{t("you")} </span>
              {entry.content}
            </p>
          ) : (
            <Answer key={entry.id} entry={entry} onAskPerson={onAskPerson} onLeave={onLeave} />
          ),
        )}
        {last?.role === "assistant" && (last.ended === "failed" || last.ended === "stopped") && (
          <button type="button" className="btn min-h-target justify-self-start px-4 text-sm" onClick={onAgain}>
            {t("again")}
          </button>
        )}
      </div>
    </div>
  );
}
