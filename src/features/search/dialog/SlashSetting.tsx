import { useStorageSlot } from '@docusaurus/theme-common';
import { NO_SLASH_KEY } from '../settings/slashKey';
import styles from './messages.module.css';

/**
 * Turns the slash off as a key that opens search. Those who speak to their computer, or hit keys without meaning to, set off what a single
 * character does (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html).
 */
export default function SlashSetting() {
  const [isOff, slot] = useStorageSlot(NO_SLASH_KEY);
  return (
    <label className={styles.setting}>
      <input
        type="checkbox"
        checked={isOff === null}
        onChange={({ target }) => (target.checked ? slot.del() : slot.set('1'))}
      />
      The key / opens search
    </label>
  );
}
