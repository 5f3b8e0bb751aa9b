// Change: under reduced motion the reader is at the top at once. Upstream moves the page step by step, whatever she prefers.
import BackToTopButton from '@theme-original/BackToTopButton';

export default function BackToTopWithoutMotion() {
  const jump = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo(0, 0);
  };
  return (
    <div onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
