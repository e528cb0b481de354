import { expect, test } from 'vitest';
import { faultsOf } from './francais.ts';

test.each([
  ['web/site/accueil/A.tsx', '<p>Une question ?</p>', 'before ? ! ;'],
  ['web/site/accueil/A.tsx', '<p>Une question&nbsp;?</p>', 'before ? ! ;'],
  ['web/site/accueil/A.tsx', '<p>Valable {jours} ; puis plus rien.</p>', 'before ? ! ;'],
  ['web/site/accueil/A.tsx', '<A title="Encore : dix" />', 'before :'],
  ['web/socle/kernel/a.ts', 'dire(`${nom} : ${valeur}`)', 'before :'],
  ['server/eleve/series/a.ts', "throw new Refus(409, 'Trop tard : recommence.')", 'before :'],
  ['contract/a.ts', 'z.string(`Il faut « ${mot}`)', 'within « »'],
  ['contract/a.ts', "z.string('Il n\\'y a rien.')", '’ for an apostrophe'],
  ['web/extranet/A.tsx', '<p>Un instant...</p>', '… for three dots'],
  ['web/extranet/A.tsx', String.raw`<A title="Prêt\u202f?" />`, 'the sign itself'],
  ['web/extranet/A.tsx', String.raw`<p>Prêt\u202f?</p>`, 'the sign itself'],
  ['web/eleve/cours/A.tsx', '<p>Relisez votre chapitre.</p>', '« tu » to a learner'],
  ['content/legal/a.md', '## Les prix\n\nVoici ceux d’aujourd’hui :', 'before :'],
])('in %s, %s is found', (path, text, fault) => {
  expect(faultsOf([{ path, text }])).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['web/site/accueil/A.tsx', '<p>Une question&#8239;? Écris-nous&nbsp;: nous répondons.</p>'],
  ['web/eleve/cours/a.ts', "dire('Ton rendez-vous\\u00a0: demain.')"],
  ['web/extranet/questions/A.tsx', '<p>Relisez votre énoncé.</p>'],
  ['web/eleve/compte/a.ts', "dire('Vous êtes maintenant abonné à notre newsletter')"],
  ['web/socle/kernel/a.ts', "dire('Oups !'); const b = a ? c : d; // Qui « passe » : lui ?"],
  ['content/legal/a.md', '{fermee?} **Les prix**\u00a0: {prix}'],
  ['web/socle/kernel/a.ts', 'const code = `(() => { x ? y : z; })()`'],
])('in %s, %s is right', (path, text) => {
  expect(faultsOf([{ path, text }])).toEqual([]);
});
