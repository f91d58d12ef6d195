import { expect, test } from "vitest";
import { searchInput, searchQuery, without } from "@/lib/talent/schema";

const read = (query: string) => searchInput(new URLSearchParams(query));

test("a search survives its address and its row in the history", () => {
  const search = {
    q: "Comète lyon",
    sport: "handball",
    position: "pivot",
    level: "semi_pro",
    ageMin: 18,
    ageMax: 23,
    nationality: "TN",
  } as const;
  expect(read(searchQuery(search))).toEqual(search);
  expect(searchInput(JSON.parse(JSON.stringify(search)))).toEqual(search);
  expect(searchQuery(read("nationality=TN&q=x&sport=judo"))).toBe(searchQuery(read("sport=judo&q=x&nationality=TN")));
});

test.each([
  ["", {}],
  ["q=&sport=&level=&ageMin=&ageMax=", {}],
  ["q=%20%00%E2%80%AE%20", {}],
  ["sport=quidditch&level=best&ageMin=old&ageMax=3.5&nationality=fr&other=1", {}],
  ["ageMin=-1&ageMax=1e3", {}],
  ["ageMin=30&ageMax=20", { ageMin: 20, ageMax: 30 }],
  ["sport=judo&position=pivot", { sport: "judo" }],
  ["position=pivot", {}],
  ["sport=judo&sport=boxing", { sport: "judo" }],
  ["q=%20Lynx%09%20%20208%20", { q: "Lynx 208" }],
  ["q=%ED%A0%80ok", { q: "\ufffd\ufffd\ufffdok" }],
])("junk in %s is left out, never refused", (query, search) => {
  expect(read(query)).toEqual(search);
});

test("an endless text is cut between characters", () => {
  expect([...(read(`q=${"🤾".repeat(500)}`).q ?? "")]).toEqual(Array(80).fill("🤾"));
});

test("a filter is taken away", () => {
  expect(without({ q: "x", ageMin: 18, ageMax: 20 }, "ageMin", "ageMax")).toEqual({ q: "x" });
  expect(without({ sport: "handball", position: "pivot" }, "sport")).toEqual({});
});
