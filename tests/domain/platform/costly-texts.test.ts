import { expect, test } from "vitest";
import { newPassword } from "@/lib/accounts/schema";
import { publishInput } from "@/lib/content/schema/article";
import { createInput } from "@/lib/events/schema/event";
import { settingsInput } from "@/lib/notifications/schema/settings";
import { webAddress } from "@/lib/platform/command/input";
import { isTimeZone } from "@/lib/platform/i18n/time-zone";
import { contactsIn, hideContacts, inSigns } from "@/lib/platform/text/contact-details";
import { maskCaptions, maskedFor } from "@/lib/players/schema/mask-text";
import { longestStretch } from "../../support/longest-stretch";

const grown = "㌖";
const author = { fullName: "Ana Ferrier", minor: false, namePublished: false, mediaAllowed: false };
const masked = maskedFor(author, { accessLevel: "profile", owner: false });
const zones = ["A+", "A/", "A+A+", "_-"].flatMap((signs) =>
  [25, 60, 3_000, 50_000].map((times) => `A/${signs.repeat(times)}/`),
);

/** Inputs that once took seconds or minutes. */
const costly: Record<string, () => unknown> = {
  "a password of 100 KB": () => newPassword.safeParse(`${"!".repeat(100_000)}a`),
  "a password as long as one may be": () => newPassword.safeParse(`${"!".repeat(199)}a`),
  "a web address of 100 KB": () => webAddress().safeParse(`${".".repeat(100_000)}@`),
  "a web address as long as one may be": () => webAddress().safeParse(`${".".repeat(499)}@`),
  "names of time zones": () => zones.map(isTimeZone),
  "the time zone of the summary": () => zones.map((zone) => settingsInput.safeParse({ zone })),
  "the time zone of an event": () => zones.map((timeZone) => createInput.safeParse({ timeZone })),
  "the time zone of an article": () => zones.map((zone) => publishInput.safeParse({ zone })),
  "2,000 letters that each fold to six": () => hideContacts(grown.repeat(2_000), "#"),
  "a message of 4,000 such letters": () => contactsIn(grown.repeat(4_000)),
  "20,000 such letters": () => contactsIn(grown.repeat(20_000)),
  "captions of 20,000 such letters": () => maskCaptions(`WEBVTT\n\n${grown.repeat(20_000)}`, masked),
  "captions of 20,000 letters without a space": () => maskCaptions(`WEBVTT\n\n${"a".repeat(20_000)}`, masked),
  "4,000 letters with dots between": () => contactsIn("a.".repeat(2_000)),
  "4,000 letters that may be a spelled address": () => inSigns("a dot ".repeat(666)),
};

test.each(Object.entries(costly))("%s: read in less than a tenth of a second", async (_what, read) => {
  expect(await longestStretch(async () => read())).toBeLessThan(100);
});
