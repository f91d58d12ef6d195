/** The form that the boxes of a list belong to, and what each is called in it. */
export const bulkForm = "selected-rows";
export const selectedField = "selected";
