type Exception = { path: string; pattern: string; why: string; bound: string };

const rendered = {
  why: "reads the document that Next has rendered, where a text of somebody has no < of its own",
  bound: "a page of ours",
};

/** Patterns that recheck finds slow, each with the reason why it is safe and the maximum length of its input. */
export const exceptions: Exception[] = [
  { path: "lib/server/late-scripts.ts", pattern: String.raw`/<script\b([^>]*)>([\s\S]*?)<\/script>/g`, ...rendered },
  { path: "lib/server/late-scripts.ts", pattern: '/<link rel="preload" as="script"[^>]*>/g', ...rendered },
  { path: "lib/server/late-scripts.ts", pattern: String.raw`/<body\b[^>]*>/`, ...rendered },
  {
    path: "lib/simulators/payments/pages/style.ts",
    pattern: String.raw`/\/\*[\s\S]*?\*\//g`,
    why: "reads our own style sheet, once, in a stand-in",
    bound: "app/tokens.css",
  },
  {
    path: "lib/notifications/provider/vapid.ts",
    pattern: String.raw`/[^\s<>]+@[^\s<>]+/`,
    why: "reads MAIL_FROM, a setting of whoever runs the product",
    bound: "one address with a name",
  },
];

/** Code that builds regular expressions from text, and how to run it. */
export const makers: Record<string, () => Promise<unknown>> = {
  "lib/platform/http/routes.ts": async () => {
    const { inSections, sectionsWith } = await import("@/lib/platform/http/routes");
    for (const [name, value] of [
      ["session", "renewed"],
      ["files", true],
      ["personalLink", true],
    ] as const)
      inSections(sectionsWith(name, value));
  },
  "lib/platform/i18n/wanted-locale.ts": () => import("@/lib/platform/i18n/wanted-locale"),
  "lib/server/addresses.ts": () => import("@/lib/server/addresses"),
  "lib/jobs/schema/wording.ts": () => import("@/lib/jobs/schema/wording"),
};
