import { afterEach, expect, test, vi } from "vitest";
import { logConsole } from "@/lib/platform/http/console-log";
import { log } from "@/lib/platform/http/log";
import { isClientError } from "@/lib/server/next-private";

const { error, warn } = console;
afterEach(() => {
  Object.assign(console, { error, warn });
  vi.restoreAllMocks();
});

test.each([
  ["error", "error", new Error("Invalid URL"), "Error: Invalid URL"],
  ["warn", "warn", "a style sheet came late", "a style sheet came late"],
  ["error", "info", "Failed to find Server Action x", "Failed to find Server Action"],
  ["error", "warn", "(node:7) Warning: client.query() while it is executing", "client.query()"],
] as const)("what a library writes as %s is a line of the log, as %s", (method, level, message, args) => {
  const line = vi.spyOn(log, level).mockImplementation(() => {});
  logConsole(isClientError);
  console[method](message);
  expect(line).toHaveBeenCalledExactlyOnceWith({ console: expect.stringContaining(args) }, "written to the console");
});
