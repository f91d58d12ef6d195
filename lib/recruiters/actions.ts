"use server";

import { action } from "@/lib/action";
import { createProfile as create } from "./commands/create-profile";
import { signUp as register } from "./commands/sign-up";
import { updateProfile as update } from "./commands/update-profile";

export const signUp = action(register, {
  to: "/",
  toast: "recruiterSignedUp",
  signsIn: (made) => made.userId,
  otherwise: "signup_failed",
});
export const createProfile = action(create, { to: "/", toast: "recruiterSignedUp", otherwise: "signup_failed" });
export const updateProfile = action(update, { to: "/dashboard", toast: "recruiterUpdated" });
