/**
 * Puts right what an address holds that the scripts of the page cannot take, before any of them reads it:
 *
 * - slashes that follow another, as in `/docs//welcome/`: many a host serves the page there, where the router finds none;
 * - an unknown theme: the inline script of theme-classic takes it from there, which leaves the page without the colours, the logo and
 *   the icon of one;
 * - the attributes of the theme, which the same script takes from there as well, past its own settings.
 *
 * To delete a parameter that is not there would write the others anew, `?x` as `?x=`, so each is asked for first.
 *
 * Its source is put into the page as it is, so it may use nothing from outside, and comments stand here.
 */
export function tidyAddress(): void {
  const address = new URL(location.href);
  const theme = address.searchParams.get('docusaurus-theme');
  address.pathname = address.pathname.replace(/\/{2,}/g, '/');
  if (theme !== null && theme !== 'light' && theme !== 'dark') address.searchParams.delete('docusaurus-theme');
  for (const attribute of ['theme', 'theme-choice']) {
    const name = `docusaurus-data-${attribute}`;
    if (address.searchParams.has(name)) address.searchParams.delete(name);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
