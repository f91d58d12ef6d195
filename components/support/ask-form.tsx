import { type FormEvent, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/platform/i18n/words-context";
import { longestQuestion } from "@/lib/support/schema/talk";

export const questionId = "chat-question";

type Props = { isGoing: boolean; onAsk: (question: string) => void; onStop: () => void };

/** While an answer is streamed, the button stops it. */
export function AskForm({ isGoing, onAsk, onStop }: Props) {
  const t = useWords("support");
  const box = useRef<HTMLInputElement>(null);
  function send(event: FormEvent) {
    event.preventDefault();
    if (isGoing) return;
    if (!box.current?.value.trim()) return box.current?.focus();
    onAsk(box.current.value);
    box.current.value = "";
  }
  return (
    <div className="border-t border-line-2">
      <p className="bg-ground-2 px-4 py-1.5 text-xs text-ink-2">{t("people")}</p>
      <form
        className="flex items-center gap-1 pe-1 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--flag)]"
        onSubmit={send}
      >
        <label className="vh" htmlFor={questionId}>
          {t("question")}
        </label>
        <input
          ref={box}
          id={questionId}
          name="question"
          className="min-h-13 min-w-0 flex-1 border-0 bg-transparent px-4 outline-none focus-visible:shadow-none"
          placeholder={t("question")}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
        />
        {isGoing ? (
          <button type="button" className="icon-btn" aria-label={t("stop")} onClick={onStop}>
            <span className="size-3.5 bg-current" aria-hidden="true" />
          </button>
        ) : (
          <button type="submit" className="icon-btn" aria-label={t("send")}>
            <Icon name="send" />
          </button>
        )}
      </form>
    </div>
  );
}
