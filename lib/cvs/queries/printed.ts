import "server-only";
import { createFormatter } from "next-intl";
import { grades } from "@/lib/measurements/schema/grade";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Block, Printed } from "@/lib/platform/print/printed";
import { codeInGroups } from "../schema/cv";
import { cvCodeOf } from "./link";
import type { OpenCv } from "./opened-cv";

/** Where a code of paper is checked, as it is printed and typed. */
export const checkAddress = (locale: Locale) => env.APP_URL + localePath("/cv/check", locale);

/** The code on the paper of this CV, in groups. */
export const printedCode = (cvId: string) => codeInGroups(cvCodeOf(cvId));

/** A CV as it is printed: what its page shows, then the code that whoever holds the paper checks it by. */
export function printedCv({ sheet, cvId, madeAt, endsAt }: OpenCv, locale: Locale): Printed {
  const t = translator(locale, "cvs");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone });
  const day = (at: Date) => format.dateTime(at, "day");
  const heading = (text: string): Block => ({ kind: "heading", text });
  const text = (words: string): Block => ({ kind: "text", text: words });
  return {
    title: sheet.called,
    lead: [sheet.game, ...sheet.who].join(" · "),
    foot: t("paper.foot", { day: day(now()), code: isolated(printedCode(cvId)) }),
    blocks: [
      ...sheet.groups.flatMap(({ title, rows }): Block[] => [
        heading(title),
        {
          kind: "graded",
          of: grades.length,
          rows: rows.map(({ label, value, ticks, graded, day: on, aged }) => ({
            label,
            value,
            ticks,
            words: aged ? t("aged", { grade: graded }) : graded,
            beside: on,
          })),
        },
      ]),
      ...sheet.told.flatMap(({ label, text: words }): Block[] => [
        heading(label),
        ...words.split("\n").flatMap((line) => (line.trim() ? [text(asWritten(line))] : [])),
      ]),
      ...(sheet.videos > 0 ? [heading(t("videos")), text(t("videoCount", { count: sheet.videos }))] : []),
      ...(sheet.page ? [text(t("contact")), text(isolated(sheet.page))] : []),
      heading(t("paper.check")),
      { kind: "code", text: printedCode(cvId) },
      text(t("paper.how", { made: day(madeAt), ends: day(endsAt) })),
      text(isolated(checkAddress(locale))),
    ],
  };
}

/** In the direction of its own language. */
const asWritten = (text: string) => `\u2068${text}\u2069`;
const isolated = (text: string) => `\u2066${text}\u2069`;
