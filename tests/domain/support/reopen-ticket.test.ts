import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { reopenTicket } from "@/lib/support/commands/reopen-ticket";
import { getTicket } from "@/lib/support/queries/tickets";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

test("a closed ticket can be reopened", async () => {
  const [{ id: ticketId }, admin] = [await aTicket({ closedAt: now() }), await aStaffMember("support")];
  await reopenTicket(admin, { ticketId });
  expect(await getTicket(admin, ticketId)).toMatchObject({ state: "open", closedAt: null });
});
