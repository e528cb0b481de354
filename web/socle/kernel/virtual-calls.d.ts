/* oxlint-disable typescript/consistent-type-imports -- a file that imports can't declare a module */
interface CallOfTheTable {
  method: 'GET' | 'POST';
  path: string;
  audience: import('../../../contract/call.ts').Audience;
  level?: import('../../../regles/niveaux.ts').Level;
  fonctions?: readonly import('../../../regles/fonctions.ts').Restreinte[];
  multipart?: true;
  cache?: number;
  annulable?: true;
}

declare module 'virtual:calls' {
  const calls: { [N in import('../../../contract/index.ts').CallName]: CallOfTheTable };
  export default calls;
}
