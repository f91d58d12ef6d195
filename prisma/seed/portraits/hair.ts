import { discs, filled, stroked } from "./shapes.ts";

/** The colors of a haircut: hair, strands, the skin that shows between them, and a cloth with its fold. */
export type HairColors = { hair: string; strand: string; skin: string; cloth: readonly [string, string] };

type Cut = {
  /** The part behind the neck. */
  behind?: (colors: HairColors) => string;
  front: (colors: HairColors) => string;
  /** Covers the ears. */
  covers?: true;
};

const cap =
  "M97 172C90 108 122 76 160 76S230 108 223 172C219 146 212 130 196 123Q160 111 124 123C108 130 101 146 97 172Z";
const parted = "M97 176C91 106 124 74 160 74S229 106 223 176C217 148 204 124 160 106C116 124 103 148 97 176Z";
const round = { "stroke-linecap": "round" };

export const cuts = {
  bald: { front: () => "" },
  buzz: { front: ({ hair }) => filled(hair, cap, { opacity: 0.82 }) },
  fade: {
    front: ({ hair }) =>
      filled(hair, cap, { opacity: 0.55 }) +
      filled(hair, "M104 128C102 88 130 66 162 66S220 90 216 128C206 118 188 110 160 110S114 118 104 128Z"),
  },
  crop: {
    front: ({ hair }) =>
      filled(
        hair,
        "M97 172C88 104 122 70 160 70S232 104 223 172C219 152 216 142 210 136L196 130 184 137 170 129 156 137 142 129 128 137 112 132C104 140 100 152 97 172Z",
      ),
  },
  part: {
    front: ({ hair, strand }) =>
      filled(
        hair,
        "M97 174C86 104 124 70 168 73C214 75 234 114 223 174C219 148 214 132 200 124C174 128 150 120 137 104C130 126 108 134 97 174Z",
      ) + stroked(strand, 3, "M137 104Q138 88 148 79"),
  },
  quiff: {
    front: ({ hair, strand }) =>
      filled(
        hair,
        "M97 172C90 138 94 104 114 92C122 58 196 52 216 84C230 104 228 140 223 172C218 146 214 126 194 118C164 124 138 120 122 124C106 132 101 146 97 172Z",
      ) + stroked(strand, 3, "M124 92Q150 78 196 84"),
  },
  curls: {
    front: ({ hair }) =>
      filled(hair, cap) +
      filled(
        hair,
        discs(
          [102, 128, 19],
          [110, 104, 22],
          [130, 82, 24],
          [160, 72, 25],
          [190, 82, 24],
          [211, 104, 22],
          [219, 128, 19],
          [132, 112, 20],
          [160, 106, 19],
          [188, 113, 18],
        ),
      ),
  },
  coils: {
    front: ({ hair }) =>
      filled(hair, cap, { opacity: 0.7 }) +
      filled(
        hair,
        discs(
          [113, 110, 16],
          [128, 88, 18],
          [160, 75, 20],
          [192, 88, 18],
          [208, 110, 16],
          [136, 106, 17],
          [162, 100, 18],
          [187, 108, 16],
        ),
      ),
  },
  afro: {
    behind: ({ hair }) => filled(hair, discs([160, 132, 92])),
    front: ({ hair }) =>
      filled(hair, "M98 170C90 96 124 74 160 74S230 96 222 170C218 140 206 122 160 118C114 122 102 140 98 170Z"),
  },
  puffs: {
    behind: ({ hair }) => filled(hair, discs([88, 92, 42], [232, 92, 42])),
    front: ({ hair, strand }) => filled(hair, parted) + stroked(strand, 3, "M160 76V106"),
  },
  rows: {
    behind: ({ hair }) => stroked(hair, 15, "M104 150L92 268M216 150L228 268", round),
    front: ({ hair, skin }) =>
      filled(hair, parted) +
      stroked(skin, 2.5, "M130 82Q116 102 108 146M146 76Q136 92 130 118M174 76Q184 92 190 118M190 82Q204 102 212 146"),
  },
  cornrows: {
    front: ({ hair, skin }) =>
      filled(hair, cap) +
      stroked(
        skin,
        3,
        "M120 92Q110 108 108 134M136 82Q128 98 126 121M152 77Q148 92 148 116M170 77Q173 92 173 116M186 83Q193 98 195 121M202 94Q211 108 212 134",
      ),
  },
  locs: {
    behind: ({ hair }) =>
      stroked(
        hair,
        20,
        "M112 110Q88 180 92 288M124 100Q102 200 112 306M208 110Q232 180 228 288M196 100Q218 200 208 306",
        round,
      ),
    front: ({ hair, strand }) =>
      filled(hair, parted) + stroked(strand, 3, "M160 76Q120 92 106 148M160 76Q200 92 214 148M160 76V106"),
  },
  plaits: {
    behind: ({ hair, strand }) =>
      stroked(hair, 24, "M100 190Q84 250 94 330M220 190Q236 250 226 330", round) +
      stroked(strand, 3, "M80 226l22 12-22 14 22 14-18 14 22 14-18 14M240 226l-22 12 22 14-22 14 18 14-22 14 18 14"),
    front: ({ hair, strand }) => filled(hair, parted) + stroked(strand, 3, "M160 76V106"),
  },
  topknot: {
    behind: ({ hair }) => filled(hair, discs([160, 66, 30])),
    front: ({ hair, strand }) =>
      filled(hair, parted) + stroked(strand, 3, "M132 84Q118 104 108 140M188 84Q202 104 212 140M160 76V106M142 74H178"),
  },
  bun: {
    behind: ({ hair }) => filled(hair, discs([206, 72, 30])),
    front: ({ hair, strand }) => filled(hair, parted) + stroked(strand, 3, "M112 128Q146 92 192 88"),
  },
  pony: {
    behind: ({ hair }) => filled(hair, "M196 84C268 78 284 180 254 268C246 226 238 180 206 140Z"),
    front: ({ hair, strand }) =>
      filled(hair, parted) + stroked(strand, 3, "M118 118Q150 88 206 92M108 142Q130 112 160 106"),
  },
  wavy: {
    behind: ({ hair }) =>
      filled(
        hair,
        "M94 246C66 230 86 196 82 168C78 108 116 68 160 68S242 108 238 168C234 196 254 230 226 246C210 256 204 236 204 220H116C116 236 110 256 94 246Z",
      ),
    front: ({ hair }) =>
      filled(
        hair,
        "M96 190C86 108 124 70 160 72C202 70 234 108 224 190C220 154 196 138 176 104C160 130 112 140 96 190Z",
      ),
  },
  bob: {
    behind: ({ hair }) =>
      filled(hair, "M86 252C82 200 66 66 160 66S238 200 234 252Q214 262 204 248V150H116V248Q106 262 86 252Z"),
    front: ({ hair }) =>
      filled(
        hair,
        "M95 206C84 110 120 68 160 68S236 110 225 206C222 182 218 164 213 148Q160 160 107 148C102 164 98 182 95 206Z",
      ),
  },
  long: {
    behind: ({ hair }) =>
      filled(hair, "M82 322C84 250 70 66 160 66S236 250 238 322Q206 338 196 312V150H124V312Q114 338 82 322Z"),
    front: ({ hair, strand }) =>
      filled(hair, "M96 206C84 110 120 72 160 72S236 110 224 206C220 158 192 134 160 98C128 134 100 158 96 206Z") +
      stroked(strand, 3, "M160 72V98"),
  },
  headscarf: {
    behind: ({ cloth }) =>
      filled(cloth[1], "M86 190C78 104 112 60 160 60S242 104 234 190C236 250 252 300 266 340H54C68 300 84 250 86 190Z"),
    front: ({ cloth }) =>
      filled(
        cloth[0],
        "M88 188C80 104 116 62 160 62S240 104 232 188C232 236 240 262 248 296C226 336 94 336 72 296C80 262 88 236 88 188ZM107 184C105 134 130 110 160 110S215 134 213 184C213 220 192 252 160 260C128 252 107 220 107 184Z",
        { "fill-rule": "evenodd" },
      ) + stroked(cloth[1], 4, "M104 130Q126 92 176 84M92 250Q130 306 236 268M82 288Q140 326 206 306"),
    covers: true,
  },
  "sport-hijab": {
    behind: ({ cloth }) => filled(cloth[0], "M122 240H198L214 326H106Z"),
    front: ({ cloth }) =>
      filled(
        cloth[0],
        "M90 186C84 106 118 68 160 68S236 106 230 186C230 236 206 286 160 290C114 286 90 236 90 186ZM107 184C105 138 130 114 160 114S215 138 213 184C213 220 192 250 160 258C128 250 107 220 107 184Z",
        { "fill-rule": "evenodd" },
      ) + stroked(cloth[1], 4, "M106 134Q130 98 160 98T214 134"),
    covers: true,
  },
  turban: {
    front: ({ cloth }) =>
      filled(cloth[0], "M92 160C74 92 108 40 160 40S246 92 228 160C214 132 190 122 164 110C136 120 106 130 92 160Z") +
      stroked(
        cloth[1],
        4,
        "M164 110C146 84 150 60 172 42M164 110C124 104 98 118 90 142M164 110C196 96 222 104 231 132M150 90C120 86 100 94 90 116M186 84C206 78 222 86 230 106",
      ),
  },
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;

export const cutOf = (name: CutName): Cut => cuts[name];
