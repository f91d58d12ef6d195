/** Stands in for `next/cache` where no page is being rendered: there is nothing to tag and nothing to expire. */
export const cacheLife = () => {};
export const cacheTag = () => {};
export const updateTag = () => {};
export const revalidateTag = () => {};
export const revalidatePath = () => {};
export const refresh = () => {};
