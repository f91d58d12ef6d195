// Floors, lowest first. A domain looks at its own floor and at the floors below, never up.
const floors = [
  ["accounts", "sports", "billing"],
  ["players", "documents", "recruiters"],
  ["measurements"],
  ["content", "events", "jobs", "search", "contacts"],
  ["pipeline", "support"],
  ["trust", "notifications"],
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
    never("platform-knows-no-domain", "^lib/platform/", "^lib/(?!platform/)"),
    never(
      "stand-ins-know-no-domain",
      "^lib/simulators/",
      `^lib/(${domains}|server)/|^lib/entry/(session|action|handlers|schedule)\\.ts$`,
    ),
    never("the-server-knows-no-domain", "^lib/server/", `^lib/${domains}/`),
    never(
      "stand-ins-are-reached-over-http",
      { path: "^(app|components|lib)/", pathNot: "^(lib/simulators/|app/api/local/)" },
      { path: "^lib/simulators/", pathNot: "^lib/simulators/\\w+/(settings|connection)\\.ts$" },
    ),

    never(
      "database-behind-queries-commands-handlers",
      {
        path: "^(app|components|lib)/",
        pathNot: `^lib/(platform|simulators)/|^lib/entry/(handlers|schedule)\\.ts$|${word("queries", "commands", "steps", "handlers")}`,
      },
      {
        path: "^lib/platform/(db/db\\.ts|prisma/)",
        pathNot: "^lib/platform/prisma/enums",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never("policy-and-schema-are-pure", word("policy", "schema"), {
      path: `^lib/platform/(db/db|command/command|outbox/domain-events|live/live|outbox/jobs|outbox/mail|env)\\.ts$|^lib/entry/(session|action|handlers|schedule)\\.ts$|${word("queries", "commands", "steps", "events", "actions", "handlers", "provider")}`,
      dependencyTypesNot: ["type-only"],
    }),
    // A read that must leave a trace (who saw whom, what was searched) calls its own domain's command for it.
    never("queries-write-only-their-own-traces", word("queries"), { path: word("commands"), pathNot: "^lib/$1/" }),
    never("queries-take-no-steps", word("queries"), { path: word("steps"), dependencyTypesNot: ["type-only"] }),
    // What an act shares with another is a step: counted once, in one transaction.
    never("acts-share-steps", word("commands", "steps"), { path: word("commands"), dependencyTypesNot: ["type-only"] }),
    never("an-act-has-one-transaction", word("commands"), {
      path: "^lib/platform/db/db\\.ts$",
      dependencyTypesNot: ["type-only"],
    }),
    never(
      "nothing-below-calls-the-door",
      word("queries", "commands", "steps", "handlers", "policy", "schema", "provider"),
      word("actions"),
    ),
    never("domains-keep-actions-and-handlers-to-themselves", `^lib/${domains}/`, {
      path: word("actions", "handlers"),
      pathNot: "^lib/$1/",
    }),
    // Declarations only, so that the file that joins them imports nothing of a domain, and any handler may take its types from there.
    never("events-are-declarations", word("events"), {
      path: "^(app|components|lib)/",
      pathNot: `^lib/platform/|${word("events")}`,
    }),
    never("domains-take-only-types-of-joined-events", `^lib/${domains}/`, {
      path: "^lib/entry/domain-events\\.ts$",
      dependencyTypesNot: ["type-only"],
    }),
    never(
      "only-writes-record-events",
      {
        path: "^(app|components|lib)/",
        pathNot: `^lib/entry/domain-events\\.ts$|${word("commands", "steps", "handlers", "events")}`,
      },
      {
        path: word("events"),
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "handlers-are-called-from-one-file",
      { path: "^(app|components|lib)/", pathNot: "^lib/entry/handlers\\.ts$" },
      word("handlers"),
    ),

    never("components-take-props", "^components/", {
      path: `${word("queries", "commands", "steps", "handlers", "policy", "provider")}|^lib/entry/(session|handlers|action)\\.ts$`,
      dependencyTypesNot: ["type-only"],
    }),
    never("plain-parts-know-no-domain", "^components/(ui|form)/", `^lib/${domains}/|^components/(?!ui/|form/)`),
    never(
      "pages-read-queries-and-write-actions",
      "^app/(?!api/|functions/|factors/|\\.well-known/)",
      word("commands", "handlers", "provider"),
    ),
    never("nobody-outside-takes-steps", "^(app/(?!\\.well-known/)|components/)", word("steps")),
    never(
      "only-doors-admit",
      {
        path: "^(app|components|lib)/",
        pathNot:
          "^app/(api|functions|factors|\\.well-known)/|^lib/(entry/session|entry/schedule|platform/command/visitor-actor)\\.ts$|^lib/accounts/provider",
      },
      { path: "^lib/platform/command/create-actor\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    ...stairs,

    provider(["stripe"], "^lib/billing/provider|^app/api/stripe/"),
    provider(
      ["next-auth", "@auth/core"],
      "^lib/(entry/session\\.ts|accounts/provider)|^app/api/auth/|^middleware\\.ts$",
    ),
    provider(
      ["uploadthing", "@uploadthing"],
      "^lib/platform/files/storage/provider|^app/api/uploadthing/|^components/form/",
    ),
    provider(["openai", "ai", "@ai-sdk"], "^lib/(support|jobs|trust)/provider"),
    provider(["pdfkit", "bidi-js"], "^lib/platform/print/(draw-)?pdf"),
    provider(["libheif-js"], "^lib/platform/files/inspection/decode-heic\\.ts$"),
    provider(["nodemailer"], "^lib/platform/outbox/smtp\\.ts$"),
    provider(["pg-boss"], "^lib/platform/outbox/jobs\\.ts$"),
    provider(["@node-rs/argon2", "@simplewebauthn/server"], "^lib/accounts/provider"),
    provider(["@simplewebauthn/browser"], "^components/accounts/browser-passkey\\.ts$"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.next|^lib/platform/prisma/.+/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
