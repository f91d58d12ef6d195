import { afterAll, beforeAll, expect, test } from "vitest";
import { checkWording } from "@/lib/jobs/commands/check-wording";
import { aPerson } from "../../support/factories/people";
import { never } from "../support/model-of-tests";
import { startMachine } from "./machine-of-tests";

let machine: Awaited<ReturnType<typeof startMachine>>;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

test("a person waits ten seconds at most", async () => {
  machine.answer = never;
  const begun = performance.now();
  expect(await checkWording(await aPerson(), { kind: "vacancy", title: "Coach", description: "" })).toEqual({
    answered: false,
    hints: [],
  });
  expect(performance.now() - begun).toBeGreaterThan(9_000);
}, 60_000);
