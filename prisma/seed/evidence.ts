import { createHash, createHmac } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { demoEmails } from "./accounts.ts";
import { type Days, dayOf, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";

type Claim = Prisma.PlayerClaimCreateManyInput & { id: string; measuredOn: Date };
type Test = { attribute: string; worst: number; best: number; digits: number };

/** Measurements of every football player. */
const tests: Test[] = [
  { attribute: "sprint_30m", worst: 4.62, best: 3.92, digits: 2 },
  { attribute: "top_speed", worst: 27.5, best: 35.4, digits: 1 },
  { attribute: "cmj", worst: 27, best: 46, digits: 1 },
  { attribute: "yoyo_ir1", worst: 920, best: 2480, digits: 0 },
];
const meanShare = { amateur: 0.35, semi_pro: 0.5, professional: 0.7, elite_international: 0.85 };

/** Measurements of the football players, over years for the demo player, and the requests to confirm them. */
export function makeEvidence(players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("evidence");
  const footballers = players.filter(({ row }) => row.primarySport === "football");
  const demo = footballers.find(({ account }) => account.user.email === demoEmails.player);
  const claims = footballers.flatMap((player) =>
    tests.flatMap((test) => measured(player, test, player === demo ? 5 : 1, days, random)),
  );
  return { playerClaims: claims, confirmations: demo ? confirmations(demo, claims, days) : [] };
}

function measured(player: SeedPlayer, test: Test, times: number, days: Days, random: Random): Claim[] {
  const { attribute, worst, best, digits } = test;
  const share = Math.min(1, meanShare[player.row.level] + random.bell(-0.25, 0.25) + (times > 1 ? 0.15 : 0));
  return Array.from({ length: times }, (_, n) => {
    const behind = times - 1 - n;
    const reached = Math.max(0, share - behind * random.bell(0.04, 0.1));
    const first = times > 1 && n === 0;
    return {
      id: idFor(`claim ${player.row.handle} ${attribute} ${n}`),
      playerId: player.row.id,
      attribute,
      number: Number((worst + (best - worst) * reached).toFixed(digits)),
      measuredOn: dayOf(days.ago(random.integer(20, 60) + behind * 150, 12)),
      measuredBy: attribute === "top_speed" ? "gnss" : "photocell",
      grade: times > 1 && !first && attribute !== "yoyo_ir1" ? "coach" : "self",
      source: null,
    };
  });
}

type ConfirmationRow = Prisma.ConfirmationUncheckedCreateInput;

/** One request confirmed, one open, and one corrected and declined. */
function confirmations({ row: player, account }: SeedPlayer, claims: Claim[], days: Days): ConfirmationRow[] {
  const newest = (attribute: string) =>
    claims.filter((claim) => claim.playerId === player.id && claim.attribute === attribute).at(-1)?.id ?? "";
  const [sprint, speed, jump, yoyo] = ["sprint_30m", "top_speed", "cmj", "yoyo_ir1"].map(newest);
  const yes = { answer: "confirmed", before: "self", grade: "coach" } as const;
  const confirmation = (
    name: string,
    ago: number,
    over: Omit<ConfirmationRow, keyof typeof fixed | "name" | "email">,
  ): ConfirmationRow => {
    const id = idFor(`confirmation ${name}`);
    const askedAt = days.ago(ago, 9);
    return {
      ...{ ...fixed, id, name, askedAt, ...over },
      email: `${name.split(" ")[0]?.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")}@gones-saone.example`,
      expiresAt: later(askedAt, 14),
      tokenHash: hashed(`answer ${id}`),
      receiptHash: hashed(`receipt ${id}`),
    };
  };
  const fixed = {
    id: "",
    playerId: player.id,
    locale: account.user.locale ?? "fr",
    namesPlayer: true,
    askedAt: days.today,
    expiresAt: days.today,
    tokenHash: "",
    receiptHash: "",
  };
  return [
    confirmation("Solène Vidal", 24, {
      role: "coach",
      club: "Entente des Deux-Fleuves",
      proof: "measured",
      answeredAt: days.ago(22, 18),
      claims: { create: [sprint, speed, jump].map((claimId = "") => ({ claimId, ...yes })) },
    }),
    confirmation("Hakim Berrada", 4, {
      role: "physical_coach",
      club: "Entente des Deux-Fleuves",
      claims: { create: [{ claimId: yoyo ?? "" }] },
    }),
    confirmation("Odile Marchetti", 40, {
      role: "teacher",
      club: "Lycée des Berges",
      proof: "records",
      answeredAt: days.ago(37, 11),
      claims: {
        create: [
          { claimId: yoyo ?? "", answer: "corrected", correction: "1 960 m" },
          { claimId: sprint ?? "", answer: "not_mine" },
        ],
      },
    }),
  ];
}

const hashed = (name: string) =>
  createHash("sha256").update(createHmac("sha256", "demo").update(name).digest("base64url")).digest("base64url");
