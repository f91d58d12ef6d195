type Line = { from: "recruiter" | "player" | "guardian"; text: string };

/** A conversation after the identity is open; {player} is a given name, {contact} the recruiter's contact person. */
export type Script = {
  subject: string;
  lines: readonly Line[];
  /** For minors only: the guardian writes in it. */
  withGuardian?: true;
};

export type Conversations = {
  /** The texts of contact requests; {organization} and {city} are the recruiter's. */
  requests: readonly string[];
  scripts: readonly Script[];
};

export const club = (text: string): Line => ({ from: "recruiter", text });
export const player = (text: string): Line => ({ from: "player", text });
export const guardian = (text: string): Line => ({ from: "guardian", text });
