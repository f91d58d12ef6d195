import type { IncomingMessage, ServerResponse } from "node:http";
import { answerMethod, isBadRequest, refuseBadRequest } from "./bad-request";
import { limitBody } from "./body-limit";
import { isCrossOriginForm, refuseCrossOrigin } from "./cross-origin";
import { discardUnreadBody } from "./discard-body";
import { askForTitleWithPage, assignRequestId, dropUntrustedForwarding, stripOrigin } from "./normalize-request";

/** Validates a request: passes it on, or answers 400, 403, 405, 408, 413 or 503. The connection stays usable. */
export function validateRequest(request: IncomingMessage, response: ServerResponse, proxies: number, next: () => void) {
  stripOrigin(request);
  assignRequestId(request);
  dropUntrustedForwarding(request, proxies);
  askForTitleWithPage(request);
  discardUnreadBody(request, response);
  if (isBadRequest(request)) return refuseBadRequest(response);
  if (answerMethod(request, response)) return;
  if (isCrossOriginForm(request)) return refuseCrossOrigin(request, response);
  limitBody(request, response, next);
}
