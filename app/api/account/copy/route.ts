import { afterCommit } from "@/lib/after-commit";
import { viewers } from "@/lib/documents/policy";
import { getOr404 } from "@/lib/endpoint";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { dayOf } from "@/lib/platform/files/cells";
import { bytesResponse } from "@/lib/platform/http/file-answer";
import { isForeign, readerLocale } from "@/lib/platform/http/request";
import { exportOwnData } from "@/lib/reports/commands/export-own-data";
import { ownCopy } from "@/lib/reports/queries/own-copy";
import { sideOf } from "@/lib/session";

/** Everything that is kept of who asks, as a ZIP in the language of the page; with `guardian`, the key of their page, of the child. No link leads here: what only follows links takes nobody's copy of the day. */
export const POST = getOr404(async (person, request) => {
  if (isForeign(request, env.APP_URL)) return refuse("not_found");
  const actor = viewers({ ...(await sideOf(request, person)), locale: readerLocale(request) });
  if (typeof actor === "string") return refuse(actor);
  await afterCommit(() => exportOwnData(actor, {}));
  return bytesResponse(await ownCopy(actor), { name: `recruit-${dayOf(now())}.zip`, type: "application/zip" });
});
