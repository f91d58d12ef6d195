import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";
import { limitProcessor } from "./processor-limit";
import { framesIn, writeFrame } from "./sandbox-frames";

/** `busy`: queue full. `limit`: too much time or memory. `crash`: it threw. */
export class SandboxFailed extends Error {
  readonly reason: "busy" | "limit" | "crash";

  constructor(reason: SandboxFailed["reason"], cause?: unknown) {
    super(`sandbox: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A function by file and name, with its limit in CPU milliseconds. */
export type Task = { file: `${string}.ts`; name: string; ms: number };

const HEAP_MB = 192;
/** Milliseconds to start and load a function. */
const START_MS = 60_000;
const MOST_OUTPUT = 32 * 1024 * 1024;
/** CPU limit of the process in seconds, in case its parent dies. */
const LIMITED = 'ulimit -t 120; exec "$0" "$@"';
const rights = ["--permission", "--allow-addons", "--no-warnings"];

type Answer = { output?: unknown; error?: string };

/** A process without our environment that may only read our code. Not a thread, because a full heap ends the whole process. */
export class SandboxProcess {
  tasks = 0;
  private readonly child = start();
  private readonly answers = framesIn(this.child.stdout, MOST_OUTPUT);
  private errors = "";
  private ended = false;

  constructor() {
    const { child } = this;
    // The process was killed before it read everything.
    child.stdin.on("error", () => {});
    child.stderr.on("data", (part: Buffer) => {
      this.errors = (this.errors + part).slice(0, 2_000);
    });
    child.once("error", () => this.end());
    child.once("exit", () => this.end());
    // Only a waiting caller keeps this process alive.
    for (const handle of [child, child.channel, child.stdin, child.stdout, child.stderr]) handle?.unref();
  }

  get isUsable() {
    return !this.ended;
  }

  end() {
    this.ended = true;
    this.child.kill("SIGKILL");
  }

  async run<Output>({ file, name, ms }: Task, bytes: Uint8Array, more: unknown): Promise<Output> {
    this.tasks++;
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      this.end();
    };
    const timer = setTimeout(giveUp, START_MS);
    let callOff = () => clearTimeout(timer);
    const onStarted = () => {
      callOff();
      callOff = limitProcessor(this.child.pid ?? 0, ms, giveUp);
    };
    this.child.once("message", onStarted);
    this.child.stdout.ref();
    try {
      writeFrame(this.child.stdin, serialize({ file, name, more }));
      // Separately, to avoid a copy.
      writeFrame(this.child.stdin, bytes);
      const { value } = await this.answers.next();
      const answer: Answer = value ? deserialize(value) : { error: this.errors };
      if (!("error" in answer)) return answer.output as Output;
      throw new SandboxFailed(timedOut || !value ? "limit" : "crash", answer.error);
    } finally {
      callOff();
      this.child.off("message", onStarted);
      this.child.stdout.unref();
    }
  }
}

type Piped = ChildProcess & { stdin: Socket; stdout: Socket; stderr: Socket };

function start(): Piped {
  const root = /* turbopackIgnore: true */ process.cwd();
  const hook = pathToFileURL(join(root, "scripts", "resolve-hook.ts")).href;
  const flags = [...rights, `--allow-fs-read=${root}`, `--max-old-space-size=${HEAP_MB}`, "--import", hook];
  const node = [process.execPath, ...flags, join(root, "lib/platform/files/sandbox-child.ts")];
  const [program = "", ...args] = process.platform === "win32" ? node : ["/bin/sh", "-c", LIMITED, ...node];
  const env = {} as NodeJS.ProcessEnv;
  return spawn(program, args, { cwd: root, env, stdio: ["pipe", "pipe", "pipe", "ipc"] }) as Piped;
}
