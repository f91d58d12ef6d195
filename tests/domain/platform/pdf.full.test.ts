import { expect, test } from "vitest";
import { drawPdf } from "@/lib/platform/print/draw-pdf";
import { pdfOf } from "@/lib/platform/print/pdf";
import type { Printed } from "@/lib/platform/print/printed";
import { longestStretch } from "../../support/longest-stretch";

const row = { label: "Sprint 30 m", value: "4.05 s", ticks: 3, words: "Measured by a coach", beside: "10/10/2026" };
const printed: Printed = {
  title: "A long CV",
  lead: "Rugby · fly-half",
  foot: "Printed on 29 November 2026",
  blocks: [
    { kind: "graded", of: 5, rows: Array(60).fill(row) },
    ...Array(40).fill({ kind: "text", text: "Six seasons in the second division. ".repeat(8).trim() }),
  ],
};

test("a long document is drawn while others are answered", async () => {
  await pdfOf({ ...printed, blocks: [] }, "en");
  let pdf: Uint8Array = new Uint8Array();
  const took = await longestStretch(async () => {
    pdf = await pdfOf(printed, "en");
  });
  expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(pdf.length).toBe((await drawPdf(new Uint8Array(), { printed, locale: "en" })).length);
  expect(took).toBeLessThan(100);
});

test("a request while too many wait is refused with a retry time", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 24 }, () => pdfOf({ ...printed, blocks: [] }, "en")));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refused).toMatchObject([1, 2].map(() => ({ code: "files_busy", retryAfter: 60 })));
});
