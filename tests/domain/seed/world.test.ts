import { expect, test } from "vitest";
import { makeWorld } from "@/prisma/seed/world";

test("the demo is the same at whichever hour of the day it is seeded", () => {
  const [early, late] = ["00:01", "23:59"].map((hour) => makeWorld(new Date(`2026-11-23T${hour}:00Z`)));
  expect(late).toEqual(early);
});
