/** A text without the mark (U+FEFF) that some editors on Windows put before it. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');
