export const pageSize = 24;
/** Above this the count is shown as "1000+". */
export const countCap = 1000;
