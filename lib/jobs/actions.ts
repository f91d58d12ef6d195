"use server";

import { action } from "@/lib/entry/action";
import { addToWishlist as addToWishlistCommand } from "./commands/add-to-wishlist";
import { answerApplications as answerApplicationsCommand } from "./commands/answer-applications";
import { applyForJob as applyForJobCommand } from "./commands/apply-for-job";
import { changeJob as changeJobCommand } from "./commands/change-job";
import { checkWording as checkWordingCommand } from "./commands/check-wording";
import { closeJob as closeJobCommand } from "./commands/close-job";
import { correctJob as correctJobCommand } from "./commands/correct-job";
import { followWishlistEntry as followWishlistEntryCommand } from "./commands/follow-wishlist-entry";
import { handleWishlistEntry as handleWishlistEntryCommand } from "./commands/handle-wishlist-entry";
import { postJob as postJobCommand } from "./commands/post-job";
import { readAboutApplication as readAboutApplicationCommand } from "./commands/read-about-application";
import { removeFromWishlist as removeFromWishlistCommand } from "./commands/remove-from-wishlist";
import { renewJob as renewJobCommand } from "./commands/renew-job";
import { saveSeeker as saveSeekerCommand } from "./commands/save-seeker";
import { takeDownJob as takeDownJobCommand } from "./commands/take-down-job";
import { withdrawApplication as withdrawApplicationCommand } from "./commands/withdraw-application";
import { writeAboutApplication as writeAboutApplicationCommand } from "./commands/write-about-application";

const adminJobPath = ({ jobId }: { jobId: string }) => `/admin/jobs/${jobId}#offer`;
const talkPath = ({ applicationId }: { applicationId: string }) => `/messages?application=${applicationId}`;
const applicantsPath = ({ jobId }: { jobId: string }) => `/dashboard/offers/${jobId}`;

export const postJob = action(postJobCommand, { to: "/sport-jobs", toast: "jobPosted", otherwise: "job_not_created" });
export const postJobHere = action(postJobCommand, { otherwise: "job_not_created" });
export const checkWording = action(checkWordingCommand);
export const changeJob = action(changeJobCommand, { to: "/dashboard?show=offers", toast: "jobChanged" });
export const renewJob = action(renewJobCommand, { to: "/dashboard?show=offers", toast: "jobRenewed" });
export const closeJob = action(closeJobCommand, { to: "/dashboard?show=offers", toast: "jobClosed" });
export const takeDownJob = action(takeDownJobCommand, { to: adminJobPath, toast: "jobTakenDown" });
export const correctJob = action(correctJobCommand, { to: adminJobPath, toast: "jobCorrected" });
export const applyForJob = action(applyForJobCommand, { to: "/dashboard?show=applications", toast: "applicationSent" });
export const withdrawApplication = action(withdrawApplicationCommand, {
  to: "/dashboard?show=applications",
  toast: "applicationWithdrawn",
});
export const answerApplications = action(answerApplicationsCommand, {
  to: applicantsPath,
  toast: "applicationsAnswered",
});
export const writeAboutApplication = action(writeAboutApplicationCommand, { to: talkPath });
export const readAboutApplication = action(readAboutApplicationCommand, { to: talkPath });
export const readAboutApplicationHere = action(readAboutApplicationCommand);
export const saveSeeker = action(saveSeekerCommand, { to: "/dashboard", toast: "profileSaved" });
export const addToWishlist = action(addToWishlistCommand);
export const removeFromWishlist = action(removeFromWishlistCommand);
export const removeFromWishlistOnDashboard = action(removeFromWishlistCommand, {
  to: "/dashboard?show=wishlist",
  toast: "wishlistRemoved",
});
export const followWishlistEntry = action(followWishlistEntryCommand, {
  to: "/admin/wishlist",
  toast: "wishlistFollowed",
});
export const handleWishlistEntry = action(handleWishlistEntryCommand, {
  to: "/admin/wishlist",
  toast: "wishlistHandled",
});
