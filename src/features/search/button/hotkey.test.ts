import { describe, expect, it } from 'vitest';
import { opensSearch, typedText } from './hotkey';

const press = (key: string, modifiers = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...modifiers,
});

describe('R-SEARCH-1: keys that open search', () => {
  it.each([
    // [key, modifiers, typing in a field, opens]
    ['k', { ctrlKey: true }, false, true],
    ['K', { metaKey: true }, false, true],
    ['k', { ctrlKey: true }, true, true],
    ['k', { ctrlKey: true, altKey: true }, false, false],
    ['K', { ctrlKey: true, shiftKey: true }, false, false],
    ['л', { ctrlKey: true, code: 'KeyK' }, false, true],
    ['t', { ctrlKey: true, code: 'KeyK' }, false, false],
    ['k', {}, false, false],
    ['/', {}, false, true],
    ['/', {}, true, false],
    ['/', { ctrlKey: true }, false, false],
    ['/', { isComposing: true }, false, false],
  ])('%s with %j, in a field: %s', (key, modifiers, typing, opens) => {
    expect(opensSearch(press(key, modifiers), typing)).toBe(opens);
  });

  it.each([
    ['g', {}, 'g'],
    ['G', {}, 'G'],
    ['7', {}, '7'],
    ['ж', {}, 'ж'],
    ['Enter', {}, undefined],
    [' ', {}, undefined],
    ['Tab', {}, undefined],
    ['g', { ctrlKey: true }, undefined],
    ['g', { metaKey: true }, undefined],
    ['g', { altKey: true }, undefined],
    ['g', { isComposing: true }, undefined],
  ])('on the button, %j with %j types %j', (key, modifiers, letter) => {
    expect(typedText(press(key, modifiers), false)).toBe(letter);
  });

  it.each([
    ['/', '/'],
    [' ', ' '],
    ['a', 'a'],
    ['🚀', '🚀'],
    ['Enter', undefined],
    ['Escape', undefined],
  ])('while the dialog is on its way, %j types %j', (key, text) => {
    expect(typedText(press(key), true)).toBe(text);
  });
});
