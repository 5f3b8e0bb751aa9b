import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { cardsOf } from '.';

it('names on each card the release that its page describes', () => {
  const version = (label: string, permalink: string) => ({
    label,
    docs: [{ id: 'gas', title: 'Gas', permalink }],
    sidebars: { docs: [{ type: 'category', label: 'Build', items: [{ type: 'doc', id: 'gas' }] }] },
  });
  const loadedVersions = [version('Gear 2.0.0', '/vara/docs/gas'), version('Gear 1.9', '/vara/docs/1.9/gas')];
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } } as unknown as AllContent;
  const card = { title: 'Gas', section: 'Build' };
  expect([...cardsOf(allContent, '/vara/', 'Vara Network')]).toEqual([
    ['docs/gas.png', { ...card, site: 'Vara Network  ·  Gear 2.0.0' }],
    ['docs/1.9/gas.png', { ...card, site: 'Vara Network  ·  Gear 1.9' }],
  ]);
});
