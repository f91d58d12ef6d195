import { afterEach, beforeEach, expect, test } from "vitest";
import { openCustomerPortal } from "@/lib/billing/commands/open-customer-portal";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { postJob } from "@/lib/jobs/commands/post-job";
import { setClock } from "@/lib/platform/clock";
import { Refusal } from "@/lib/platform/command/refusal";
import { findPlayers } from "@/lib/search/queries/search";
import { aPerson } from "../../support/factories/people";

const moment = new Date("2026-11-22T10:00:00Z");
beforeEach(() => setClock(() => moment));
afterEach(() => setClock(null));

const most = 150;

test.each([
  ["letters", sendMessage, 60],
  ["offers", postJob, 10],
  ["checkouts", startCheckout, 10],
  ["portals", openCustomerPortal, 20],
  ["searches", findPlayers, 120],
])("%s end after so many tries, whatever is sent", async (_what, act, allowed) => {
  const person = await aPerson("player");
  const answers: string[] = [];
  while (answers.length < most && answers.at(-1) !== "too_many_tries")
    answers.push(
      await act(person, {}).then(
        () => "done",
        (error) => (error instanceof Refusal ? error.code : "failed"),
      ),
    );
  expect(answers.length - 1).toBe(allowed);
});
