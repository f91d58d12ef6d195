/** Browsers upload from the site to what is, for the SDK, another origin. */
export const openToAll = { "access-control-allow-origin": "*" };

export const ok = (body: object) => Response.json(body, { headers: openToAll });

export const refused = (status: number, error: string) => Response.json({ error }, { status, headers: openToAll });

export const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...openToAll,
      "access-control-allow-methods": "GET, HEAD, PUT, OPTIONS",
      "access-control-allow-headers": "*",
      "access-control-expose-headers": "x-ut-range-start",
    },
  });
