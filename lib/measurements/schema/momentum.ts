import { attributeFactories } from "./attribute";
import { type Grade, isHigher } from "./grade";

const believed = [250, 800] as const;
const { measure } = attributeFactories(["rugby"], { perSport: true, group: "tests" });

/** Body mass times the mean speed over the first ten metres. Computed and never typed; no condition of a search, because it would ask the weight without a reason. */
export const sprintMomentum = measure("sprint_momentum", "kg_m_s", believed, {
  direction: "up",
  ask: "never",
  scores: false,
  minors: "never",
});

type Figure = { number: number; grade: Grade; measuredOn: Date; measuredBy: string | null };

/** As well founded and as fresh as the weaker of its two; null where a hand took the time, or where nobody would believe it. */
export function momentumOf<Of extends Figure>(weight: Of, sprint: Of): Of | null {
  if (sprint.measuredBy === "hand") return null;
  const number = Math.round((weight.number * 10) / sprint.number);
  const [least, most] = believed;
  if (number < least || number > most) return null;
  const grade = isHigher(weight.grade, sprint.grade) ? sprint.grade : weight.grade;
  const measuredOn = new Date(Math.min(weight.measuredOn.getTime(), sprint.measuredOn.getTime()));
  return { ...sprint, number, grade, measuredOn };
}
