import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/scripts/embedded-pg.ts";
import { type Driver, installed, printed } from "./driver";

type Session = { sessionId: string; capabilities: { browserVersion: string } };

const programs = () => [installed("WebKitWebDriver"), installed("Xvfb")] as const;

/** The driver of WebKitGTK and a display for its window, if both are installed. */
export const webkitPrograms = () => {
  const [driver, display] = programs();
  return driver && display ? { driver, display } : undefined;
};

/** WebKitGTK over WebDriver, which does not tell what a page writes to the console. */
export async function openWebkit({ driver, display }: { driver: string; display: string }): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const screen = spawn(display, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await printed(screen.stdout, /(\d+)\n/);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${number}`, HOME: folder, XDG_RUNTIME_DIR: folder };
  const program = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const { sessionId, capabilities } = await startSession(`http://127.0.0.1:${port}`);
  const session = `http://127.0.0.1:${port}/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 950 });

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    errors: [],
    goto: (url) => call("POST", `${session}/url`, { url }),
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression}) ?? "null"`;
      return JSON.parse(await call<string>("POST", `${session}/execute/sync`, { script, args: [] }));
    },
    perform: (actions) => call("POST", `${session}/actions`, { actions: [actions] }),
    forgetCookies: () => call("DELETE", `${session}/cookie`),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      for (const child of [program, screen]) {
        child.kill();
        await once(child, "exit");
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asks until the driver listens. */
async function startSession(address: string): Promise<Session> {
  for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    try {
      return await call<Session>("POST", `${address}/session`, { capabilities: {} });
    } catch (error) {
      if (Date.now() > end || !(error instanceof TypeError)) throw error;
    }
  }
}

async function call<T = void>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
