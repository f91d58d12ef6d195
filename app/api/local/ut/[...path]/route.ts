import { handleStorage } from "@/lib/simulators/storage/handler";

type Context = { params: Promise<{ path: string[] }> };

const answer = async (request: Request, { params }: Context) => handleStorage(request, (await params).path);

export { answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT };
