import type { MetaFunction } from 'react-router';
import texte from '../../../content/legal/cookies.md';
import { MesChoix } from '../consentement/index.ts';
import { TexteLegal, metaLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) => metaLegal(ici, texte);

export default function CookiesPage() {
  return <TexteLegal texte={texte} valeurs={{ mesChoix: <MesChoix /> }} />;
}
