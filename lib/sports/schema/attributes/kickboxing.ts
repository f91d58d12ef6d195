import { attributeFactories } from "../attribute";
import { combat } from "./combat";

const { figure, yesNo } = attributeFactories(["kickboxing"], { perSport: true, group: "play" });

export const kickboxing = [
  ...combat("kickboxing", [
    "point_fighting",
    "light_contact",
    "kick_light",
    "full_contact",
    "low_kick",
    "k1",
    "musical_forms",
  ]),
  yesNo("muay_thai"),
  figure("ko_pct", [0, 100], "up"),
  figure("rounds_fought", [0, 600], "neutral"),
];
