import type about from "@/messages/en/about.json";
import type accounts from "@/messages/en/accounts.json";
import type admin from "@/messages/en/admin.json";
import type alerts from "@/messages/en/alerts.json";
import type attributes from "@/messages/en/attributes.json";
import type availability from "@/messages/en/availability.json";
import type billing from "@/messages/en/billing.json";
import type claims from "@/messages/en/claims.json";
import type contact from "@/messages/en/contact.json";
import type cvs from "@/messages/en/cvs.json";
import type dashboard from "@/messages/en/dashboard.json";
import type desk from "@/messages/en/desk.json";
import type errors from "@/messages/en/errors.json";
import type esport from "@/messages/en/esport.json";
import type events from "@/messages/en/events.json";
import type evidence from "@/messages/en/evidence.json";
import type form from "@/messages/en/form.json";
import type help from "@/messages/en/help.json";
import type home from "@/messages/en/home.json";
import type howItWorks from "@/messages/en/how-it-works.json";
import type introductions from "@/messages/en/introductions.json";
import type jobs from "@/messages/en/jobs.json";
import type layout from "@/messages/en/layout.json";
import type legal from "@/messages/en/legal.json";
import type local from "@/messages/en/local.json";
import type messages from "@/messages/en/messages.json";
import type moderation from "@/messages/en/moderation.json";
import type news from "@/messages/en/news.json";
import type notFound from "@/messages/en/not-found.json";
import type notifications from "@/messages/en/notifications.json";
import type players from "@/messages/en/players.json";
import type recruiters from "@/messages/en/recruiters.json";
import type reports from "@/messages/en/reports.json";
import type scouting from "@/messages/en/scouting.json";
import type sports from "@/messages/en/sports.json";
import type support from "@/messages/en/support.json";
import type talent from "@/messages/en/talent.json";
import type team from "@/messages/en/team.json";
import type toasts from "@/messages/en/toasts.json";
import type ui from "@/messages/en/ui.json";
import type verification from "@/messages/en/verification.json";
import type { formats } from "./formats";
import type { Namespace } from "./namespaces";
import type { Locale } from "./routing";

type Messages = {
  attributes: typeof attributes;
  jobs: typeof jobs;
  help: typeof help;
  home: typeof home;
  contact: typeof contact;
  about: typeof about;
  "how-it-works": typeof howItWorks;
  legal: typeof legal;
  dashboard: typeof dashboard;
  accounts: typeof accounts;
  alerts: typeof alerts;
  availability: typeof availability;
  verification: typeof verification;
  recruiters: typeof recruiters;
  admin: typeof admin;
  desk: typeof desk;
  billing: typeof billing;
  toasts: typeof toasts;
  messages: typeof messages;
  moderation: typeof moderation;
  notifications: typeof notifications;
  errors: typeof errors;
  events: typeof events;
  esport: typeof esport;
  introductions: typeof introductions;
  evidence: typeof evidence;
  cvs: typeof cvs;
  form: typeof form;
  layout: typeof layout;
  local: typeof local;
  news: typeof news;
  claims: typeof claims;
  "not-found": typeof notFound;
  players: typeof players;
  reports: typeof reports;
  scouting: typeof scouting;
  sports: typeof sports;
  support: typeof support;
  talent: typeof talent;
  team: typeof team;
  ui: typeof ui;
};

/** Does not compile when a namespace of the list has no type above. */
export type TypedMessages = { [name in Namespace]: Messages[name] };

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: TypedMessages;
    Formats: typeof formats;
  }
}
