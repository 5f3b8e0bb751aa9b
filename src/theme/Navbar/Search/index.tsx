// Change: beside search stands the assistant.
import NavbarSearch from '@theme-original/Navbar/Search';
import type { Props } from '@theme/Navbar/Search';
import { AssistantButton } from '@site/src/features/assistant';
import styles from './styles.module.css';

export default function NavbarSearchWithAssistant({ children, ...props }: Props) {
  return (
    <NavbarSearch {...props}>
      <div className={styles.row}>
        {children}
        <AssistantButton />
      </div>
    </NavbarSearch>
  );
}
