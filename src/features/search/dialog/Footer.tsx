import { memo } from 'react';
import Icon, { type IconName } from '../parts/Icon';
import styles from './styles.module.css';

const HINTS: { keys: { name: string; icon?: IconName }[]; text: string }[] = [
  { keys: [{ name: 'Enter', icon: 'enter' }], text: 'to select' },
  {
    keys: [
      { name: 'Arrow down', icon: 'down' },
      { name: 'Arrow up', icon: 'up' },
    ],
    text: 'to navigate',
  },
  { keys: [{ name: 'Escape' }], text: 'to close' },
];

/** Keys that the dialog knows. */
function Footer() {
  return (
    <ul className={styles.footer}>
      {HINTS.map(({ keys, text }) => (
        <li key={text}>
          {keys.map(({ name, icon }) => (
            <kbd key={name}>
              {icon ? <Icon name={icon} size={14} /> : <span aria-hidden>esc</span>}
              <span className={styles.hidden}>{name}</span>
            </kbd>
          ))}
          {text}
        </li>
      ))}
    </ul>
  );
}

export default memo(Footer);
