import { expect, it } from 'vitest';
import config from '../docusaurus.config';

it('R-WRITE-2: a broken link stops the build; what is broken otherwise is told, so that the strict build refuses it', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});
