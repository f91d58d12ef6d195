"use server";

import { action } from "@/lib/entry/action";
import { addEsportProfile as addEsportProfileCommand } from "../commands/add-esport-profile";
import { editEsportProfile as editEsportProfileCommand } from "../commands/edit-esport-profile";
import { showEsportProfile as showEsportProfileCommand } from "../commands/show-esport-profile";
import { signUpEsport as signUpEsportCommand } from "../commands/sign-up-esport";

const pageOf = ({ esportPlayerId }: { esportPlayerId: string }) => `/esport/${esportPlayerId}`;

export const signUpEsport = action(signUpEsportCommand, {
  to: "/dashboard",
  returnToOrigin: true,
  toast: "playerJoined",
  signsIn: ({ userId }) => userId,
  otherwise: "signup_failed",
});
export const addEsportProfile = action(addEsportProfileCommand, {
  to: "/dashboard",
  returnToOrigin: true,
  toast: "playerJoined",
  otherwise: "signup_failed",
});
export const editEsportProfile = action(editEsportProfileCommand, { to: pageOf, toast: "profileSaved" });
export const showEsportProfile = action(showEsportProfileCommand, { to: "/dashboard", toast: "profileSaved" });
