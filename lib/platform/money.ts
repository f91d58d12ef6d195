import { z } from "zod";
import { preparedText } from "./command/input";
import { normalizeWithPositions } from "./text/normalize-with-positions";

/** Parses an amount in euros as typed in our languages ("1 234,56 €", "1,234.56", "1.234", "١٢٣٤٫٥٦") to cents; null if invalid. A separator before exactly three digits groups thousands. */
export function centsOf(amountText: string): number | null {
  const normalized = normalizeWithPositions(amountText)
    .text.replace(/€|eur(os?)?|يورو/g, "")
    .replace(/[\s'’]/g, "")
    .replaceAll("\u066b", ".")
    .replace(/[\u066c\u060c]/g, ",")
    .replace("\u2212", "-");
  const [, sign, whole = "", cents = ""] = amountPattern.exec(normalized) ?? [];
  if (!whole || (/[.,]/.test(whole) && !groupedThousands.test(whole))) return null;
  const amountCents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return sign ? -amountCents : amountCents;
}

const amountPattern = /^(-?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/;
const groupedThousands = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/;

export const cents = (min: number, max: number) =>
  preparedText(
    100,
    (text) => (text.trim() === "" ? undefined : (centsOf(text) ?? Number.NaN)),
    z
      .int({ error: ({ input }) => (input === undefined ? "required" : "amount_invalid") })
      .min(min, min > 0 ? "amount_not_positive" : "amount_negative")
      .max(max, "amount_too_large"),
  );

/** The largest total of a contract. */
export const mostContractCents = 2_000_000_000;

export const typedCents = (amount: number) => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));
