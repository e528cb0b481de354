import type * as journal from '../../../contract/journal.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { getJournal } from './getJournal.ts';

export const journalRoutes: Handlers<keyof typeof journal> = { getJournal };
