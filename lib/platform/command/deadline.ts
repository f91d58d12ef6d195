import "server-only";
import { boundedFetch } from "./bounded";

/** A fetch with a deadline that includes the response body; timeouts of SDKs often end with its headers. */
export function fetchWithin(milliseconds: number): typeof fetch {
  const deadline = AbortSignal.timeout(milliseconds);
  return (address, init) =>
    boundedFetch(address, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline });
}
