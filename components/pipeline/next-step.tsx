import { useFormatter, useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import type { BoardCard } from "@/lib/matching/queries/board";

/** What comes next on a card: its first task, else what became of the request; on a closed one why. */
export function NextStep({ card }: { card: BoardCard }) {
  const { icon, words, late = false } = useNext(card);
  return (
    <p
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-1.5 border-t border-line pt-2 text-xs wrap-anywhere ${late ? "font-semibold text-danger" : ""}`}
    >
      <Icon name={icon} />
      <span>{words}</span>
    </p>
  );
}

function useNext({ stage, reason, tasks, request }: BoardCard): { icon: IconName; words: string; late?: boolean } {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (stage === "closed") return { icon: "close", words: reason ? t(`reasons.${reason}`) : t("noReason") };
  const [task] = tasks;
  if (task) {
    const { what, dueOn, late } = task;
    const date = dueOn && format.dateTime(dueOn, "short");
    const due = date && t(late ? "lateSince" : "byDay", { date });
    return { icon: dueOn ? "calendar" : "clock", words: [what, due].filter(Boolean).join(" · "), late };
  }
  if (stage === "contract") return { icon: "check", words: t("next.signed") };
  if (!request) return { icon: "clock", words: t("next.none") };
  const date = format.dateTime(request.expiresAt, "day");
  return { icon: request.waiting ? "clock" : "chat", words: t(`next.${request.state}`, { date }) };
}
