import { PaymentsError } from "../errors";
import { type Html, html } from "./frame";
import type { Words } from "./words";

const paysAlways = "4242 4242 4242 4242";

export type Problem = { code: "declined" | "notATestCard" | "notPossible"; typed: string };

/** What the page says about a refused attempt; anything unexpected is not its business. */
export function problemOf(error: unknown, typed: string): Problem {
  if (!(error instanceof PaymentsError)) throw error;
  if (error.body.code === "card_declined") return { code: "declined", typed };
  if (error.body.code === "not_a_test_card") return { code: "notATestCard", typed };
  return { code: "notPossible", typed };
}

export function problemLine({ t }: Words, problem: Problem | null): Html {
  if (!problem) return html``;
  return html`<p class="problem" id="card-problem" role="alert">${t(`error.${problem.code}`)}</p>`;
}

export function cardField({ t }: Words, problem: Problem | null, id = "card"): Html {
  const wrong = problem !== null && problem.code !== "notPossible";
  return html`<div>
<label for="${id}">${t("cardNumber")}</label>
<input id="${id}" name="card" value="${problem?.typed ?? paysAlways}" inputmode="numeric" autocomplete="off" required maxlength="23"
 aria-describedby="${id}-hint${wrong ? " card-problem" : ""}"${wrong && html` aria-invalid="true" autofocus`}>
<p class="hint" id="${id}-hint">${t("cardHint")}</p>
</div>`;
}
