import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src';

// Seen in WebKitGTK 2.50: a colour or a thickness beside the line makes it drop the declaration, and nothing is underlined.
it('what is underlined has its colour, style and thickness in properties of their own, as Safari needs it', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.css$|styles\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /text-decoration:\s*\S+\s+\S/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(wrong).toEqual([]);
});
