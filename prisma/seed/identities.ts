import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { pageOf, type SeedFile } from "./documents.ts";
import type { SeedGuardian } from "./guardians.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, randomFor } from "./random.ts";
import { type IdentityKind, identityDocument, reasons } from "./texts/identity-documents.ts";
import { type SeedCase, verdictOf } from "./verification.ts";

type IdentityInput = {
  players: readonly SeedPlayer[];
  guardians: readonly SeedGuardian[];
  child: SeedPlayer;
  admin: Account;
};
type Check = Pick<Prisma.PlayerCreateManyInput, "namedAt" | "identityCheckedAt" | "identityBasis">;

const checks = (["readable", "type", "size", "unique", "account_name"] as const).map((rule) => ({
  rule,
  passed: true,
}));
const kindsOf = ({ minor }: SeedPlayer): IdentityKind[] =>
  minor ? ["guardian_identity", "guardian_tie"] : ["identity"];

/** Checked identities and their cases, and documents that wait or were rejected, with files to open. */
export function makeIdentities({ players, guardians, child, admin }: IdentityInput, days: Days) {
  const random = randomFor("identities");
  const open = waiting(players, child);
  const others = players.filter(({ listed }) => listed).filter((player) => !open.includes(player));
  const checked = others.filter((player, n) => n === 0 || random.chance(player.minor ? 0.25 : 0.45));
  const refused = others.find((player) => !player.minor && player.language === "fr" && !checked.includes(player));

  const decided = checked.flatMap((player) => {
    const checkedTime = earlier(
      later(player.row.createdAt, random.integer(1, 3), random.integer(1, 8)),
      days.ago(2, 10),
    );
    return kindsOf(player).map((kind) =>
      caseOf(player, kind, { createdAt: player.row.createdAt, ...good(admin, checkedTime) }),
    );
  });
  const files = open.flatMap((player, n) =>
    kindsOf(player).map((kind) => fileOf(player, kind, days.ago(n % 3, 9, 12))),
  );
  return {
    verificationCases: [
      ...decided,
      ...files.map(waitingFor(open)),
      ...(refused ? [turnedDown(refused, admin, days)] : []),
    ],
    files,
    checkOf: ({ row, minor }: SeedPlayer): Check => {
      const decidedTime = decided.find(({ userId }) => userId === row.userId)?.decidedAt;
      const basis = minor ? "guardian_documents" : "own_document";
      return { namedAt: row.createdAt, ...(decidedTime && { identityCheckedAt: decidedTime, identityBasis: basis }) };
    },
  };

  function fileOf(player: SeedPlayer, kind: IdentityKind, createdAt: Date): SeedFile {
    const { id, userId, fullName, birthDate } = player.row;
    const guardian = guardians.find(({ playerId }) => playerId === id)?.fullName ?? "";
    const born = new Intl.DateTimeFormat(player.language, { dateStyle: "long", timeZone: "UTC" }).format(birthDate);
    const lines = identityDocument(kind, player.language, { fullName, guardian, born });
    return pageOf({ of: `player ${id} ${kind}`, ownerId: userId, kind, ...lines, createdAt });
  }
}

/** One player for each language of the sample documents, and the demo parent's child. */
const waiting = (players: readonly SeedPlayer[], child: SeedPlayer) => [
  ...(["fr", "en", "es"] as const).flatMap(
    (language) =>
      players.slice(1).find((player) => player.listed && !player.minor && player.language === language) ?? [],
  ),
  child,
];

const waitingFor =
  (open: readonly SeedPlayer[]) =>
  ({ document: { id: documentId, ownerId, kind, createdAt } }: SeedFile): SeedCase => {
    const player = open.find(({ row }) => row.userId === ownerId)!;
    return caseOf(player, kind as IdentityKind, { documentId, createdAt: new Date(createdAt as Date) });
  };

const turnedDown = (player: SeedPlayer, admin: Account, days: Days) =>
  caseOf(player, "identity", {
    createdAt: days.ago(8, 18, 5),
    ...verdictOf(admin, days.ago(6, 11, 20), { rejected: reasons[player.language as keyof typeof reasons] }),
  });

const good = (admin: Account, date: Date) => verdictOf(admin, date);

const caseOf = (player: SeedPlayer, kind: IdentityKind, over: Partial<SeedCase> & { createdAt: Date }): SeedCase => ({
  id: idFor(`kyc ${player.row.handle} ${kind}`),
  userId: player.row.userId,
  documentType: kind,
  checks: checks.map((check) => (kind === "guardian_identity" && check.rule === "account_name" ? unknown : check)),
  ...over,
});

const unknown = { rule: "account_name", passed: null } as const;
