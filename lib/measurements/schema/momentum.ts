import { attributeFactories } from "@/lib/sports/schema/attribute";
import { type Grade, isHigher } from "./grade";

const plausibleRange = [250, 800] as const;
const { measure } = attributeFactories(["rugby"], { perSport: true, group: "tests" });

/** Body mass times mean speed over ten meters; computed, and not searchable because it would reveal the weight. */
export const sprintMomentum = measure("sprint_momentum", "kg_m_s", plausibleRange, {
  direction: "up",
  ask: "never",
  scores: false,
  minors: "never",
});

type Measurement = { number: number; grade: Grade; measuredOn: Date; measuredBy: string | null };

/** Has the lower grade and the earlier date of its two values; null if hand-timed or implausible. */
export function momentumOf<Value extends Measurement>(weight: Value, sprint: Value): Value | null {
  if (sprint.measuredBy === "hand") return null;
  const number = Math.round((weight.number * 10) / sprint.number);
  const [least, most] = plausibleRange;
  if (number < least || number > most) return null;
  const grade = isHigher(weight.grade, sprint.grade) ? sprint.grade : weight.grade;
  const measuredOn = new Date(Math.min(weight.measuredOn.getTime(), sprint.measuredOn.getTime()));
  return { ...sprint, number, grade, measuredOn };
}
