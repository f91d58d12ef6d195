import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { pickHandle } from "@/lib/players/steps/pick-handle";

test("a handle is a word and a number without personal data", async () => {
  const picked = await db.$transaction((tx) => Promise.all([1, 2, 3].map(() => pickHandle(tx))));
  for (const handle of picked) expect(handle).toMatch(/^[A-Z][a-z]+ \d{3}$/);
});
