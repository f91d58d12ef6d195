import type { IncomingMessage, ServerResponse } from "node:http";
import { isBadRequest, refuseBadRequest } from "./bad-request";
import { limitBody } from "./body-limit";
import { isFromElsewhere, refuseForeign } from "./foreign";
import { answerMethod } from "./methods";
import { cutOrigin, nameRequest, nameVisitor } from "./named-request";
import { clearAway } from "./rest-of-body";

/** Validates a request: passes it on, or answers 400, 403, 405, 408, 413 or 503. The connection stays usable. */
export function admit(request: IncomingMessage, response: ServerResponse, proxies: number, next: () => void) {
  cutOrigin(request);
  nameRequest(request, response);
  nameVisitor(request, proxies);
  clearAway(request, response);
  if (isBadRequest(request)) return refuseBadRequest(response);
  if (answerMethod(request, response)) return;
  if (isFromElsewhere(request)) return refuseForeign(request, response);
  limitBody(request, response, next);
}
