// Change: the link of a heading is named by its text, also where code stands in it. Upstream names such a link by its id. Below a bar that
// hides, a heading has no class for its distance (`site.css` has it): reader views of browsers leave out headings whose class says "scroll".
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { textOf } from '@site/src/components/textOf';

export default function Heading({ as: As, id, ...props }: Props) {
  const brokenLinks = useBrokenLinks();
  const { hideOnScroll } = useThemeConfig().navbar;
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: textOf(props.children) || id },
  );
  const anchor = !hideOnScroll && styles.anchorWithStickyNavbar;
  return (
    <As {...props} className={clsx('anchor', anchor, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title}>
        &#8203;
      </Link>
    </As>
  );
}
