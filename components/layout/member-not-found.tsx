import { MemberNotFoundView } from "./member-not-found-view";
import { useNotFoundWords } from "./not-found";

export const MemberNotFound = () => <MemberNotFoundView words={useNotFoundWords()} />;
