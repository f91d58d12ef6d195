import type { SportSlug } from "../../../lib/sports/schema/sports.ts";

/** Second, x and y on the drawing of the ground (1200 × 900). */
export type Stop = readonly [second: number, x: number, y: number];
export type Side = "player" | "own" | "other" | "ball";

export type Scene = {
  name: string;
  /** The ground; the map of a game for e-sport. */
  sport: SportSlug | "esport";
  /** What is seen of the ground: 16 to 9. */
  box: readonly [x: number, y: number, width: number, height: number];
  seconds: number;
  movers: readonly { side: Side; stops: readonly Stop[] }[];
};

const moving = (side: Side, ...stops: Stop[]) => ({ side, stops });

/** Drawn plays without people; `scripts/draw-clips.ts` renders them to prisma/seed/media. */
export const scenes: readonly Scene[] = [
  {
    name: "handball-wing",
    sport: "handball",
    box: [560, 225, 640, 360],
    seconds: 6,
    movers: [
      moving("own", [0, 700, 460], [2, 780, 440], [6, 800, 450]),
      moving("own", [0, 760, 600], [6, 830, 560]),
      moving("other", [0, 900, 420], [2, 890, 440], [4, 930, 350], [6, 940, 360]),
      moving("other", [0, 905, 480], [6, 915, 470]),
      moving("other", [0, 985, 300], [2.5, 960, 330], [6, 990, 330]),
      moving("other", [0, 1120, 450], [4, 1115, 425], [6, 1110, 415]),
      moving("player", [0, 700, 285], [2, 780, 270], [3, 900, 275], [4.2, 1010, 330], [6, 1040, 350]),
      moving(
        "ball",
        [0, 712, 470],
        [1.6, 775, 452],
        [2.6, 862, 285],
        [3, 912, 285],
        [4.2, 1022, 340],
        [4.8, 1140, 478],
        [6, 1146, 478],
      ),
    ],
  },
  {
    name: "rugby-line",
    sport: "rugby",
    box: [420, 240, 640, 360],
    seconds: 6,
    movers: [
      moving("own", [0, 520, 330], [2, 640, 350], [6, 800, 360]),
      moving("own", [0, 480, 400], [3, 690, 420], [6, 860, 430]),
      moving("own", [0, 440, 540], [6, 760, 560]),
      moving("other", [0, 760, 340], [2, 690, 350], [6, 700, 380]),
      moving("other", [0, 760, 420], [3, 740, 430], [6, 760, 440]),
      moving("other", [0, 770, 520], [4, 800, 520], [6, 930, 520]),
      moving("player", [0, 460, 480], [2.6, 640, 480], [3.6, 760, 475], [4.4, 850, 460], [6, 1010, 440]),
      moving(
        "ball",
        [0, 530, 335],
        [1.6, 632, 352],
        [2.2, 650, 418],
        [3, 700, 474],
        [3.6, 768, 474],
        [4.4, 858, 459],
        [6, 1018, 439],
      ),
    ],
  },
  {
    name: "basketball-screen",
    sport: "basketball",
    box: [620, 250, 560, 315],
    seconds: 6,
    movers: [
      moving("own", [0, 900, 340], [1.6, 800, 400], [3, 850, 410], [6, 1010, 480]),
      moving("own", [0, 960, 540], [6, 1000, 545]),
      moving("other", [0, 905, 370], [2, 840, 410], [6, 980, 470]),
      moving("other", [0, 760, 430], [2, 790, 425], [3, 815, 430], [6, 940, 420]),
      moving("other", [0, 1010, 450], [3.6, 990, 430], [6, 1030, 440]),
      moving("player", [0, 720, 430], [1.8, 770, 420], [3, 850, 350], [4.2, 960, 370], [5, 1040, 430], [6, 1050, 440]),
      moving(
        "ball",
        [0, 732, 432],
        [1.8, 782, 424],
        [3, 862, 354],
        [4.2, 972, 374],
        [5, 1052, 434],
        [5.4, 1088, 450],
        [6, 1088, 450],
      ),
    ],
  },
  {
    name: "baseball-double",
    sport: "baseball",
    box: [200, 372, 768, 432],
    seconds: 6,
    movers: [
      moving("other", [0, 588, 772], [1.2, 600, 770], [4.6, 700, 676], [6, 705, 670]),
      moving("other", [0, 700, 650], [1, 690, 640], [3.4, 618, 572], [6, 618, 572]),
      moving("own", [0, 600, 665], [6, 602, 668]),
      moving("own", [0, 668, 560], [2.6, 606, 552], [6, 610, 556]),
      moving("own", [0, 740, 640], [3, 714, 662], [6, 714, 662]),
      moving("player", [0, 530, 560], [1.4, 488, 590], [2, 488, 590], [4, 505, 580], [6, 520, 572]),
      moving(
        "ball",
        [0, 600, 665],
        [0.8, 600, 768],
        [1.8, 493, 594],
        [2.2, 493, 592],
        [3, 606, 552],
        [3.4, 606, 552],
        [4.4, 712, 660],
        [6, 714, 664],
      ),
    ],
  },
  {
    name: "judo-throw",
    sport: "judo",
    box: [360, 292, 480, 270],
    seconds: 5,
    movers: [
      moving("other", [0, 660, 430], [1.5, 640, 440], [2.6, 600, 400], [3.2, 560, 480], [3.6, 520, 500], [5, 520, 500]),
      moving(
        "player",
        [0, 540, 430],
        [1.5, 580, 430],
        [2.6, 570, 430],
        [3.2, 590, 450],
        [3.8, 560, 480],
        [5, 556, 482],
      ),
    ],
  },
  {
    name: "esport-rotation",
    sport: "esport",
    box: [0, 112, 1200, 675],
    seconds: 6,
    movers: [
      moving("own", [0, 260, 640], [3, 420, 560], [6, 560, 520]),
      moving("own", [0, 330, 300], [6, 430, 330]),
      moving("other", [0, 900, 260], [3, 820, 330], [6, 700, 470]),
      moving("other", [0, 980, 420], [4, 820, 460], [6, 760, 500]),
      moving("other", [0, 640, 250], [6, 560, 300]),
      moving("player", [0, 240, 700], [1.8, 520, 690], [3.4, 800, 640], [4.6, 880, 540], [6, 800, 520]),
    ],
  },
];
