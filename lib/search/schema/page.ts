export const pageSize = 24;
/** From here on the number of results is said as "1000+". */
export const countCap = 1000;
