import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AssistantButton from './AssistantButton';
import type { WidgetSettings } from './loadWidget';

/** The assistant's place on the page. It is empty unless a hosted assistant is configured. */
export function Assistant() {
  const { hostedAssistant } = useDocusaurusContext().siteConfig.customFields ?? {};
  return hostedAssistant ? <AssistantButton settings={hostedAssistant as WidgetSettings} /> : null;
}
