/** An answer that is larger is none. */
const mostBytes = 512 * 1024;

/** Fetches, and breaks off what never ends. */
export async function bounded(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new Error("the answer does not stop"));
      else controller.enqueue(piece);
    },
  });
  return new Response(answer.body?.pipeThrough(counted) ?? null, answer);
}
