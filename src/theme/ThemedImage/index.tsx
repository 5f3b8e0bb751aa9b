// Change: lazy, so that a page fetches only the image of the theme that it shows. Each SVG image is a document of its own to the browser.
import Original from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImage(props: Props) {
  return <Original loading="lazy" {...props} />;
}
