"use server";

import { action } from "@/lib/action";
import { addBudgetLine as addBudgetLineCommand } from "./commands/add-budget-line";
import { changeBudgetLine as changeBudgetLineCommand } from "./commands/change-budget-line";
import { createProfile as createProfileCommand } from "./commands/create-profile";
import { removeBudgetLine as removeBudgetLineCommand } from "./commands/remove-budget-line";
import { setBudget as setBudgetCommand } from "./commands/set-budget";
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

const budget = "/dashboard/budget";

export const setBudget = action(setBudgetCommand, { to: budget, toast: "budgetSet" });
export const addBudgetLine = action(addBudgetLineCommand, {
  to: ({ lineId }) => `${budget}#row-${lineId}`,
  toast: "budgetLineAdded",
});
export const changeBudgetLine = action(changeBudgetLineCommand, {
  to: ({ lineId }) => `${budget}#row-${lineId}`,
  toast: "budgetLineChanged",
});
export const removeBudgetLine = action(removeBudgetLineCommand, { to: budget, toast: "budgetLineRemoved" });
