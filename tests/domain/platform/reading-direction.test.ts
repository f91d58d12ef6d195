import { expect, test } from "vitest";
import { withDirection } from "@/lib/platform/i18n/reading-direction";

test("in an Arabic e-mail a line that begins with a Latin name runs from right to left", () => {
  const address = "http://localhost/ar/messages";
  const body = `مرحبًا،\n\n• Kenza B.: جودو\n  ${address}\n\nRecruit`;
  expect(withDirection({ subject: "Northmoor FC: رسالة", body })).toEqual({
    subject: "\u200fNorthmoor FC: رسالة",
    body: `مرحبًا،\n\n\u200f• Kenza B.: جودو\n  ${address}\n\nRecruit`,
  });
});

test("other e-mails, and lines that begin in Arabic, are not changed", () => {
  const french = { subject: "Nouveau message", body: "Bonjour,\n\nLe club نادي الساحل vous écrit." };
  expect(withDirection(french)).toEqual(french);
  const arabic = { subject: "رسالة من Northmoor FC", body: "مرحبًا،\n\nتنتظرك رسالة من Northmoor FC." };
  expect(withDirection(arabic)).toEqual(arabic);
});
