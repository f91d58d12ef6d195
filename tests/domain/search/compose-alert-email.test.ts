import { expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { searchInput } from "@/lib/search/schema/search";
import { composeAlertEmail } from "@/lib/search/steps/compose-alert-email";
import { aPlayer } from "../../support/factories/people";

const criteria = searchInput(
  new URLSearchParams(
    "sport=football&positions=left-back&levels=amateur&ageMax=21&height_cm=185..&strong_foot=left&checked=yes",
  ),
);
const alertId = "6d6f0a1c-2f0c-4c57-9a53-0a4b7b5b6a01";

test("twenty players are listed and the rest counted; optional criteria are not given as reasons", async () => {
  const players = await Promise.all(Array.from({ length: 23 }, () => aPlayer()));
  const playerIds = players.map(({ player }) => player.id);
  const search = searchInput(new URLSearchParams("sport=football&sprint_30m=..4.2&optional=sprint_30m"));
  const { subject, body } = await composeAlertEmail(
    [{ alertId, name: "U21", frequency: "instant", criteria: search, playerIds }],
    "en",
  );
  expect(subject).toBe("23 new players match your alerts");
  expect(body.match(/^• /gm)).toHaveLength(20);
  expect(body).toContain("And 3 more.");
  expect(body).toContain("U21\nCriteria met: Football\n");
});

test.each(locales)("reasons are in the reader's language (%s)", async (locale) => {
  const { player } = await aPlayer();
  const { body } = await composeAlertEmail(
    [{ alertId, name: null, frequency: "weekly", criteria, playerIds: [player.id] }],
    locale,
  );
  expect(body).toContain(player.handle);
  expect(body).toContain("185");
  expect(body).not.toMatch(/\b(alerts|filter|label|choice)\.\w/);
  if (locale !== "en") return;
  expect(body).toContain(" · Every Monday\nCriteria met: ");
  expect(body).toMatch(/Criteria met: Football · left[- ]back .*aged 21 or under.*Height: at least 185\u00a0cm.*/i);
});
