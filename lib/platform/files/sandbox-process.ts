import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";
import { limitProcessor } from "./processor-limit";
import { framesIn, writeFrame } from "./sandbox-frames";

/** `busy`: too many wait already. `limit`: it took too long, or too much memory. `crash`: it threw. */
export class SandboxFailed extends Error {
  readonly reason: "busy" | "limit" | "crash";

  constructor(reason: SandboxFailed["reason"], cause?: unknown) {
    super(`sandbox: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A function by the file it stands in, from the root, and its name; and how many milliseconds of processor it may take. */
export type Task = { file: `${string}.ts`; name: string; ms: number };

const HEAP_MB = 192;
/** Milliseconds that a process may take to start and to load a function, on a busy machine too. */
const START_MS = 60_000;
const MOST_OUTPUT = 32 * 1024 * 1024;
/** Seconds of processor for the life of a process, should nobody be left to kill it. */
const LIMITED = 'ulimit -t 120; exec "$0" "$@"';
const rights = ["--permission", "--allow-addons", "--no-warnings"];

type Answer = { output?: unknown; error?: string };

/** A process without our environment that may read our code and do nothing else: no writing, no other processes, no threads. A thread would not do: a heap that is full ends its whole process. */
export class SandboxProcess {
  tasks = 0;
  private readonly child = start();
  private readonly answers = framesIn(this.child.stdout, MOST_OUTPUT);
  private errors = "";
  private ended = false;

  constructor() {
    const { child } = this;
    // Killed before it has read everything.
    child.stdin.on("error", () => {});
    child.stderr.on("data", (part: Buffer) => {
      this.errors = (this.errors + part).slice(0, 2_000);
    });
    child.once("error", () => this.end());
    child.once("exit", () => this.end());
    // Only who waits for an answer keeps this process alive.
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
    let late = false;
    const giveUp = () => {
      late = true;
      this.end();
    };
    const timer = setTimeout(giveUp, START_MS);
    let callOff = () => clearTimeout(timer);
    const begun = () => {
      callOff();
      callOff = limitProcessor(this.child.pid ?? 0, ms, giveUp);
    };
    this.child.once("message", begun);
    this.child.stdout.ref();
    try {
      writeFrame(this.child.stdin, serialize({ file, name, more }));
      // Apart, so that they are not copied.
      writeFrame(this.child.stdin, bytes);
      const { value } = await this.answers.next();
      const answer: Answer = value ? deserialize(value) : { error: this.errors };
      if (!("error" in answer)) return answer.output as Output;
      throw new SandboxFailed(late || !value ? "limit" : "crash", answer.error);
    } finally {
      callOff();
      this.child.off("message", begun);
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
