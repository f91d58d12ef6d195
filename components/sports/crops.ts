import type { SportSlug } from "@/lib/sports/schema/sports";

export type Box = readonly [x: number, y: number, width: number, height: number];

export const whole: Box = [0, 0, 1200, 900];

type Crops = { hero: Box; tall: Box; card: Box; story: Box };

/** Crops of each ground by frame. `hero` leaves the start half empty, is cut at the bottom in wide frames and may begin outside the drawing; `tall` is for phones. */
export const crops: Record<SportSlug, Crops> = {
  football: {
    hero: [686.5, 201, 457, 286],
    tall: [786, 205, 400, 391],
    card: [560, 60, 600, 450],
    story: [860, 300, 300, 169],
  },
  basketball: {
    hero: [672, 398, 270, 169],
    tall: [760, 215, 400, 391],
    card: [600, 190, 560, 420],
    story: [700, 300, 480, 270],
  },
  "american-football": {
    hero: [-250, 330, 560, 350],
    tall: [800, 205, 380, 372],
    card: [700, 160, 480, 360],
    story: [760, 190, 400, 225],
  },
  baseball: {
    hero: [30, 575, 640, 400],
    tall: [380, 520, 440, 380],
    card: [360, 430, 480, 360],
    story: [380, 430, 440, 248],
  },
  cricket: {
    hero: [124, 360, 470, 294],
    tall: [480, 240, 420, 411],
    card: [460, 280, 440, 330],
    story: [480, 320, 420, 236],
  },
  handball: {
    hero: [682, 368, 427, 267],
    tall: [740, 215, 460, 450],
    card: [640, 240, 560, 420],
    story: [640, 260, 560, 315],
  },
  rugby: {
    hero: [680, 388, 345, 216],
    tall: [640, 200, 440, 430],
    card: [560, 100, 560, 420],
    story: [420, 260, 480, 270],
  },
  boxing: {
    hero: [-40, 110, 520, 325],
    tall: [180, 40, 470, 460],
    card: [180, 60, 640, 480],
    story: [210, 50, 480, 270],
  },
  mma: { hero: [-80, 90, 540, 338], tall: [160, 30, 480, 470], card: [180, 40, 560, 420], story: [180, 40, 560, 315] },
  bjj: {
    hero: [-260, 300, 560, 350],
    tall: [560, 140, 440, 430],
    card: [430, 150, 520, 390],
    story: [430, 180, 520, 292],
  },
  kickboxing: {
    hero: [-20, 50, 560, 350],
    tall: [560, 60, 480, 470],
    card: [480, 40, 560, 420],
    story: [480, 60, 560, 315],
  },
  wrestling: {
    hero: [-60, 100, 560, 350],
    tall: [560, 60, 460, 450],
    card: [480, 50, 560, 420],
    story: [500, 60, 500, 281],
  },
  judo: {
    hero: [214, 170, 280, 175],
    tall: [330, 180, 400, 391],
    card: [320, 240, 560, 420],
    story: [330, 180, 420, 236],
  },
  karate: {
    hero: [-20, 60, 480, 300],
    tall: [560, 140, 400, 391],
    card: [460, 120, 520, 390],
    story: [480, 140, 460, 259],
  },
  taekwondo: {
    hero: [-40, 60, 560, 350],
    tall: [430, 180, 340, 389],
    card: [430, 150, 520, 390],
    story: [430, 180, 460, 259],
  },
};

/** The crop mirrored for right-to-left pages. */
export function turned([x, y, width, height]: Box): Box {
  return [1200 - x - width, y, width, height];
}

export function viewBox(box: Box) {
  return box.join(" ");
}
