import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";
import { limitProcessor } from "./processor-limit";
import { framesIn, writeFrame } from "./sandbox-frames";

/** `busy`: the queue is full; `limit`: the task used too much time or memory; `crash`: the task threw an error. */
export class SandboxFailed extends Error {
  readonly reason: "busy" | "limit" | "crash";

  constructor(reason: SandboxFailed["reason"], cause?: unknown) {
    super(`sandbox: ${reason}`, { cause });
    this.reason = reason;
  }
}

export type Task = { file: `${string}.ts`; name: string; ms: number };

const HEAP_MB = 192;
const START_MS = 60_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const LIMITED_SHELL = 'ulimit -t 120; exec "$0" "$@"';
const permissionFlags = ["--permission", "--allow-addons", "--no-warnings"];

type Answer = { output?: unknown; error?: string };

/** A process without our environment that may only read our code; not a thread, because a full heap ends the whole process. */
export class SandboxProcess {
  tasks = 0;
  private readonly child = spawnSandbox();
  private readonly answers = framesIn(this.child.stdout, MAX_OUTPUT_BYTES);
  private errors = "";
  private ended = false;

  constructor() {
    const { child } = this;
    child.stdin.on("error", () => {});
    child.stderr.on("data", (part: Buffer) => {
      this.errors = (this.errors + part).slice(0, 2_000);
    });
    child.once("error", () => this.end());
    child.once("exit", () => this.end());
    for (const handle of [child, child.channel, child.stdin, child.stdout, child.stderr]) handle?.unref();
  }

  get isUsable() {
    return !this.ended;
  }

  end() {
    this.ended = true;
    this.child.kill("SIGKILL");
  }

  async run<Output>({ file, name, ms }: Task, bytes: Uint8Array, extra: unknown): Promise<Output> {
    this.tasks++;
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      this.end();
    };
    const timer = setTimeout(giveUp, START_MS);
    let cancelTimer = () => clearTimeout(timer);
    const onStarted = () => {
      cancelTimer();
      cancelTimer = limitProcessor(this.child.pid ?? 0, ms, giveUp);
    };
    this.child.once("message", onStarted);
    this.child.stdout.ref();
    try {
      writeFrame(this.child.stdin, serialize({ file, name, more: extra }));
      writeFrame(this.child.stdin, bytes);
      const { value } = await this.answers.next();
      const answer: Answer = value ? deserialize(value) : { error: this.errors };
      if (!("error" in answer)) return answer.output as Output;
      throw new SandboxFailed(timedOut || !value ? "limit" : "crash", answer.error);
    } finally {
      cancelTimer();
      this.child.off("message", onStarted);
      this.child.stdout.unref();
    }
  }
}

type PipedProcess = ChildProcess & { stdin: Socket; stdout: Socket; stderr: Socket };

function spawnSandbox(): PipedProcess {
  const root = /* turbopackIgnore: true */ process.cwd();
  const hook = pathToFileURL(join(root, "scripts", "resolve-hook.ts")).href;
  const flags = [...permissionFlags, `--allow-fs-read=${root}`, `--max-old-space-size=${HEAP_MB}`, "--import", hook];
  const node = [process.execPath, ...flags, join(root, "lib/platform/files/sandbox-child.ts")];
  const [program = "", ...args] = process.platform === "win32" ? node : ["/bin/sh", "-c", LIMITED_SHELL, ...node];
  const env = {} as NodeJS.ProcessEnv;
  return spawn(/* turbopackIgnore: true */ program, args, {
    cwd: root,
    env,
    stdio: ["pipe", "pipe", "pipe", "ipc"],
  }) as PipedProcess;
}
