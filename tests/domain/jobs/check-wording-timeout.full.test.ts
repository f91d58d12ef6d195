import { afterAll, beforeAll, expect, test } from "vitest";
import { checkWording } from "@/lib/jobs/commands/check-wording";
import { aPerson } from "../../support/factories/people";
import { never } from "../support/model-of-tests";
import { startModel } from "./model-of-tests";

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.stop());

test("the model has at most ten seconds to answer", async () => {
  model.answer = never;
  const begun = performance.now();
  expect(await checkWording(await aPerson(), { kind: "vacancy", title: "Coach", description: "" })).toEqual({
    answered: false,
    hints: [],
  });
  expect(performance.now() - begun).toBeGreaterThan(9_000);
}, 60_000);
