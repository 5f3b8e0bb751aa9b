/**
 * Terms of the glossary that are everyday words, or that stand on nearly every page: they are explained there, but a page does not
 * mark them.
 */
export const EVERYDAY_WORDS: readonly string[] = [
  ...[
    'Account',
    'Address',
    'Block',
    'Code',
    'Command',
    'Constructor',
    'Event',
    'Message',
    'Node',
    'Program',
    'Proxy',
    'Query',
    'Reply',
  ],
  ...[
    'Route',
    'Service',
    'Session',
    'Signal',
    'Value',
    'Wake',
    'Weight',
    'Dispatch',
    'Salt',
    'Gas',
    'Slot',
    'Treasury',
  ],
  ...['Gear Protocol', 'Vara', 'Vara.eth', 'Wasm', 'Sails', 'Gear-JS', 'Sails-JS', 'Transaction fee'],
];
