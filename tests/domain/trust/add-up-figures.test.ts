import { expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addUpFigures } from "@/lib/trust/commands/add-up-figures";
import { countedFigures } from "@/lib/trust/queries/counted-figures";
import { anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";

const changesLeft = () => db.countedChange.count();

test("adding up changes processes all rows and changes no figure", async () => {
  await aPlayer({ nationality: "KI" });
  await aRecruiter({ plan: null, country: "NR" });
  // One write in a hundred adds the changes up.
  while ((await changesLeft()) === 0) await aPlayer({ nationality: "KI" });
  const before = await countedFigures();
  await addUpFigures(system(), {});
  expect(await changesLeft()).toBe(0);
  expect(await countedFigures()).toEqual(before);
});

test("only the system may add up figures", async () => {
  await expect(addUpFigures(await anAdmin(), {})).rejects.toMatchObject({ code: "not_found" });
});
