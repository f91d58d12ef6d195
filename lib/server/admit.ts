import type { IncomingMessage, ServerResponse } from "node:http";
import { isBadRequest, refuseBadRequest } from "./bad-request";
import { limitBody } from "./body-limit";
import { isFromElsewhere, refuseForeign } from "./foreign";
import { answerMethod } from "./methods";
import { cutOrigin, nameRequest, nameVisitor } from "./named-request";
import { clearAway } from "./rest-of-body";

/** Goes on with a request that can be one, and answers the others: 400, 403, 405, 408, 413, 503. Whoever answers, the connection stays fit for the next. */
export function admit(request: IncomingMessage, response: ServerResponse, proxies: number, goOn: () => void) {
  cutOrigin(request);
  nameRequest(request, response);
  nameVisitor(request, proxies);
  clearAway(request, response);
  if (isBadRequest(request)) return refuseBadRequest(response);
  if (answerMethod(request, response)) return;
  if (isFromElsewhere(request)) return refuseForeign(request, response);
  limitBody(request, response, goOn);
}
