// Change: the icon has a size of its own, so that it does not fill the page where styles are lost, as in the reader view of Firefox; and it
// says what kind of notice this is, which a title of its own does not.
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';
import type { Props } from '@theme/Admonition/Layout';
import { cloneElement, isValidElement, type SVGProps } from 'react';

const SIZE = { width: 16, height: 16 };

export default function AdmonitionLayout({ icon, ...props }: Props) {
  if (!isValidElement<SVGProps<SVGSVGElement>>(icon)) return <Layout {...props} icon={icon} />;
  const { title, type } = props;
  // The title that Docusaurus gives is the kind.
  const isSaid = isValidElement(title) && title.type === Translate;
  const name = isSaid
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': translate({ id: `theme.admonition.${type}`, message: type }) };
  return <Layout {...props} icon={cloneElement(icon, { ...SIZE, ...name })} />;
}
