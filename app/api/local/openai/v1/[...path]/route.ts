import { handleModel } from "@/lib/simulators/model/handler";

type Context = { params: Promise<{ path: string[] }> };

const answer = async (request: Request, { params }: Context) => handleModel(request, (await params).path);

export { answer as GET, answer as POST };
