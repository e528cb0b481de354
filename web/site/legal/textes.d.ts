/* oxlint-disable typescript/consistent-type-imports -- a file that imports can't declare a module */
declare module '*.md' {
  const texte: import('./TexteLegal.tsx').Texte;
  export default texte;
}
