import "server-only";
import { createFormatter } from "next-intl";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Block, Printed } from "@/lib/platform/print/printed";
import { qrOf } from "@/lib/platform/print/qr";
import { codeInGroups } from "../schema/cv";
import { grades } from "../schema/grade";
import { cvCodeOf } from "./cv-link";
import type { OpenCv } from "./opened-cv";

const checkAddress = (locale: Locale) => env.APP_URL + localePath("/cv/check", locale);

/** What the QR code of a CV opens: the check of its code. */
export const checkLink = (cvId: string, locale: Locale) => `${checkAddress(locale)}?code=${printedCode(cvId)}`;

export const checkQr = (cvId: string, locale: Locale) => qrOf(checkLink(cvId, locale));

export const printedCode = (cvId: string) => codeInGroups(cvCodeOf(cvId));

export function printedCv({ sheet, cvId, madeAt, endsAt }: OpenCv, locale: Locale): Printed {
  const t = translator(locale, "cvs");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone });
  const day = (date: Date) => format.dateTime(date, "day");
  const heading = (text: string): Block => ({ kind: "heading", text });
  const text = (content: string): Block => ({ kind: "text", text: content });
  return {
    title: sheet.called,
    lead: [sheet.game, ...sheet.who].join(" · "),
    foot: t("printed.foot", { day: day(now()), code: isolateLeftToRight(printedCode(cvId)) }),
    blocks: [
      ...sheet.groups.flatMap(({ title, rows }): Block[] => [
        heading(title),
        {
          kind: "graded",
          of: grades.length,
          rows: rows.map(({ label, value, ticks, graded, day: dateText, aged }) => ({
            label,
            value,
            ticks,
            words: aged ? t("aged", { grade: graded }) : graded,
            beside: dateText,
          })),
        },
      ]),
      ...sheet.freeTexts.flatMap(({ label, text: content }): Block[] => [
        heading(label),
        ...content.split("\n").flatMap((line) => (line.trim() ? [text(isolateText(line))] : [])),
      ]),
      ...(sheet.videos > 0 ? [heading(t("videos")), text(t("videoCount", { count: sheet.videos }))] : []),
      ...(sheet.page ? [text(t("contact")), text(isolateLeftToRight(sheet.page))] : []),
      heading(t("printed.check")),
      { kind: "code", text: printedCode(cvId), qr: checkQr(cvId, locale) },
      text(t("printed.how", { made: day(madeAt), ends: day(endsAt) })),
      text(isolateLeftToRight(checkAddress(locale))),
    ],
  };
}

const isolateText = (text: string) => `\u2068${text}\u2069`;
const isolateLeftToRight = (text: string) => `\u2066${text}\u2069`;
