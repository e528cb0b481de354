import type { MetaFunction } from 'react-router';
import texte from '../../../content/legal/accessibilite.md';
import { TexteLegal, metaLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) => metaLegal(ici, texte);

export default function AccessibilitePage() {
  return <TexteLegal texte={texte} />;
}
