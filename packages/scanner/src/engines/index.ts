import { checksEngine } from '../checks/engine.ts';
import { alfaEngine } from './alfa/engine.ts';
import { axeEngine } from './axe/engine.ts';
import type { Engine } from './engine.ts';
import { lighthouseEngine } from './lighthouse/engine.ts';

/** In the order in which they word an issue that several of them saw. */
export const engines: readonly Engine[] = [axeEngine, lighthouseEngine, alfaEngine, checksEngine];
