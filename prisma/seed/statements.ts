import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import { idFor } from "./random.ts";

const statements = [
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

/** The three statements of the specification, on no page: the demo's real figures contradict them. */
export const makeStatements = (adminId: string, days: Days): Prisma.StatementCreateInput[] =>
  statements.map((statement, index) => ({
    id: idFor(`claim ${statement.value}`),
    position: index + 1,
    createdAt: days.ago(90, 10),
    versions: {
      create: {
        number: 1,
        ...statement,
        places: [],
        writtenAt: days.ago(90, 10),
        writtenBy: { connect: { id: adminId } },
      },
    },
  }));
