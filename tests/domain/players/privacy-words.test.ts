import { expect, test } from "vitest";
import { accessLevels } from "@/lib/platform/access-level";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type PrivacyAttribute, privacyAttributes } from "@/lib/players/schema/privacy";
import { privacyWords } from "@/lib/players/schema/privacy-words";
import { getPassage } from "@/lib/support/queries/help";

const labelIn = (locale: Locale) => {
  const players = translator(locale, "players");
  return (attribute: PrivacyAttribute) => players(`shown.${attribute}`);
};

const steps = [...accessLevels, "never"] as const;

test.each(locales)("in %s consent page, page of a player and help say of each level what the table says", (locale) => {
  const [label, players, scouting] = [labelIn(locale), translator(locale, "players"), translator(locale, "contacts")];
  for (const minor of [false, true]) {
    const texts = privacyWords(label, locale, { minor });
    for (const level of accessLevels)
      expect(scouting(`accessLevels.${level}.text`, { shown: texts[level] })).toContain(texts[level]);
  }
  const ofMinors = privacyWords(label, locale, { minor: true });
  const consent = players("guardian.sees.text", { handle: "Lynx 208", ...ofMinors });
  const help = getPassage("childs-contact", locale).answer;
  for (const step of steps) {
    expect(consent).toContain(ofMinors[step]);
    expect(help).toContain(ofMinors[step]);
  }
  const ofAdults = privacyWords(label, locale, { minor: false });
  expect(getPassage("card", locale).answer).toContain(ofAdults.card);
  expect(getPassage("card", locale).answer).toContain(ofAdults.profile);
  expect(getPassage("my-name", locale).answer).toContain(ofAdults.identity);
});

test.each(locales)("in %s every attribute has words of its own", (locale) => {
  const label = labelIn(locale);
  expect(new Set(privacyAttributes.map((attribute) => label(attribute))).size).toBe(privacyAttributes.length);
});
