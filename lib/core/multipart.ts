/** What is wrong with the body of a form. */
export class BadBody extends Error {}

export type Part = { name: string; filename: string | null; bytes: AsyncGenerator<Buffer> };

const HEAD_LIMIT = 16_384;

/** The parts of a multipart body as they arrive: a video never stands in memory as a whole. What is not read of a part is passed over. */
export async function* partsOf(request: Request): AsyncGenerator<Part> {
  const mark = Buffer.from(`\r\n--${boundaryOf(request)}`);
  const source = new Source(request.body);
  await drained(source.until(mark));
  while (!(await source.next(2)).equals(lastMark)) {
    const head = await headOf(source);
    const name = /[; ]name="([^"]*)"/i.exec(head)?.[1];
    if (name === undefined) throw new BadBody("A part without a name");
    const filename = /filename="([^"]*)"/i.exec(head)?.[1] ?? null;
    const bytes = source.until(mark);
    yield { name, filename, bytes };
    await drained(bytes);
  }
}

/** The whole of a part that is to be short. */
export async function textOf({ bytes }: Part, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > most) throw new BadBody("A part is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const lastMark = Buffer.from("--");
const headEnd = Buffer.from("\r\n\r\n");

async function headOf(source: Source): Promise<string> {
  let head = "";
  for await (const chunk of source.until(headEnd)) {
    head += chunk.toString("utf8");
    if (head.length > HEAD_LIMIT) throw new BadBody("No file in form data");
  }
  return head;
}

async function drained(bytes: AsyncGenerator<Buffer>) {
  for await (const _ of bytes);
}

function boundaryOf(request: Request): string {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "");
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw new BadBody("No file in form data");
  return boundary;
}

class Source {
  // A mark begins with the end of a line, and nothing stands before the first one.
  private held: Buffer = Buffer.from("\r\n");
  private readonly chunks: AsyncIterator<Uint8Array> | undefined;

  constructor(body: ReadableStream<Uint8Array> | null) {
    this.chunks = body?.[Symbol.asyncIterator]();
  }

  /** What comes before a mark, which is passed over; what came of it before a cut is given first. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (let at = this.held.indexOf(mark); ; at = this.held.indexOf(mark)) {
      if (at >= 0) {
        const last = this.take(at);
        this.take(mark.length);
        if (last.length > 0) yield last;
        return;
      }
      const sure = this.held.length - mark.length;
      if (sure > 0) yield this.take(sure);
      await this.more();
    }
  }

  async next(length: number): Promise<Buffer> {
    while (this.held.length < length) await this.more();
    return this.take(length);
  }

  private take(length: number): Buffer {
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }

  private async more() {
    const next = await this.chunks?.next();
    if (!next || next.done) throw new BadBody("The upload was cut");
    this.held = Buffer.concat([this.held, next.value]);
  }
}
