import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { requestContact } from "@/lib/scouting/actions";
import type { Openings as Told } from "@/lib/scouting/queries/openings";
import { longestRequest, requestDays } from "@/lib/scouting/schema";
import { Openings } from "./openings";
import { WhatOpens } from "./what-opens";

/** What a recruiter may begin with, and the words chosen for the page to come with. */
export type FirstWords = { openings?: Told | null; begun?: string | undefined };
type Props = { playerId: string; minor: boolean; left: number } & FirstWords;

/** The official request: its first words, what it costs, and who answers. */
export function RequestForm({ playerId, minor, left, openings, begun }: Props) {
  const t = useTranslations("scouting.ask");
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      {minor && (
        <div className="grid gap-4 border border-dashed border-line-2 p-4">
          <p className="font-semibold">{t("minor")}</p>
          <WhatOpens reader="club" player="" />
        </div>
      )}
      <Form action={requestContact} id={`ask-${playerId}`} keepsDraft>
        <input type="hidden" name="playerId" value={playerId} />
        <TextArea
          key={begun}
          name="message"
          label={t("message")}
          hint={t(minor ? "hintMinor" : "hint")}
          required
          maxLength={longestRequest}
          dir="auto"
          defaultValue={begun ?? null}
        />
        <p className="text-xs text-ink-2">{t("hidden")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={t("sending")}>{t("send")}</SubmitButton>
          <span className="xs">{t("cost", { days: requestDays, left })}</span>
        </div>
      </Form>
      {openings && <Openings openings={openings} box={`ask-${playerId}`} page={`/players/${playerId}?`} />}
    </section>
  );
}
