// Floors, lowest first. A domain looks at its own floor and at the floors below, never up.
const floors = [
  ["accounts", "sports", "claims"],
  ["players", "recruiters", "esport", "documents", "billing", "evidence"],
  ["verification", "news", "events", "jobs", "messages", "talent", "scouting", "introductions", "cvs"],
  ["matching", "contracts", "support", "moderation", "reports"],
  ["notifications"],
];

const any = (names) => `(${names.join("|")})`;
const domains = any(floors.flat());
/** A domain's word is a file or a folder: `queries.ts` or `queries/own-profile.ts`. */
const word = (...names) => `^lib/${domains}/${any(names)}(\\.ts$|/)`;

const never = (name, from, to) => ({ name, severity: "error", from: pattern(from), to: pattern(to) });
const pattern = (side) => (typeof side === "string" ? { path: side } : side);

const stairs = floors
  .slice(0, -1)
  .map((floor, index) =>
    never(
      `no-stairs-up-from-floor-${index + 1}`,
      `^lib/${any(floor)}/`,
      `^lib/${any(floors.slice(index + 1).flat())}/`,
    ),
  );

/** Each third party has one door. */
const provider = (packages, doors) =>
  never(
    `one-door-to-${packages[0].replace(/\W+/g, "-")}`,
    { path: "^(app|components|lib)/", pathNot: doors },
    `(^|/)node_modules/${any(packages)}/`,
  );

module.exports = {
  forbidden: [
    never("no-cycles", {}, { circular: true }),
    never("nothing-unresolved", {}, { couldNotResolve: true, pathNot: "^(next/root-params|@/messages/)" }),
    never("nobody-imports-app", "^(lib|components)/", "^app/"),
    never("lib-has-no-markup", { path: "^lib/" }, "^components/"),
    never("core-knows-nobody", "^lib/core/", "^lib/(?!core/)"),
    never(
      "stand-ins-know-no-domain",
      "^lib/local/",
      `^lib/(${domains}|front)/|^lib/(session|action|reactions|schedule)\\.ts$`,
    ),
    never("the-front-knows-no-domain", "^lib/front/", `^lib/${domains}/`),
    never(
      "stand-ins-are-reached-over-http",
      { path: "^(app|components|lib)/", pathNot: "^(lib/local/|app/api/local/)" },
      { path: "^lib/local/", pathNot: "^lib/local/\\w+/(settings|connection)\\.ts$" },
    ),

    never(
      "database-behind-queries-commands-reactions",
      {
        path: "^(app|components|lib)/",
        pathNot: `^lib/(core|local)/|^lib/(reactions|schedule)\\.ts$|${word("queries", "commands", "steps", "reactions")}`,
      },
      { path: "^lib/core/(db\\.ts|prisma/)", pathNot: "^lib/core/prisma/enums", dependencyTypesNot: ["type-only"] },
    ),
    never("policy-and-schema-are-pure", word("policy", "schema"), {
      path: `^lib/core/(db|command|facts|live|jobs|mail|env)\\.ts$|^lib/(session|action|reactions|schedule)\\.ts$|${word("queries", "commands", "steps", "actions", "reactions", "provider")}`,
      dependencyTypesNot: ["type-only"],
    }),
    // A read that must leave a trace (who saw whom, what was searched) calls its own domain's command for it.
    never("queries-write-only-their-own-traces", word("queries"), { path: word("commands"), pathNot: "^lib/$1/" }),
    never("queries-take-no-steps", word("queries"), { path: word("steps"), dependencyTypesNot: ["type-only"] }),
    // What an act shares with another is a step: counted once, in one transaction.
    never("acts-share-steps", word("commands", "steps"), { path: word("commands"), dependencyTypesNot: ["type-only"] }),
    never("an-act-has-one-transaction", word("commands"), {
      path: "^lib/core/db\\.ts$",
      dependencyTypesNot: ["type-only"],
    }),
    never(
      "nothing-below-calls-the-door",
      word("queries", "commands", "steps", "reactions", "policy", "schema", "provider"),
      word("actions"),
    ),
    never("domains-keep-actions-and-reactions-to-themselves", `^lib/${domains}/`, {
      path: word("actions", "reactions"),
      pathNot: "^lib/$1/",
    }),
    never(
      "reactions-are-called-from-one-page",
      { path: "^(app|components|lib)/", pathNot: "^lib/reactions\\.ts$" },
      word("reactions"),
    ),

    never("components-take-props", "^components/", {
      path: `${word("queries", "commands", "steps", "reactions", "policy", "provider")}|^lib/(session|reactions|action)\\.ts$`,
      dependencyTypesNot: ["type-only"],
    }),
    never("plain-parts-know-no-domain", "^components/(ui|form)/", `^lib/${domains}/|^components/(?!ui/|form/)`),
    never(
      "pages-read-queries-and-write-actions",
      "^app/(?!api/|functions/|factors/|\\.well-known/)",
      word("commands", "reactions", "provider"),
    ),
    never("nobody-outside-takes-steps", "^(app/(?!\\.well-known/)|components/)", word("steps")),
    never(
      "only-doors-admit",
      {
        path: "^(app|components|lib)/",
        pathNot:
          "^app/(api|functions|factors|\\.well-known)/|^lib/(session|schedule|core/stranger)\\.ts$|^lib/accounts/provider",
      },
      { path: "^lib/core/door\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    ...stairs,

    provider(["stripe"], "^lib/billing/provider|^app/api/stripe/"),
    provider(["next-auth", "@auth/core"], "^lib/(session\\.ts|accounts/provider)|^app/api/auth/|^middleware\\.ts$"),
    provider(["uploadthing", "@uploadthing"], "^lib/documents/provider|^app/api/uploadthing/|^components/form/"),
    provider(["openai", "ai", "@ai-sdk"], "^lib/(support|jobs|verification)/provider"),
    provider(["pdfkit", "bidi-js"], "^lib/core/pdf"),
    provider(["nodemailer"], "^lib/core/smtp\\.ts$"),
    provider(["pg-boss"], "^lib/core/jobs\\.ts$"),
    provider(["@node-rs/argon2"], "^lib/accounts/provider"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.next|^lib/core/prisma/.+/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
