import styles from './messages.module.css';

/** The backend cannot be reached. */
export default function ErrorScreen() {
  return (
    <div role="alert" className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}
