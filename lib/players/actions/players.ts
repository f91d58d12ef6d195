"use server";

import { action } from "@/lib/entry/action";
import { addPlayerPicture as addPlayerPictureCommand } from "../commands/add-player-picture";
import { addProfile as addProfileCommand } from "../commands/add-profile";
import { addVideo as addVideoCommand } from "../commands/add-video";
import { answerAsGuardian as answerAsGuardianCommand } from "../commands/answer-as-guardian";
import { answerAsPlayer as answerAsPlayerCommand } from "../commands/answer-as-player";
import { askForLink as askForLinkCommand } from "../commands/ask-for-link";
import { askPlayer as askPlayerCommand } from "../commands/ask-player";
import { editProfile as editProfileCommand } from "../commands/edit-profile";
import { editVideo as editVideoCommand } from "../commands/edit-video";
import { keepWithAccount as keepWithAccountCommand } from "../commands/keep-with-account";
import { linkVideo as linkVideoCommand } from "../commands/link-video";
import { moveVideo as moveVideoCommand } from "../commands/move-video";
import { registerChild as registerChildCommand } from "../commands/register-child";
import { remindGuardian as remindGuardianCommand } from "../commands/remind-guardian";
import { removePlayerPicture as removePlayerPictureCommand } from "../commands/remove-player-picture";
import { removeVideo as removeVideoCommand } from "../commands/remove-video";
import { showMedia as showMediaCommand } from "../commands/show-media";
import { signUpPlayer as signUpPlayerCommand } from "../commands/sign-up-player";
import type { OwnerColumn } from "../queries/media-owner";

const signUpPath = "/player-signup";
const profileAt = (guardianPath: string | null) => `${guardianPath ? `${guardianPath}/profile` : signUpPath}`;

export const signUpPlayer = action(signUpPlayerCommand, {
  to: `${signUpPath}/next`,
  returnToOrigin: ({ minor }) => !minor,
  keepReturnTo: true,
  toast: "playerJoined",
  signsIn: ({ userId }) => userId,
  otherwise: "signup_failed",
});
export const addProfile = action(addProfileCommand, {
  to: `${signUpPath}/next`,
  returnToOrigin: ({ minor }) => !minor,
  keepReturnTo: true,
  toast: "playerJoined",
  otherwise: "signup_failed",
});
export const editProfile = action(editProfileCommand, {
  to: (_saved, guardianPath) => profileAt(guardianPath),
  toast: "profileSaved",
});
export const answerAsPlayer = action(answerAsPlayerCommand, { to: "/dashboard", toast: "guardianAnswered" });
export const remindGuardian = action(remindGuardianCommand, { to: signUpPath, toast: "guardianReminded" });
export const answerAsGuardian = action(answerAsGuardianCommand, {
  to: (_answered, guardianPath) => `${guardianPath ?? "/guardian"}#top`,
  toast: "guardianAnswered",
});
export const askPlayer = action(askPlayerCommand, {
  to: (_asked, guardianPath) => guardianPath ?? "/guardian",
  toast: "guardianReminded",
});
export const askForLink = action(askForLinkCommand, { to: "/guardian", toast: "linkSent" });
export const keepWithAccount = action(keepWithAccountCommand, {
  to: ({ playerId }) => `/guardian/${playerId}`,
  toast: "childKept",
});
export const registerChild = action(registerChildCommand, {
  to: ({ playerId }) => `/guardian/${playerId}`,
  toast: "childRegistered",
  otherwise: "signup_failed",
});

const mediaAt = (ownerColumn: OwnerColumn, path: string | null) =>
  `${"playerId" in ownerColumn ? profileAt(path) : "/esport-signup"}`;
const toVideos = ({ ownerColumn }: { ownerColumn: OwnerColumn }, guardianPath: string | null) =>
  `${mediaAt(ownerColumn, guardianPath)}#videos`;
const toPictures = ({ ownerColumn }: { ownerColumn: OwnerColumn }, guardianPath: string | null) =>
  `${mediaAt(ownerColumn, guardianPath)}#pictures`;

export const addVideo = action(addVideoCommand, { to: toVideos, toast: "videoAdded" });
export const linkVideo = action(linkVideoCommand, { to: toVideos, toast: "videoAdded" });
export const editVideo = action(editVideoCommand, { to: toVideos, toast: "videoChanged" });
export const moveVideo = action(moveVideoCommand, { to: toVideos });
export const removeVideo = action(removeVideoCommand, { to: toVideos, toast: "videoRemoved" });
export const addPlayerPicture = action(addPlayerPictureCommand, {
  to: toPictures,
  toast: "playerPictureAdded",
  otherwise: "upload_failed",
});
export const removePlayerPicture = action(removePlayerPictureCommand, {
  to: toPictures,
  toast: "playerPictureRemoved",
});
export const showMedia = action(showMediaCommand, { to: toVideos, toast: "mediaShown" });
