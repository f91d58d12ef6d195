"use client";

import { NotFoundView, type NotFoundWords } from "./not-found-view";

/** Rendered from data, because the payload of each page of members carries it; public pages would load its script. */
export const MemberNotFoundView = ({ words }: { words: NotFoundWords }) => <NotFoundView words={words} />;
