import { expect, test } from "vitest";
import { savePhrase } from "@/lib/contacts/commands/save-phrase";
import { listOpenings, openingText } from "@/lib/contacts/queries/openings";
import { longestRequest } from "@/lib/contacts/schema/requests";
import { locales } from "@/lib/platform/i18n/routing";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { aPlayer, aRecruiter, aThread } from "../../support/factories/people";

const grown = { mayAsk: true, minor: false } as const;

test("message templates exist in four languages; for a minor those addressed to the family come first", async () => {
  const { actor } = await aRecruiter();
  const openings = await listOpenings(actor, grown);
  expect(openings?.ready.map(({ locale }) => locale)).toEqual([...locales]);
  const names = (view: typeof openings) => view?.ready[0]?.phrases.map(({ id }) => id);
  expect(names(openings)).toEqual(["en-position", "en-trial", "en-talk"]);
  expect(names(await listOpenings(actor, { ...grown, minor: true }))?.[0]).toBe("en-family");
});

test("the templates fit into a request and contain nothing that is masked", async () => {
  const openings = await listOpenings((await aRecruiter()).actor, { ...grown, minor: true });
  for (const { phrases } of openings!.ready)
    for (const { content } of phrases) {
      expect(hideContacts(content, hiddenMark)).toEqual({ text: content, hidden: [] });
      expect(content.length).toBeLessThan(longestRequest / 2);
    }
});

test("the recruiter's own phrases are offered too, nobody else's", async () => {
  const { recruiter, threadId } = await aThread();
  await savePhrase(recruiter.actor, { threadId, title: "Ours", phrase: "We play on grass." });
  const openings = await listOpenings(recruiter.actor, grown);
  expect(openings?.own).toMatchObject([{ title: "Ours", content: "We play on grass." }]);
  expect(openingText(openings, openings?.own[0]?.id)).toBe("We play on grass.");
  const other = await listOpenings((await aRecruiter()).actor, grown);
  expect(other?.own).toEqual([]);
  expect(openingText(other, openings?.own[0]?.id)).toBeUndefined();
  expect(openingText(null, "en-talk")).toBeUndefined();
});

test("users who may not ask get no templates", async () => {
  const { actor } = await aRecruiter();
  expect(await listOpenings(actor, { ...grown, mayAsk: "contact_already_requested" })).toBeNull();
  expect(await listOpenings((await aPlayer()).actor, grown)).toBeNull();
});
