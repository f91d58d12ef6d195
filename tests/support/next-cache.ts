/** Replaces `next/cache` outside of rendering, where there is nothing to tag or expire. */
export const cacheLife = () => {};
export const cacheTag = () => {};
export const updateTag = () => {};
export const revalidateTag = () => {};
export const revalidatePath = () => {};
export const refresh = () => {};
