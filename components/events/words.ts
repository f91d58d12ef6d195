import { useTranslations } from "next-intl";

/** Every sentence a registration may need in the browser, once a page. "{place}" is filled in there. */
export function useRegistrationWords() {
  const t = useTranslations("events");
  const errors = useTranslations("errors");
  const tried = {
    register_players_only: errors("register_players_only"),
    already_registered: errors("already_registered"),
    registration_closed: errors("registration_closed"),
    event_begun: errors("event_begun"),
    guardian_not_confirmed: errors("guardian_not_confirmed"),
    not_registered: errors("not_registered"),
    players_only: errors("players_only"),
    not_found: errors("not_found"),
    too_many_tries: errors("too_many_tries"),
    registration_failed: errors("registration_failed"),
    unexpected: errors("unexpected"),
    no_answer: errors("no_answer"),
    page_outdated: errors("page_outdated"),
  };
  const state = {
    confirmed: t("state.confirmed"),
    pending: t("state.pending"),
    cancelled: t("state.cancelled"),
    waiting: t("state.waiting"),
    other: t("state.other"),
  };
  return {
    submit: t("registration.submit"),
    wait: t("registration.wait"),
    sending: t("registration.sending"),
    required: t("registration.required"),
    signIn: t("registration.signIn"),
    done: t("registration.done"),
    doneWaiting: t.raw("registration.doneWaiting") as string,
    waitingAt: t.raw("state.waitingAt") as string,
    cancel: t("registration.cancel"),
    cancelHint: t("registration.cancelHint"),
    confirmCancel: t("registration.confirmCancel"),
    cancelling: t("registration.cancelling"),
    cancelled: t("registration.cancelled"),
    mine: t("registration.mine"),
    phase: { closed: t("phase.closed"), begun: t("phase.begun"), over: t("phase.over") },
    state,
    errors: tried,
  };
}

export type RegistrationWords = ReturnType<typeof useRegistrationWords>;
