import { useTranslations } from "next-intl";
import { closedReasons, openStages } from "@/lib/pipeline/schema/stages";

export type BoardWords = ReturnType<typeof useBoardWords>;

/** Texts of each card: one object, so that the payload holds them once. */
export function useBoardWords() {
  const [t, minor, common] = [
    useTranslations("pipeline"),
    useTranslations("contacts.minor"),
    useTranslations("common"),
  ];
  return {
    stage: t("stage"),
    stages: openStages.map((value) => ({ value, label: t(`stages.${value}`) })),
    move: t("move"),
    moving: t("moving"),
    closeTitle: t("closeTitle"),
    chooseReason: t("chooseReason"),
    reasons: closedReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
    close: t("close"),
    reopen: t("reopen"),
    reopening: t("reopening"),
    what: t("what"),
    dueOn: t("dueOn"),
    dueHint: t("dueHint"),
    add: t("add"),
    finish: t("finish"),
    remove: common("remove"),
    work: t("work"),
    workRead: t("workRead"),
    of: t("of", { player: "{player}" }),
    leave: t("leave"),
    gone: common("noLongerVisible"),
    goneHint: t("goneHint"),
    fitLabel: t("fitLabel"),
    minor: minor("badge"),
    tasks: t("tasks"),
    noTask: t("noTask"),
    history: t("history"),
    noHistory: t("noHistory"),
  };
}
