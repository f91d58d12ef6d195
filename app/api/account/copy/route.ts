import { withConsequences } from "@/lib/consequences";
import { dayOf } from "@/lib/core/cells";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { bytesAnswer } from "@/lib/core/file-answer";
import { refuse } from "@/lib/core/refusal";
import { isForeign, readerLocale } from "@/lib/core/request";
import { viewers } from "@/lib/documents/policy";
import { finding } from "@/lib/endpoint";
import { exportOwnData } from "@/lib/reports/commands/export-own-data";
import { ownCopy } from "@/lib/reports/queries/own-copy";
import { sideOf } from "@/lib/session";

/** Everything that is kept of who asks, as a ZIP in the language of the page; with `guardian`, the key of their page, of the child. No link leads here: what only follows links takes nobody's copy of the day. */
export const POST = finding(async (person, request) => {
  if (isForeign(request, env.APP_URL)) return refuse("not_found");
  const actor = viewers({ ...(await sideOf(request, person)), locale: readerLocale(request) });
  if (typeof actor === "string") return refuse(actor);
  await withConsequences(() => exportOwnData(actor, {}));
  return bytesAnswer(await ownCopy(actor), { name: `recruit-${dayOf(now())}.zip`, type: "application/zip" });
});
