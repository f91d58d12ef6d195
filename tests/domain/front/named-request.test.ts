import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { nameVisitor } from "@/lib/front/named-request";

const forged = {
  forwarded: "for=1.2.3.4;host=evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "1",
};

function named(proxies: number, forwardedFor?: string) {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, "remoteAddress", { value: "10.0.0.9" });
  Object.assign(request.headers, forged, forwardedFor && { "x-forwarded-for": forwardedFor });
  nameVisitor(request, proxies);
  return request.headers;
}

test("without proxies of ours nobody names another host, or another visitor than who is connected", () => {
  expect(named(0, "1.2.3.4")).toEqual({ "x-forwarded-for": "10.0.0.9" });
});

test.each([
  [1, "1.2.3.4, 5.6.7.8", "5.6.7.8"],
  [2, "1.2.3.4, 5.6.7.8", "1.2.3.4"],
  [2, "5.6.7.8", "5.6.7.8"],
])("behind %i of ours, of %s the visitor is %s", (proxies, said, visitor) => {
  expect(named(proxies, said)).toEqual({ ...forged, "x-forwarded-for": visitor });
});
