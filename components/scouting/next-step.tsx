import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { type Actor, isRecruiting } from "@/lib/platform/command/actor";
import { withdrawRequest } from "@/lib/scouting/actions";
import type { PlayerView } from "@/lib/scouting/queries/player-page";
import { Missing } from "./missing";
import { type FirstWords, RequestForm } from "./request-form";
import { RequestWords } from "./request-words";
import { TwoYeses } from "./two-yeses";
import { minorBands } from "./who";

/** What this reader can do next with this player: ask, wait, or what is missing for it. */
export function NextStep({ view, actor, ...words }: { view: PlayerView; actor: Actor } & FirstWords) {
  const { player, towards, mayAsk } = view;
  if (mayAsk === true)
    return (
      <RequestForm playerId={player.id} minor={minorBands.has(player.ageBand)} left={towards.creditsLeft} {...words} />
    );
  if (mayAsk === "contact_already_asked" && towards.request)
    return <SentRequest request={towards.request} minor={minorBands.has(player.ageBand)} />;
  if (mayAsk === "recruiter_not_verified") return <Missing step="verify" href="/recruiter-signup" />;
  if (mayAsk === "no_plan") return <Missing step="plan" href="/pricing" />;
  if (mayAsk === "no_credit_left") return <Missing step="credit" href="/pricing" />;
  const joins = actor.kind === "visitor" || (isRecruiting(actor) && !actor.recruiterId);
  return joins ? <Missing step="join" href="/recruiter-signup" /> : null;
}

type Request = NonNullable<PlayerView["towards"]["request"]>;

function SentRequest({ request, minor }: { request: Request; minor: boolean }) {
  const t = useTranslations("scouting.asked");
  const format = useFormatter();
  const dates = { asked: format.dateTime(request.createdAt, "day"), until: format.dateTime(request.expiresAt, "day") };
  return (
    <section className="ask waiting" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <p className="soft">{t(minor ? "minor" : "player", dates)}</p>
      <RequestWords text={request.message} hidden={request.hidden} to="writer" />
      {minor && <Both request={request} until={dates.until} />}
      <Form action={withdrawRequest} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="requestId" value={request.id} />
        <SubmitButton variant="quiet" small pending={t("withdrawing")}>
          {t("withdraw")}
        </SubmitButton>
      </Form>
    </section>
  );
}

function Both({ request: { playerAnswer, guardianAnswer }, until }: { request: Request; until: string }) {
  const t = useTranslations("scouting.minor");
  return (
    <>
      <TwoYeses
        until={until}
        sides={[
          { who: t("player"), answer: playerAnswer },
          { who: t("guardian"), answer: guardianAnswer },
        ]}
      />
      <p className="text-sm text-ink-2">{t("opens")}</p>
    </>
  );
}
