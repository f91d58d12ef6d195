import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { day, line, optional } from "@/lib/platform/command/input";

export const MAX_FACTS = 40;
export const PERFORMANCES_READ = 10;
export const PERFORMANCES_SHOWN = 5;

export const pastDay = day().refine((date) => date <= now(), "date_in_future");

export const addFactInput = z.object({
  label: line(60),
  value: line(80),
  source: optional(line(120)),
  happenedOn: optional(pastDay),
});

export const recordPerformanceInput = z.object({
  metricName: line(60),
  metricValue: line(40),
  recordedOn: pastDay,
});
