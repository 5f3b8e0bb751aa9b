/**
 * Runs a command, and ends it with 1 if it throws: what it throws is for people, who get the message, and no list of functions.
 *
 * @param command - all that it does
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
