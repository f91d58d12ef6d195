import "server-only";
import { bounded } from "./bounded";

/** Fetches until `within` milliseconds are over. An SDK's own deadline ends with the head of an answer: this one ends with its last byte. */
export function until(within: number): typeof fetch {
  const over = AbortSignal.timeout(within);
  return (address, how) =>
    bounded(address, { ...how, signal: how?.signal ? AbortSignal.any([how.signal, over]) : over });
}
