#!/usr/bin/env node
// TypeScript runs through jiti, which keeps what it has compiled: there is no build step, and the second start is quick.
import { createJiti } from 'jiti';

await createJiti(import.meta.url).import('./main.ts');
