import type * as journal from '../../contract/journal.ts';
import type { Handlers } from '../kernel/mount.ts';
import { getJournal } from './getJournal.ts';

export const journalRoutes: Handlers<keyof typeof journal> = { getJournal };
