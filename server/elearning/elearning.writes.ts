export { cleanTexte, isEmpty } from './cleanTexte.ts';
export { removeModuleOfAcces, setModulesOfAcces } from './modulesOfAcces.ts';
export { removeFromChapitres } from './removeFromChapitres.ts';
export { putBackInChapitres, restoreChapitre, restoreModule } from './restore.ts';
