/** Id of the form that the checkboxes of a list belong to, and their field name. */
export const bulkForm = "selected-rows";
export const selectedField = "selected";
