import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driver, installed, printed } from "./driver";

type Answer = { id?: number; method?: string; params?: LogEntry; result?: unknown; error?: string; message?: string };
type LogEntry = { level: string; text: string; source: { context?: string } };
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Evaluated = { type: string; result: { value: string }; exceptionDetails?: { text: string } };

/** What a page was still loading when it was left: fonts, scripts, the live feed, which Firefox ends before "pagehide". */
const aborted =
  /^downloadable font: download failed .*status=2152398850|^Failed to load .*\/_next\/static\/.* ServiceWorker intercepted|^Firefox can’t establish a connection to the server at .*\/api\/live|^The connection to .*\/api\/live\?read-at=\d+ was interrupted while the page was loading/;

export const firefoxPath = () => installed("firefox-esr", "firefox");

/** Firefox over WebDriver BiDi, which needs no other program. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"];
  const program = spawn(path, args, { env: { ...process.env, HOME: profile }, stdio: ["ignore", "ignore", "pipe"] });
  const address = await printed(program.stderr, /WebDriver BiDi listening on (\S+)/);
  const { send, errors, disconnect } = await connect(`${address}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression: `JSON.stringify(${expression}) ?? "null"`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: (actions) => send("input.performActions", { context, actions: [actions] }),
    forgetCookies: () => send("storage.deleteCookies", {}),
    async close() {
      disconnect();
      program.kill();
      await once(program, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const errors: string[] = [];
  await once(socket, "open");
  socket.addEventListener("message", ({ data }) => {
    const { id, params, result, error, message }: Answer = JSON.parse(data);
    const call = waiting.get(id ?? 0);
    if (error) call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result as never);
    if (params?.level === "error" && !aborted.test(params.text)) errors.push(params.text);
  });
  let lastId = 0;
  const send = <T = void>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  return { send, errors, disconnect: () => socket.close() };
}
