import { expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { stopAlert } from "@/lib/search/commands/stop-alert";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { alertKey, mailedAlert } from "@/lib/search/queries/mailed-alert";
import { anAlert } from "../../support/factories/alerts";

test("the link in the e-mail disables that alert only", async () => {
  const recruiter = await anAlert({ sport: "boxing" }, { name: "Boxing" });
  const { actor, alert } = await anAlert({ sport: "judo" }, { name: "Judo" }, recruiter);
  const key = alertKey(alert.id);
  expect(await mailedAlert(key)).toEqual({ name: "Judo", isActive: true });
  await stopAlert(visitor(), { key });
  await stopAlert(visitor(), { key });
  expect(await mailedAlert(key)).toMatchObject({ isActive: false });
  expect((await ownAlerts(actor)).map(({ name, isActive }) => [name, isActive]).sort()).toEqual([
    ["Boxing", true],
    ["Judo", false],
  ]);
});

test("a forged key is refused", async () => {
  const { alert } = await anAlert({ sport: "boxing" });
  const other = await anAlert({ sport: "boxing" });
  const forged = `${alert.id}.${alertKey(other.alert.id).split(".")[1]}`;
  for (const key of ["", "x", alert.id, forged]) {
    expect(await mailedAlert(key)).toBeNull();
    await expect(stopAlert(visitor(), { key })).rejects.toMatchObject({ code: "link_invalid" });
  }
});
