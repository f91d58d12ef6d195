import { useFormatter, useTranslations } from "next-intl";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import { AnswerForm } from "./answer-form";
import { RequestSender } from "./request-sender";
import { RequestWords } from "./request-words";
import { TwoConsents } from "./two-consents";
import { WhatOpens } from "./what-opens";

export function ChildRequest({ request, guardian }: { request: ReceivedRequest; guardian: string }) {
  const t = useTranslations("contacts.child");
  const scouting = useTranslations("contacts");
  const format = useFormatter();
  const { id, recruiter, player, playerAnswer, guardianAnswer, expiresAt } = request;
  const deadline = format.dateTime(expiresAt, "day");
  return (
    <article
      className="border border-line-2 bg-paper px-4 *:py-4 [&>*+*]:border-t [&>*+*]:border-line"
      aria-labelledby={`r-${id}`}
    >
      <header className="grid gap-1">
        <h2 id={`r-${id}`} className="text-xl">
          {t("title", { organization: recruiter.organizationName, player })}
        </h2>
        <RequestSender recruiter={recruiter} />
      </header>
      <RequestWords text={request.message} hidden={request.hidden} to="recipient" />
      <div className="grid gap-3">
        <TwoConsents
          until={deadline}
          sides={[
            { who: player, answer: playerAnswer },
            { who: scouting("received.you"), answer: guardianAnswer },
          ]}
        />
      </div>
      <WhatOpens reader="guardian" player={player} />
      {guardianAnswer ? (
        <p className="text-sm">{t("waitsForPlayer", { player })}</p>
      ) : (
        <>
          <div className="grid gap-3">
            <p className="text-sm">{t(playerAnswer ? "opensNow" : "opensLater", { player })}</p>
            <p className="text-xs text-ink-2">{t("free")}</p>
          </div>
          <AnswerForm requestId={id} guardian={guardian} />
        </>
      )}
    </article>
  );
}
