import type { EnumEntry, Grouped } from './types';

const SOURCE = 'gear:vara/common/src/event.rs';

/** Types of fields of events that say which of several things happened. */
export const ENUMS = {
  gear: {
    MessageEntry: {
      summary: 'Which entry point of a program a message goes to.',
      variants: [
        { name: 'Init', meaning: 'First message of a program' },
        { name: 'Handle', meaning: 'Ordinary message' },
        { name: 'Reply', fields: 'MessageId', meaning: 'Reply, with the id of the message that it answers' },
        { name: 'Signal', meaning: 'Signal of the system' },
      ],
      source: SOURCE,
    },
    DispatchStatus: {
      summary:
        'How the execution of a message ended. A message in the waitlist has no status until it has been woken and ends.',
      variants: [
        { name: 'Success', meaning: 'The program ran to its end or exited, or it has no such entry point' },
        {
          name: 'Failed',
          meaning:
            'The program trapped or ran out of gas, the runtime no longer accepts its code, or a built-in actor refused; what this run changed was dropped',
        },
        {
          name: 'NotExecuted',
          meaning: 'The program did not run: it is not initialised yet, its initialisation failed, or it has exited',
        },
      ],
      source: SOURCE,
    },
    MessageWaitedRuntimeReason: {
      summary: 'Why a message entered the waitlist. In the event it stands inside of `Runtime`.',
      variants: [
        { name: 'WaitCalled', meaning: 'The program called `wait`' },
        { name: 'WaitForCalled', meaning: 'The program called `wait_for`' },
        {
          name: 'WaitUpToCalled',
          meaning: 'The program called `wait_up_to`, and the gas covers only a part of the time',
        },
        { name: 'WaitUpToCalledFull', meaning: 'The program called `wait_up_to`, and the gas covers all of the time' },
      ],
      source: SOURCE,
    },
    MessageWokenRuntimeReason: {
      summary: 'Why a program took a message out of the waitlist. In the event it stands inside of `Runtime`.',
      variants: [{ name: 'WakeCalled', meaning: 'The program called `wake`, or the time of its wait was over' }],
      source: SOURCE,
    },
    MessageWokenSystemReason: {
      summary: 'Why the system took a message out of the waitlist. In the event it stands inside of `System`.',
      variants: [
        {
          name: 'ProgramGotInitialized',
          meaning: 'The initialisation of the program failed, or the program exited. One that succeeds wakes nothing',
        },
        {
          name: 'TimeoutHasCome',
          meaning: 'Not used in this release: when the time is over, the reason is `WakeCalled`',
        },
        { name: 'OutOfRent', meaning: 'The gas for the stay was used up' },
      ],
      source: SOURCE,
    },
    UserMessageReadRuntimeReason: {
      summary: 'Why a user took a message out of the mailbox. In the event it stands inside of `Runtime`.',
      variants: [
        { name: 'MessageReplied', meaning: 'The user replied' },
        { name: 'MessageClaimed', meaning: 'The user claimed the value' },
      ],
      source: SOURCE,
    },
    UserMessageReadSystemReason: {
      summary: 'Why the system took a message out of the mailbox. In the event it stands inside of `System`.',
      variants: [{ name: 'OutOfRent', meaning: 'The gas for the stay was used up; the value went to the user' }],
      source: SOURCE,
    },
    CodeChangeKind: {
      summary: 'What happened to code.',
      variants: [
        {
          name: 'Active',
          fields: '{ expiration: Option<u32> }',
          meaning: 'It was stored; `expiration` is `None`. The only variant that this release uses',
        },
        { name: 'Inactive', meaning: 'Not used in this release' },
        { name: 'Reinstrumented', meaning: 'Not used in this release' },
      ],
      source: SOURCE,
    },
    ProgramChangeKind: {
      summary: 'What happened to a program.',
      variants: [
        {
          name: 'Active',
          fields: '{ expiration: u32 }',
          meaning: 'It was initialised and takes messages. Programs do not expire; ignore the number',
        },
        { name: 'Inactive', meaning: 'It called `exit`' },
        { name: 'Paused', meaning: 'Not used in this release' },
        { name: 'Terminated', meaning: 'Its initialisation failed' },
        { name: 'ExpirationChanged', fields: '{ expiration: u32 }', meaning: 'Not used in this release' },
        {
          name: 'ProgramSet',
          fields: '{ expiration: u32 }',
          meaning: 'It was created and waits for its initialisation; ignore the number',
        },
      ],
      source: SOURCE,
    },
  },
} as const satisfies Grouped<EnumEntry>;
