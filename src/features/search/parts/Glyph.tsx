interface Props {
  /** What is drawn on 20 by 20 units. */
  path: string;
  size?: number;
}

/** A line drawing beside a word; assistive technology does not meet it. */
export default function Glyph({ path, size = 20 }: Props) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
