import type { MetaFunction } from 'react-router';
import texte from '../../../content/legal/viePrivee.md';
import { TexteLegal, metaLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) => metaLegal(ici, texte);

export default function ViePriveePage() {
  return <TexteLegal texte={texte} />;
}
