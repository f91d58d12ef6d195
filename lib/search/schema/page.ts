export const pageSize = 24;
/** Cards are tall on a phone, so readers who see cards get fewer at once. */
export const cardPageSize = 12;
/** Above this the count is shown as "1000+". */
export const countCap = 1000;
