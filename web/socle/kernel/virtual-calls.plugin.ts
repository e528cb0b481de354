import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Call } from '../../../contract/call.ts';
import type * as Contract from '../../../contract/index.ts';

const ID = 'virtual:calls';
const RESOLVED = `\0${ID}`;
const CONTRACT = resolve(import.meta.dirname, '../../../contract');

/** Strips schemas from the contract, so that Zod never reaches the browser. */
export function virtualCalls(): Plugin {
  return {
    name: 'priorite:virtual-calls',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const contract = await runnerImport<typeof Contract>(resolve(CONTRACT, 'index.ts'));
      const { calls, isAnnulable } = contract.module;
      for (const file of contract.dependencies) this.addWatchFile(resolve(file));
      const table = Object.fromEntries(
        Object.entries<Call>(calls).map(([name, call]) => {
          const { method, path, audience, level, fonctions, multipart, cache } = call;
          const annulable = isAnnulable(call) || undefined;
          const entry = { method, path, audience, level, fonctions, multipart, cache, annulable };
          return [name, entry];
        }),
      );
      return `export default ${JSON.stringify(table)};`;
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(CONTRACT)) return;
      const table = this.environment.moduleGraph.getModuleById(RESOLVED);
      return table ? [...modules, table] : modules;
    },
  };
}
