type Shown = { recruiterId: string; needId: string };

/** Of whom organizations look for. */
export type NeedFacts = {
  /** An organization is told of new matches with a high score; `at`: when, which they bear. */
  "need.matched": { recruiterId: string; at: string };
  /** It stands on the organization's public page, or reads otherwise there. */
  "need.shown": Shown;
  "need.hidden": Shown;
};

const needPages = ({ recruiterId }: Shown) => [`recruiters:${recruiterId}`];

export const outdatedByNeeds = { "need.shown": needPages, "need.hidden": needPages };
