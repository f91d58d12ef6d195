/** Methods of each API route; a test compares with its exports. GET includes HEAD. */
export const machineDoors: Record<string, readonly string[]> = {
  "/.well-known/jwks.json": ["GET"],
  "/api/account/copy": ["POST"],
  "/api/admin/emails/[email]": ["GET"],
  "/api/admin/export/[list]": ["GET"],
  "/api/admin/reports/[report]": ["GET"],
  "/api/auth/[...nextauth]": ["GET", "POST"],
  "/api/bell": ["GET"],
  "/api/cvs/[code]": ["GET"],
  "/api/cvs/[code]/seen": ["GET"],
  "/api/documents/[id]": ["GET"],
  "/api/events/[id]/registrations": ["GET"],
  "/api/events/mine": ["GET"],
  "/api/events/organized": ["GET"],
  "/api/budget": ["GET"],
  "/api/favorites": ["GET"],
  "/api/health": ["GET"],
  "/api/live": ["GET"],
  "/api/local/openai/v1/[...path]": ["GET", "POST"],
  "/api/local/stripe/checkout/[id]": ["GET", "POST"],
  "/api/local/stripe/portal/[id]": ["GET", "POST"],
  "/api/local/stripe/v1/[...path]": ["DELETE", "GET", "POST"],
  "/api/local/ut/[...path]": ["GET", "HEAD", "OPTIONS", "POST", "PUT"],
  "/api/news/[id]/seen": ["GET"],
  "/api/news/search": ["GET"],
  "/api/players/pictures/[id]": ["GET"],
  "/api/players/videos": ["POST"],
  "/api/players/videos/[id]": ["GET"],
  "/api/players/videos/[id]/captions": ["GET"],
  "/api/players/videos/[id]/poster": ["GET"],
  "/api/sport-jobs/[id]/applicants": ["GET"],
  "/api/sport-jobs/draft": ["GET"],
  "/api/sport-jobs/wishlist": ["GET"],
  "/api/stats": ["GET"],
  "/api/stripe/webhook": ["POST"],
  "/api/unsubscribe/[key]": ["GET", "POST"],
  "/api/uploadthing": ["POST"],
  "/calendar/[language]/[file]": ["GET"],
  "/factors": ["POST"],
  "/factors/[factorId]": ["DELETE"],
  "/factors/[factorId]/challenge": ["POST"],
  "/factors/[factorId]/verify": ["POST"],
  "/feeds/[language]/[feed]": ["GET"],
  "/functions/v1/ai-chatbot-support": ["POST"],
  "/functions/v1/check-subscription": ["POST"],
  "/functions/v1/checkout-done": ["GET"],
  "/functions/v1/create-checkout": ["POST"],
  "/functions/v1/customer-portal": ["POST"],
  "/manifest.webmanifest": ["GET"],
  "/pictures/[file]": ["GET"],
  "/robots.txt": ["GET"],
  "/sitemap.xml": ["GET"],
  "/sitemap/[part]": ["GET"],
};

const doors = Object.entries(machineDoors).map(([route, methods]) => ({
  address: new RegExp(
    `^${route
      .replace(/\./g, "\\.")
      .replace(/\[(\\\.)+\w+\]/, ".+")
      .replace(/\[\w+\]/g, "[^/]+")}/?$`,
  ),
  methods: methods.includes("GET") ? [...new Set([...methods, "HEAD"])].sort() : methods,
}));

/** Undefined when there is no route. */
export const methodsOfDoor = (path: string) => doors.find(({ address }) => address.test(path))?.methods;
