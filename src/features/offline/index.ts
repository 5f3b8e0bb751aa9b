export { default as OfflineButton } from './OfflineButton';
export { default as OfflineNote } from './OfflineNote';
