import type { IncomingMessage, ServerResponse } from "node:http";
import { isFromElsewhere, refuseForeign } from "./foreign";
import { answerMethod } from "./methods";
import { cutOrigin, nameRequest, nameVisitor } from "./named-request";
import { clearAway } from "./rest-of-body";
import { ifNotTooLarge } from "./too-large";
import { isUnreadable, refuseUnreadable } from "./unreadable";

/** Goes on with a request that can be one, and answers the others: 400, 403, 405, 413. Whoever answers, the connection stays fit for the next. */
export function admit(request: IncomingMessage, response: ServerResponse, proxies: number, goOn: () => void) {
  cutOrigin(request);
  nameRequest(request, response);
  nameVisitor(request, proxies);
  clearAway(request, response);
  if (isUnreadable(request)) return refuseUnreadable(response);
  if (answerMethod(request, response)) return;
  if (isFromElsewhere(request)) return refuseForeign(request, response);
  ifNotTooLarge(request, response, goOn);
}
