/** The help passages by section, each with the page it leads to; the texts are in messages/<locale>/help.json. */
const sections = {
  account: {
    "sign-up": "/auth/signup",
    "which-account": "/auth/signup",
    "forgotten-password": "/auth/forgot",
    "change-email": "/account",
    "change-password": "/account",
    devices: "/account",
    languages: null,
    "delete-account": "/account/delete",
  },
  player: {
    free: "/how-it-works",
    profile: "/player-signup",
    card: "/players",
    "my-name": "/how-it-works",
    "show-name": "/player-signup",
    pictures: "/player-signup",
    facts: "/player-signup",
    "confirmation-levels": "/players",
    "identity-check": "/player-signup",
    "answer-request": "/dashboard",
    "take-back": "/dashboard",
    "who-saw": "/dashboard",
    messages: "/messages",
  },
  minor: {
    "under-18": "/how-it-works",
    "under-15": "/how-it-works",
    "minor-sign-up": "/auth/signup",
    "guardian-link": "/guardian",
    "register-child": "/guardian/new",
    "childs-contact": "/guardian",
    "withdraw-consent": "/guardian",
    "turning-18": null,
  },
  recruiter: {
    "who-recruits": "/recruiter-signup",
    verification: "/recruiter-signup",
    "find-players": "/players",
    "ask-contact": "/players",
    "team-members": "/dashboard/team",
  },
  money: {
    prices: "/pricing",
    trial: "/pricing",
    credits: "/pricing",
    "pay-per-match": "/pricing",
    "change-plan": "/pricing",
    "cancel-plan": "/dashboard",
    refunds: "/contact",
    commission: "/terms",
  },
  event: { "register-event": "/events", "waiting-list": "/events", "leave-event": "/events" },
  job: { "post-offer": "/sport-jobs/new", "in-touch": "/sport-jobs", "change-offer": "/dashboard" },
  file: { "file-formats": null, "who-opens-files": "/privacy", cookies: "/privacy" },
  contact: { "a-person": "/contact", "this-chat": null },
} as const satisfies Record<string, Record<string, `/${string}` | null>>;

type Sections = typeof sections;
export type Section = keyof Sections;
export type PassageId = { [name in Section]: keyof Sections[name] }[Section];
export type Passage = { id: PassageId; section: Section; leads: string | null };

export const sectionNames = Object.keys(sections) as Section[];

export const passages = sectionNames.flatMap((section) =>
  Object.entries(sections[section]).map(([id, leads]) => ({ id, section, leads }) as Passage),
);

export const passageNamed = (id: string) => passages.find((passage) => passage.id === id);

export const passagePath = (id: PassageId) => `/help/${id}`;
