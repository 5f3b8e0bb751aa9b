/**
 * Puts right what the storage of a returning reader holds, before the inline scripts of theme-classic act on it:
 *
 * - they take any stored text for a theme, which leaves the page without the colours and the icon of one;
 * - they keep a new announcement hidden, during the first visit, from a reader who dismissed an older one.
 *
 * Its source is put into the page as it is, so it may use nothing from outside.
 *
 * @param announcementId - id of the announcement that the site shows now
 */
export function tidyStorage(announcementId: string): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') localStorage.removeItem('theme');
    if (localStorage.getItem('docusaurus.announcement.id') !== announcementId) {
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Blocked or full storage holds nothing that could mislead.
  }
}
