import Glyph from './Glyph';

const PATHS = {
  page: 'M5 2.75h6.5L15.5 6.5v10.75H5zM11.25 3v4h4',
  heading: 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13M3 12.5h13',
  text: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  recent: 'M10 17a7 7 0 1 0-7-7M3 4.5V10h4.5M10 6.5V10l2.5 2',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  close: 'M5 5l10 10M15 5 5 15',
  enter: 'M15.5 4.5v5a2 2 0 0 1-2 2h-9M8 8l-3.5 3.5L8 15',
  up: 'M10 16V4.5M5 9l5-5 5 5',
  down: 'M10 4v11.5M5 11l5 5 5-5',
};

export type IconName = keyof typeof PATHS;

/** An icon of the dialog or the results page. */
export default function Icon({ name, size }: { name: IconName; size?: number }) {
  return <Glyph path={PATHS[name]} size={size} />;
}
