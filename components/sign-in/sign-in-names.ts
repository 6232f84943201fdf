/** What the page and its program call the same things. */
export const formId = "sign-in";
export const faultId = "sign-in-fault";
