import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launchOptions } from "./launch.ts";

type Message = {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { message: string };
  params?: { sessionId?: string; targetInfo?: Target };
};
type Target = { targetId: string; type: string; subtype?: string };
type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } };
export type Tab = Awaited<ReturnType<typeof openCdpClient>>;

/**
 * A browser driven through the DevTools protocol: under Playwright, prerendered pages are never activated. Commands go to
 * the active page.
 */
export async function openCdpClient() {
  const folder = throwAwayFolder();
  const browserArgs = ["--headless=new", "--remote-debugging-port=0", "--window-size=1280,800", "--hide-scrollbars"];
  const args = [...launchOptions.args, ...browserArgs, `--user-data-dir=${folder.path}`, "about:blank"];
  const browser = spawn(launchOptions.executablePath ?? "chromium", args, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(await addressIn(browser.stderr));
  await once(socket, "open");

  const waiting = new Map<number, { sessionId: string | undefined; tell: (message: Message) => void }>();
  const sessions = new Map<string, string>();
  const targets = new Map<string, Target>();
  let last = 0;
  let pointer = { x: 0, y: 0 };

  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    const { id, method, params: { targetInfo, sessionId } = {} } = message;
    if (id !== undefined) waiting.get(id)?.tell(message);
    if (targetInfo) targets.set(targetInfo.targetId, targetInfo);
    if (method === "Target.attachedToTarget" && targetInfo && sessionId) sessions.set(targetInfo.targetId, sessionId);
    if (method !== "Target.detachedFromTarget") return;
    for (const [target, session] of sessions) if (session === sessionId) sessions.delete(target);
    for (const pending of waiting.values())
      if (pending.sessionId === sessionId) pending.tell({ error: { message: "gone" } });
  });

  async function send(method: string, params = {}, sessionId?: string) {
    const id = ++last;
    const answered = new Promise<Message>((tell) => waiting.set(id, { sessionId, tell }));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** The active page, or the one that is prerendered. */
  function pageOf(kind?: "prerender") {
    for (const [target, session] of sessions) {
      const { type, subtype } = targets.get(target) ?? {};
      if (type === "page" && subtype === kind) return session;
    }
  }

  const filter = [{}];
  await send("Target.setDiscoverTargets", { discover: true, filter });
  const { targetInfos } = (await send("Target.getTargets", { filter: [{ type: "tab" }] })) as { targetInfos: Target[] };
  const { sessionId: tab } = (await send("Target.attachToTarget", {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })) as { sessionId: string };
  await send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter }, tab);

  async function ask<Value, Given>(
    session: string | undefined,
    pageFunction: (given: Given) => Value,
    argument?: Given,
  ) {
    const params = {
      expression: `(${pageFunction})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
    };
    const { result, exceptionDetails } = (await send("Runtime.evaluate", params, session)) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Awaited<Value>;
  }

  /** A page that is being left may not answer any more. */
  async function whole(path: string, kind?: "prerender") {
    const where = () => (document.readyState === "complete" ? location.pathname : "");
    const browserUrl = async () => {
      const session = pageOf(kind);
      return session && Promise.race([ask(session, where).catch(() => ""), pause(500)]);
    };
    while ((await browserUrl()) !== path) await pause(20);
  }

  const mouse = (type: string, rest = {}) => send("Input.dispatchMouseEvent", { type, ...pointer, ...rest }, pageOf());

  const button = { button: "left", clickCount: 1 };

  return {
    evaluate: <Value, Given>(pageFunction: (given: Given) => Value, argument?: Given) =>
      ask(pageOf(), pageFunction, argument),
    goto: (url: string) => send("Page.navigate", { url }, pageOf()),
    key: async (key: string) => {
      for (const type of ["keyDown", "keyUp"]) await send("Input.dispatchKeyEvent", { type, key }, pageOf());
    },
    /** Moves the pointer to a link; returns its target. */
    point: async (selector: string) => {
      const { path, ...middle } = await ask(pageOf(), linkAt, selector);
      pointer = middle;
      await mouse("mouseMoved");
      return path;
    },
    /** The page may be gone before it reports the end of the click. */
    click: async () => {
      await mouse("mousePressed", button);
      mouse("mouseReleased", button).catch(() => {});
    },
    /** Waits until the page at this path is active and loaded. */
    arrived: (path: string) => whole(path),
    /** Waits until the page at this path is prerendered. */
    madeReady: (path: string) => whole(path, "prerender"),
    evaluateBehind: <Value>(pageFunction: () => Value) => ask(pageOf("prerender"), pageFunction),
    close: async () => {
      socket.close();
      browser.kill();
      await once(browser, "exit");
      folder.remove();
    },
  };
}

const addressIn = (lines: NodeJS.ReadableStream) =>
  new Promise<string>((tell, refuse) => {
    let output = "";
    lines.on("end", () => refuse(new Error(`no browser: ${output}`)));
    lines.on("data", (piece) => {
      output += piece;
      const address = /ws:\/\/\S+/.exec(output)?.[0];
      if (address) tell(address);
    });
  });

function linkAt(selector: string) {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link) throw new Error(`not on the page: ${selector}`);
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { path: link.pathname, x: x + width / 2, y: y + height / 2 };
}
