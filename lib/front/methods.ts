import type { IncomingMessage } from "node:http";
import { isForMachines } from "./addresses";

const ofPages = ["GET", "HEAD", "POST"];
export const allow = ofPages.join(", ");

/** A method that no page answers: Next would render the page for it. */
export const isOfNoPage = (request: IncomingMessage) =>
  !isForMachines(request) && !ofPages.includes(request.method ?? "");
