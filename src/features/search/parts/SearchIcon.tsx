import Glyph from './Glyph';

/** The magnifier. Apart from the other icons, because every page shows it. */
export default function SearchIcon({ size }: { size: number }) {
  return <Glyph path="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM13 13l4 4" size={size} />;
}
