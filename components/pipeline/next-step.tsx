import { useFormatter, useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

type Next = { icon: IconName; words: string; late?: boolean; href?: Href };

/** Priority: the reason of a closed card, the first task, then the state of the contact request. */
export function NextStep({ card }: { card: BoardCard }) {
  const { icon, words: label, late: isLate = false, href } = useNext(card);
  return (
    <p
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-1.5 border-t border-line pt-2 text-xs wrap-anywhere ${isLate ? "font-semibold text-danger" : ""}`}
    >
      <Icon name={icon} />
      {href ? (
        <Link href={href} className="font-semibold">
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
    </p>
  );
}

function useNext({ stage, reason, tasks, request, player }: BoardCard): Next {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (stage === "closed") return { icon: "close", words: reason ? t(`reasons.${reason}`) : t("noReason") };
  const [task] = tasks;
  if (task) {
    const { what: description, dueOn, late: isLate } = task;
    const date = dueOn && format.dateTime(dueOn, "short");
    const due = date && t(isLate ? "lateSince" : "byDay", { date });
    return { icon: dueOn ? "calendar" : "clock", words: [description, due].filter(Boolean).join(" · "), late: isLate };
  }
  if (stage === "contract") return { icon: "check", words: t("next.signed") };
  if (!request)
    return {
      icon: "clock",
      words: t(player ? "next.ask" : "next.none"),
      ...(player && { href: `/players/${player.id}` }),
    };
  const { state, threadId, last } = request;
  if (state === "accepted" && threadId) {
    const lastDay = last && format.dateTime(last.at, "day");
    const label = lastDay ? t(last.ours ? "next.waiting" : "next.reply", { date: lastDay }) : t("next.accepted");
    return { icon: last?.ours ? "clock" : "chat", words: label, href: `/messages?thread=${threadId}` };
  }
  const date = format.dateTime(request.expiresAt, "day");
  return { icon: request.waiting ? "clock" : "chat", words: t(`next.${state}`, { date }) };
}
