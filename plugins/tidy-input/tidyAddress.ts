/**
 * Takes an unknown theme out of the address, before the inline script of theme-classic takes it from there: the page would be left
 * without the colours, the logo and the icon of a theme.
 *
 * Its source is put into the page as it is, so it may use nothing from outside.
 */
export function tidyAddress(): void {
  const address = new URL(location.href);
  const theme = address.searchParams.get('docusaurus-theme');
  if (theme === null || theme === 'light' || theme === 'dark') return;
  address.searchParams.delete('docusaurus-theme');
  history.replaceState(history.state, '', address);
}
