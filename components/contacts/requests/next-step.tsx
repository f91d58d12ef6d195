import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/layout/only-reads";
import { withdrawRequest } from "@/lib/contacts/actions/requests";
import type { PlayerView } from "@/lib/contacts/queries/player-page";
import { type Actor, actsForOrganization, isRecruiting } from "@/lib/platform/command/actor";
import { Missing } from "./missing";
import { type FirstWords, RequestForm } from "./request-form";
import { RequestWords } from "./request-words";
import { TwoConsents } from "./two-consents";
import { minorBands } from "./who";

/** The next action for this reader: ask, wait, or what they need before they can ask. */
export function NextStep({ view, actor, ...texts }: { view: PlayerView; actor: Actor } & FirstWords) {
  const { player, towards: relation, mayAsk } = view;
  if (mayAsk === true)
    return (
      <RequestForm
        playerId={player.id}
        minor={minorBands.has(player.ageBand)}
        left={relation.creditsLeft}
        pastAccess={relation.pastAccess}
        {...texts}
      />
    );
  if (mayAsk === "contact_already_requested" && relation.request)
    return (
      <SentRequest
        request={relation.request}
        minor={minorBands.has(player.ageBand)}
        acts={actsForOrganization(actor)}
      />
    );
  if (mayAsk === "only_reads") return <OnlyReads />;
  if (mayAsk === "recruiter_not_verified") return <Missing step="verify" href="/recruiter-signup" />;
  if (mayAsk === "no_plan") return <Missing step="plan" href="/pricing" />;
  if (mayAsk === "no_credit_left") return <Missing step="credit" href="/pricing" />;
  const maySignUp = actor.kind === "visitor" || (isRecruiting(actor) && !actor.recruiterId);
  return maySignUp ? <Missing step="join" href="/recruiter-signup" /> : null;
}

type Request = NonNullable<PlayerView["towards"]["request"]>;

function SentRequest({ request, minor, acts }: { request: Request; minor: boolean; acts: boolean }) {
  const t = useTranslations("contacts.sentRequest");
  const common = useTranslations("common");
  const format = useFormatter();
  const dates = { sent: format.dateTime(request.createdAt, "day"), until: format.dateTime(request.expiresAt, "day") };
  return (
    <section className="ask waiting" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <p className="soft">{t(minor ? "minor" : "player", dates)}</p>
      <RequestWords text={request.message} hidden={request.hidden} to="writer" />
      {minor && <BothAnswers request={request} until={dates.until} />}
      {acts && (
        <Form action={withdrawRequest} className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="requestId" value={request.id} />
          <SubmitButton variant="quiet" small doing="withdrawing">
            {common("withdrawRequest")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function BothAnswers({
  request: { playerAnswer, guardianAnswer },
  until: deadline,
}: {
  request: Request;
  until: string;
}) {
  const t = useTranslations("contacts.minor");
  const scouting = useTranslations("contacts");
  return (
    <>
      <TwoConsents
        until={deadline}
        sides={[
          { who: t("player"), answer: playerAnswer },
          { who: scouting("identity.guardian"), answer: guardianAnswer },
        ]}
      />
      <p className="text-sm text-ink-2">{t("opens")}</p>
    </>
  );
}
