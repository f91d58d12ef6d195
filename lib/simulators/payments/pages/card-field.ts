import { PaymentsError } from "../errors";
import { type Html, html } from "./frame";
import type { PageTexts } from "./words";

const defaultCard = "4242 4242 4242 4242";

export type Problem = { code: "declined" | "notATestCard" | "notPossible"; typed: string };

/** Maps expected errors to a message; rethrows the others. */
export function problemOf(error: unknown, typed: string): Problem {
  if (!(error instanceof PaymentsError)) throw error;
  if (error.body.code === "card_declined") return { code: "declined", typed };
  if (error.body.code === "not_a_test_card") return { code: "notATestCard", typed };
  return { code: "notPossible", typed };
}

export function problemLine({ t }: PageTexts, problem: Problem | null): Html {
  if (!problem) return html``;
  return html`<p class="problem" id="card-problem" role="alert">${t(`error.${problem.code}`)}</p>`;
}

export function cardField({ t }: PageTexts, problem: Problem | null, id = "card"): Html {
  const isCardWrong = problem !== null && problem.code !== "notPossible";
  return html`<div>
<label for="${id}">${t("cardNumber")}</label>
<input id="${id}" name="card" value="${problem?.typed ?? defaultCard}" inputmode="numeric" autocomplete="off" required maxlength="23"
 aria-describedby="${id}-hint${isCardWrong ? " card-problem" : ""}"${isCardWrong && html` aria-invalid="true" autofocus`}>
<p class="hint" id="${id}-hint">${t("cardHint")}</p>
</div>`;
}
