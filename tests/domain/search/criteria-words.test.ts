import { expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { criteriaWords, requiredWords } from "@/lib/search/queries/criteria-words";
import { searchInput } from "@/lib/search/schema/search";
import { anAlert } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

const search = (address: string) => searchInput(new URLSearchParams(address));

test("a criterion is described completely: class with list and sex, optional, formatted date", () => {
  const judo = search(
    "sport=judo&weight_class=ijf.men.81,ijf.men.100%2B&available_from=..2026-12-01&optional=weight_class",
  );
  expect(criteriaWords(judo, "en")).toBe(
    "Judo · Available from: December 1, 2026 at the latest · Weight class: IJF, senior and junior, men, −81 kg or IJF, senior and junior, men, +100 kg, optional",
  );
  expect(requiredWords(judo, "en")).toBe("Judo · Available from: December 1, 2026 at the latest");
});

test.each(locales)("in the language %s", (locale) => {
  const text = criteriaWords(search("sport=mma&weight_class=immaf.women.52.2&levels=amateur&ageMax=23"), locale);
  expect(text).not.toMatch(/immaf\.|filter\.|choice\.|women\./);
  expect(text).toContain("52");
});

test("the list of alerts shows the ages searched: age bands with card access", async () => {
  const criteria = { sport: "judo", ageMin: 19, ageMax: 22 };
  const [cards, profiles] = [await aRecruiter({ plan: null }), await aRecruiter()];
  for (const recruiter of [cards, profiles]) await anAlert(criteria, {}, recruiter);
  expect(await ownAlerts(cards.actor)).toMatchObject([
    { search: criteria, looksFor: { sport: "judo", ageMin: 18, ageMax: 23 } },
  ]);
  expect(await ownAlerts(profiles.actor)).toMatchObject([{ search: criteria, looksFor: criteria }]);
  const waits = await anAlert({ ...criteria, grade: "coach" }, {}, await aRecruiter({ plan: null }));
  expect(await ownAlerts(waits.actor)).toMatchObject([{ looksFor: { ...criteria, grade: "coach" } }]);
});
