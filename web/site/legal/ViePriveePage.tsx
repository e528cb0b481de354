import type { MetaFunction } from 'react-router';
import texte from '../../../content/legal/viePrivee.md';
import { GARDE_DU_JOURNAL } from '../../../regles/journal.ts';
import { TexteLegal, metaLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) => metaLegal(ici, texte);

export default function ViePriveePage() {
  return <TexteLegal texte={texte} valeurs={{ gardeDuJournal: GARDE_DU_JOURNAL.enMots }} />;
}
