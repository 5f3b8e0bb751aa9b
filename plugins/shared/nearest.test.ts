import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest', () => {
  it('orders names by what is wrong with them', () => {
    expect(nearest('sesion', ['era', 'session', 'deposit'])[0]).toBe('session');
    expect(nearest('existential', ['decimals', 'existentialDeposit'])[0]).toBe('existentialDeposit');
    expect(nearest('era', ['erb', 'ora'])).toEqual(['erb', 'ora']);
    expect(nearest('era', ['ora', 'erb'])).toEqual(['erb', 'ora']);
    expect(nearest('existential', ['exlstentiel', 'existentialDeposit'])[0]).toBe('existentialDeposit');
    expect(nearest('/docs/about/glossry', ['/docs/about', '/docs/about/glossary'])[0]).toBe('/docs/about/glossary');
    expect(nearest('ERA', ['session', 'era'])[0]).toBe('era');
  });
});
