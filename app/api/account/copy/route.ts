import { viewers } from "@/lib/documents/policy";
import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { sideOf } from "@/lib/entry/session";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { dayOf } from "@/lib/platform/files/cells";
import { bytesResponse } from "@/lib/platform/http/file-answer";
import { isForeign, readerLocale } from "@/lib/platform/http/request";
import { exportOwnData } from "@/lib/trust/commands/export-own-data";
import { ownCopy } from "@/lib/trust/queries/own-copy";

/** Returns all stored data of the user as a ZIP file; with `guardian`, the key of the guardian's page, that of the child. POST, so that programs that follow links do not use up the daily copy. */
export const POST = getOr404(async (person, request) => {
  if (isForeign(request, env.APP_URL)) return refuse("not_found");
  const actor = viewers({ ...(await sideOf(request, person)), locale: readerLocale(request) });
  if (typeof actor === "string") return refuse(actor);
  await afterCommit(() => exportOwnData(actor, {}));
  return bytesResponse(await ownCopy(actor), { name: `recruit-${dayOf(now())}.zip`, type: "application/zip" });
});
