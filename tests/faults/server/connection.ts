import { connect } from "node:net";

export type Heard = { status: number; head: string; body: Buffer };
export type Connection = Awaited<ReturnType<typeof connectTo>>;

/** Milliseconds after which an answer counts as missing. */
const patience = 20_000;

export async function connectTo(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  let closed = false;
  let wake = () => {};
  socket.on("data", (part) => {
    received = Buffer.concat([received, part]);
    wake();
  });
  for (const event of ["close", "end", "error"])
    socket.on(event, () => {
      closed = true;
      wake();
    });
  await new Promise<void>((done, failed) => socket.once("connect", done).once("error", failed));

  /** Sends a request and waits for the answer; "closed" if the server closes the connection, "silent" if nothing comes. */
  async function ask(bytes: Buffer, method = "GET"): Promise<Heard | "closed" | "silent"> {
    socket.write(bytes);
    const late = Date.now() + patience;
    for (;;) {
      const answer = readAnswer(received, method);
      if (answer) {
        received = received.subarray(answer.length);
        return answer;
      }
      if (closed) return "closed";
      if (Date.now() > late) return "silent";
      await more(late);
    }
  }

  function more(late: number) {
    return new Promise<void>((done) => {
      const timer = setTimeout(done, late - Date.now());
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  return { ask, close: () => socket.destroy(), isClosed: () => closed };
}

/** The first complete answer in these bytes, with its length. */
function readAnswer(bytes: Buffer, method: string): (Heard & { length: number }) | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const start = end + 4;
  if (status === 100) {
    const after = readAnswer(bytes.subarray(start), method);
    return after && { ...after, length: after.length + start };
  }
  const whole = (length: number) =>
    bytes.length >= start + length
      ? { status, head, body: bytes.subarray(start, start + length), length: start + length }
      : undefined;
  // An open event stream is complete with its headers.
  if (/^content-type: text\/event-stream/im.test(head)) return whole(0);
  if (method === "HEAD" || status === 204 || status === 304) return whole(0);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length) return whole(Number(length));
  if (/^transfer-encoding: *chunked/im.test(head)) return wholeChunks(bytes, start, whole);
  // Node's own refusals have no body.
  return /^connection: *close/im.test(head) ? whole(0) : undefined;
}

function wholeChunks<T>(bytes: Buffer, start: number, whole: (length: number) => T): T | undefined {
  for (let offset = start; ; ) {
    const line = bytes.indexOf("\r\n", offset);
    if (line < 0) return;
    const size = Number.parseInt(bytes.toString("latin1", offset, line), 16);
    offset = line + 2 + size + 2;
    if (size === 0) return whole(offset - start);
  }
}
