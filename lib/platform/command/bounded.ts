const maxBytes = 512 * 1024;

export async function boundedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args);
  let bytes = 0;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error("the answer does not stop"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limited) ?? null, response);
}
