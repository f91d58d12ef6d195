/** For the SDK the storage is another origin. */
export const allowAllOrigins = { "access-control-allow-origin": "*" };

export const ok = (body: object) => Response.json(body, { headers: allowAllOrigins });

export const errorResponse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: allowAllOrigins });

export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...allowAllOrigins,
      "access-control-allow-methods": "GET, HEAD, PUT, OPTIONS",
      "access-control-allow-headers": "*",
      "access-control-expose-headers": "x-ut-range-start",
    },
  });
