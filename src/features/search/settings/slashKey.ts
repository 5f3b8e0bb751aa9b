/** Key of what a reader has chosen about the slash: a value means that it does not open search. */
export const NO_SLASH_KEY = 'vd-no-slash';
