"use server";

import { action } from "@/lib/action";
import { createProfile as createProfileCommand } from "./commands/create-profile";
import { signUpRecruiter as signUpRecruiterCommand } from "./commands/sign-up-recruiter";
import { updateProfile as updateProfileCommand } from "./commands/update-profile";

export const signUpRecruiter = action(signUpRecruiterCommand, {
  to: "/recruiter-signup/next",
  goesBack: true,
  toast: "recruiterSignedUp",
  signsIn: (made) => made.userId,
  otherwise: "signup_failed",
});
export const createProfile = action(createProfileCommand, {
  to: "/recruiter-signup/next",
  goesBack: true,
  toast: "recruiterSignedUp",
  otherwise: "signup_failed",
});
export const updateProfile = action(updateProfileCommand, { to: "/dashboard", toast: "recruiterUpdated" });
