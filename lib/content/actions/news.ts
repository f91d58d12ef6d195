"use server";

import { action } from "@/lib/entry/action";
import { addFeed as addFeedCommand } from "../commands/add-feed";
import { publishArticle as publishArticleCommand } from "../commands/publish-article";
import { removeFeed as removeFeedCommand } from "../commands/remove-feed";
import { removePicture as removePictureCommand } from "../commands/remove-picture";
import { retractArticle as retractArticleCommand } from "../commands/retract-article";
import { saveArticle as saveArticleCommand } from "../commands/save-article";
import { setPicture as setPictureCommand } from "../commands/set-picture";
import { submitArticle as submitArticleCommand } from "../commands/submit-article";

const pageOf = ({ newsId }: { newsId: string }) => `/admin/news/${newsId}`;

export const saveArticle = action(saveArticleCommand);
export const saveArticleFirst = action(saveArticleCommand, { to: pageOf, toast: "articleSaved" });
export const submitArticle = action(submitArticleCommand, { to: "/admin/news", toast: "articleSubmitted" });
export const publishArticle = action(publishArticleCommand, { to: pageOf, toast: "articlePublished" });
export const publishArticleLater = action(publishArticleCommand, { to: pageOf, toast: "articleScheduled" });
export const retractArticle = action(retractArticleCommand, { to: pageOf, toast: "articleRetracted" });
export const setPicture = action(setPictureCommand, { to: pageOf, toast: "pictureSaved" });
export const removePicture = action(removePictureCommand, { to: pageOf, toast: "pictureRemoved" });
export const addFeed = action(addFeedCommand, { to: "/admin/news/feeds", toast: "feedAdded" });
export const removeFeed = action(removeFeedCommand, { to: "/admin/news/feeds", toast: "feedRemoved" });
