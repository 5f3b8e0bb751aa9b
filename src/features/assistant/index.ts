export { default as AssistantButton } from './button/AssistantButton';
