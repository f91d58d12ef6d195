import { useTranslations } from "next-intl";

/** All texts that registrations need in the browser; "{place}" is filled in there. */
export function useRegistrationWords() {
  const t = useTranslations("events");
  const common = useTranslations("common");
  const errors = useTranslations("errors");
  const state = {
    confirmed: t("state.confirmed"),
    pending: t("state.pending"),
    cancelled: t("state.cancelled"),
    waiting: t("state.waiting"),
    declined: t("state.declined"),
    other: t("state.other"),
  };
  return {
    submit: t("registration.submit"),
    wait: t("registration.wait"),
    sending: t("registration.sending"),
    required: t("registration.required"),
    playersOnly: errors("register_players_only"),
    signIn: common("signIn"),
    done: t("registration.done"),
    doneWaiting: t.raw("registration.doneWaiting") as string,
    waitingAt: t.raw("state.waitingAt") as string,
    cancel: common("cancel"),
    cancelHint: t("registration.cancelHint"),
    confirmCancel: t("registration.confirmCancel"),
    cancelling: t("registration.cancelling"),
    cancelled: t("registration.cancelled"),
    mine: t("registration.mine"),
    phase: {
      closed: t("phase.closed"),
      begun: t("phase.begun"),
      over: t("phase.over"),
      cancelled: t("phase.cancelled"),
    },
    state,
  };
}

export type RegistrationWords = ReturnType<typeof useRegistrationWords>;
