import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { requestContact } from "@/lib/contacts/actions/requests";
import type { Openings as Told } from "@/lib/contacts/queries/openings";
import type { PlayerView } from "@/lib/contacts/queries/player-page";
import { longestRequest, requestDays } from "@/lib/contacts/schema/requests";
import { Openings } from "./openings";
import { WhatOpens } from "./what-opens";

/** The recruiter's text templates, and the text of the template chosen by link. */
export type FirstWords = { openings?: Told | null; begun?: string | undefined };
type Props = {
  playerId: string;
  minor: boolean;
  left: number;
  /** The recruiter's latest access, which has ended. */
  pastAccess: PlayerView["towards"]["pastAccess"];
} & FirstWords;

export function RequestForm({ playerId, minor, left, pastAccess, openings, begun: initialText }: Props) {
  const t = useTranslations("contacts.ask");
  const format = useFormatter();
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      {pastAccess && (
        <p className="text-sm">
          {t("ended", { by: pastAccess.closedBy ?? "club", date: format.dateTime(pastAccess.closedAt, "day") })}
        </p>
      )}
      {minor && (
        <div className="grid gap-4 border border-dashed border-line-2 p-4">
          <p className="font-semibold">{t("minor")}</p>
          <WhatOpens reader="club" player="" />
        </div>
      )}
      <Form action={requestContact} id={`ask-${playerId}`} keepsDraft>
        <input type="hidden" name="playerId" value={playerId} />
        <TextArea
          key={initialText}
          name="message"
          label={t("message")}
          hint={t(minor ? "hintMinor" : "hint")}
          required
          maxLength={longestRequest}
          dir="auto"
          defaultValue={initialText ?? null}
        />
        <p className="text-xs text-ink-2">{t("hidden")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton doing="sending">{t("send")}</SubmitButton>
          <span className="xs">{t("cost", { days: requestDays, left })}</span>
        </div>
      </Form>
      {openings && (
        <Openings
          openings={openings}
          box={`ask-${playerId}`}
          page={`/players/${playerId}?`}
          wholePage="?panels=all#ask"
        />
      )}
    </section>
  );
}
