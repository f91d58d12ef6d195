type PublicNeed = { recruiterId: string; needId: string };

export type NeedEvents = {
  /** `at`: time shared by the matches. */
  "need.matched": { recruiterId: string; at: string };
  /** Shown or changed on the organization's public page. */
  "need.shown": PublicNeed;
  "need.hidden": PublicNeed;
};

const needPages = ({ recruiterId }: PublicNeed) => [`recruiters:${recruiterId}`];

export const needEventTags = { "need.shown": needPages, "need.hidden": needPages };
