import type { CallToolResult } from '@modelcontextprotocol/server';

/** What a caller did wrong, with what would be right. The model reads it and tries again. */
export class WrongArgument extends Error {}

const asText = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** Runs a tool. A wrong argument, or a site that cannot be read, becomes an answer that says so, not a failure of the protocol. */
export async function answering(run: () => Promise<string>): Promise<CallToolResult> {
  try {
    return asText(await run());
  } catch (error) {
    if (!(error instanceof WrongArgument)) console.error(error);
    return { ...asText(error instanceof Error ? error.message : String(error)), isError: true };
  }
}
