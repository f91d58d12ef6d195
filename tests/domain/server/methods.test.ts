import { expect, test } from "vitest";
import { methodsOfEndpoint } from "@/lib/server/methods";

test.each([
  ["/api/live", ["GET", "HEAD"]],
  ["/api/live/", ["GET", "HEAD"]],
  ["/robots.txt", ["GET", "HEAD"]],
  ["/robotsAtxt", undefined],
  ["/api/auth/callback/credentials", ["GET", "HEAD", "POST"]],
  ["/api/documents/1", ["GET", "HEAD"]],
  ["/api/documents/1/2", undefined],
  ["/about", undefined],
])("%s takes %j", (path, methods) => {
  expect(methodsOfEndpoint(path)).toEqual(methods);
});
