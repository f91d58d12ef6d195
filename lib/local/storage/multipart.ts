/** What is wrong with an upload's body. */
export class BadBody extends Error {}

const HEAD_LIMIT = 16_384;

/** The bytes of the one file in a multipart body, as they arrive: a video never stands in memory as a whole. */
export async function* fileBytes(request: Request): AsyncGenerator<Buffer> {
  const end = Buffer.from(`\r\n--${boundaryOf(request)}`);
  let held: Buffer = Buffer.alloc(0);
  let place: "head" | "file" | "tail" = "head";
  for await (const chunk of request.body ?? []) {
    if (place === "tail") continue;
    held = Buffer.concat([held, chunk as Uint8Array]);
    if (place === "head") {
      const head = held.indexOf("\r\n\r\n");
      if (head < 0 && held.length > HEAD_LIMIT) throw new BadBody("No file in form data");
      if (head < 0) continue;
      if (!held.toString("latin1", 0, head).includes('name="file"')) throw new BadBody("No file in form data");
      held = held.subarray(head + 4);
      place = "file";
    }
    const at = held.indexOf(end);
    if (at >= 0) {
      place = "tail";
      yield held.subarray(0, at);
      continue;
    }
    const sure = held.length - end.length;
    if (sure <= 0) continue;
    yield held.subarray(0, sure);
    held = held.subarray(sure);
  }
  if (place !== "tail") throw new BadBody("The upload was cut");
}

function boundaryOf(request: Request): string {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "");
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw new BadBody("No file in form data");
  return boundary;
}
