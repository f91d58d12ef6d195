import { BadBody, partsOf } from "@/lib/core/multipart";

/** The bytes of the one file in an upload. */
export async function* fileBytes(request: Request): AsyncGenerator<Buffer> {
  let found = false;
  for await (const part of partsOf(request)) {
    if (part.name !== "file" || found) throw new BadBody("No file in form data");
    found = true;
    yield* part.bytes;
  }
  if (!found) throw new BadBody("No file in form data");
}
