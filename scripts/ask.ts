import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal; `hidden`: without an echo. */
export async function ask(question: string, hidden = false): Promise<string> {
  let silent = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = lines.question(question);
  silent = hidden;
  try {
    return await answer;
  } finally {
    lines.close();
    if (hidden) process.stdout.write('\n');
  }
}
