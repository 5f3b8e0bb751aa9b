// Change: the icon has a size of its own, so that it does not fill the page where styles are lost, as in the reader view of Firefox.
import Layout from '@theme-original/Admonition/Layout';
import type { Props } from '@theme/Admonition/Layout';
import { cloneElement, isValidElement, type SVGProps } from 'react';

const SIZE = { width: 16, height: 16 };

export default function AdmonitionLayout({ icon, ...props }: Props) {
  return <Layout {...props} icon={isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, SIZE) : icon} />;
}
