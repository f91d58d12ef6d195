import { expect, test } from "vitest";
import { writeCursor } from "@/lib/platform/db/cursor";
import { listQuery, readListSearch } from "@/lib/platform/http/list-search";

const choices = { type: ["player", "recruiter"], state: ["active"] } as const;
const after = writeCursor({ createdAt: new Date(0), id: "00000000-0000-4000-8000-000000000000" });

test("list filters are parsed from the address; invalid ones are ignored", () => {
  expect(
    readListSearch(choices, {
      q: "  ada\u0000  lovelace ",
      type: "player",
      order: "oldest",
      after,
      hide: ["a", "a", "<"],
    }),
  ).toEqual({
    q: "ada lovelace",
    type: "player",
    order: "oldest",
    after,
    hide: ["a"],
  });
  expect(readListSearch(choices, { q: " ", type: "staff", state: "", order: "no", after: "x", more: "1" })).toEqual({});
  expect(readListSearch(choices, { type: ["recruiter", "player"], hide: "b" })).toEqual({
    type: "recruiter",
    hide: ["b"],
  });
});

test("changing a filter returns to the first page; equal searches have equal addresses", () => {
  expect(listQuery({ type: "player", q: "a b", after })).toBe("?q=a+b&type=player");
  expect(listQuery({ type: "player", after }, { type: undefined })).toBe("");
  expect(listQuery({ hide: ["a", "b"] }, { after })).toBe(`?after=${after}&hide=a&hide=b`);
});
