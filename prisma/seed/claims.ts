import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import { idFor } from "./random.ts";

const claims = [
  { value: "55+", wordsEn: "sports", wordsFr: "sports", wordsEs: "deportes", wordsAr: "رياضة" },
  { value: "10,000+", wordsEn: "athletes", wordsFr: "athlètes", wordsEs: "deportistas", wordsAr: "رياضي" },
  {
    value: "4.9/5",
    wordsEn: "satisfaction",
    wordsFr: "de satisfaction",
    wordsEs: "de satisfacción",
    wordsAr: "درجة الرضا",
  },
];

/** The three claims of the specification, on no page: the demo's own figures say otherwise, so nobody reads them until somebody answers for them. */
export const makeClaims = (adminId: string, days: Days): Prisma.ClaimCreateInput[] =>
  claims.map((said, at) => ({
    id: idFor(`claim ${said.value}`),
    position: at + 1,
    createdAt: days.ago(90, 10),
    versions: {
      create: { number: 1, ...said, places: [], writtenAt: days.ago(90, 10), writtenBy: { connect: { id: adminId } } },
    },
  }));
