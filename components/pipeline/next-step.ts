import { useFormatter, useTranslations } from "next-intl";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import type { CardData } from "./card-parts";

/** Priority: the reason of a closed card, the first task, then the state of the contact request. */
export function useNextStep({ stage, reason, tasks, request, player }: BoardCard): CardData["next"] {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (stage === "closed") return { icon: "close", text: reason ? t(`reasons.${reason}`) : t("noReason") };
  const [task] = tasks;
  if (task) {
    const { what: description, dueOn, late: isLate } = task;
    const date = dueOn && format.dateTime(dueOn, "short");
    const due = date && t(isLate ? "lateSince" : "byDay", { date });
    return { icon: dueOn ? "calendar" : "clock", text: [description, due].filter(Boolean).join(" · "), late: isLate };
  }
  if (stage === "contract") return { icon: "check", text: t("next.signed") };
  if (!request)
    return {
      icon: "clock",
      text: t(player ? "next.ask" : "next.none"),
      ...(player && { href: `/players/${player.id}` }),
    };
  const { state, threadId, last } = request;
  if (state === "accepted" && threadId) {
    const lastDay = last && format.dateTime(last.at, "day");
    const label = lastDay ? t(last.ours ? "next.waiting" : "next.reply", { date: lastDay }) : t("next.accepted");
    return { icon: last?.ours ? "clock" : "chat", text: label, href: `/messages?thread=${threadId}` };
  }
  const date = format.dateTime(request.expiresAt, "day");
  return { icon: request.waiting ? "clock" : "chat", text: t(`next.${state}`, { date }) };
}
