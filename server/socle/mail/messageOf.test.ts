import { describe, expect, test } from 'vitest';
import { marque } from '../../../marque.ts';
import { messageOf } from './messageOf.ts';
import { FRAGMENTS } from '../../testing/fragments.ts';
import type { Lettre } from './lettre.ts';

const LIEN = `https://priorite.example/api/user/confirmer?jeton=${'a1B2'.repeat(40)}&suite=1`;
const lettre = (more: Partial<Lettre> = {}): Lettre => ({
  sujet: 'Confirme ton adresse',
  salutation: 'Bonjour Chloé,',
  paragraphes: ['Bienvenue.'],
  ...more,
});
const ATTACK = '<script>alert(1)</script>"\'&';

describe('the text', () => {
  test('says everything in order, with the link whole and alone on its line', () => {
    const { texte } = messageOf(
      lettre({
        code: 'Qx7-vRm2',
        bouton: { libelle: 'Confirmer', adresse: LIEN },
        notes: ['Ce lien fonctionne une fois.'],
      }),
    );
    const [body, signature] = texte.split('\n\n-- \n');
    expect(body).toBe(
      `Bonjour Chloé,\n\nBienvenue.\n\nQx7-vRm2\n\nConfirmer\u00a0:\n${LIEN}\n\nCe lien fonctionne une fois.`,
    );
    for (const said of [marque.nom, marque.adresseSupport, marque.exploitant.numeroEntreprise])
      expect(signature).toContain(said);
  });

  test('is at most 72 columns wide, breaks at plain spaces alone, and cuts no link', () => {
    const long = 'Une phrase assez longue pour passer à la ligne, avec un prix de 15\u00a0€. ';
    const { texte } = messageOf(
      lettre({
        salutation: `Bonjour ${'é'.repeat(99)},`,
        paragraphes: [long.repeat(8), `Va sur ${LIEN} maintenant.`],
        bouton: { libelle: 'Confirmer', adresse: LIEN },
      }),
    );
    const lines = texte.split('\n');
    for (const line of lines.filter((line) => line !== LIEN))
      expect(line.length, line).toBeLessThanOrEqual(72);
    expect(lines.filter((line) => line === LIEN)).toHaveLength(2);
    expect(texte.replaceAll('\n', ' ')).toContain('15\u00a0€');
  });
});

describe('the HTML', () => {
  test('has the button, its link in full, the code, and who writes', () => {
    const { html } = messageOf(
      lettre({ code: 'Qx7-vRm2', bouton: { libelle: 'Confirmer', adresse: LIEN } }),
    );
    const href = LIEN.replace('&', '&amp;');
    expect(html.split(`href="${href}"`)).toHaveLength(3);
    expect(html).toContain(`>${href}</a>`);
    for (const said of ['>Confirmer</a>', '>Qx7-vRm2<', marque.adresseSupport])
      expect(html).toContain(said);
    const { iban: _, ...exploitant } = marque.exploitant;
    for (const said of Object.values(exploitant)) expect(html).toContain(said);
  });

  test('loads nothing and runs nothing', () => {
    const { html } = messageOf(lettre({ bouton: { libelle: 'Confirmer', adresse: LIEN } }));
    expect(html).not.toMatch(/<(img|script|link|iframe|svg)|\bsrc=|url\(|@import|\son\w+=/i);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

describe('whatever is in a letter stays words', () => {
  test('in the HTML', () => {
    const { html } = messageOf({
      sujet: ATTACK,
      salutation: `Bonjour ${ATTACK},`.replace('/', ''),
      paragraphes: [`${ATTACK}\nligne`],
      bouton: { libelle: ATTACK, adresse: 'https://priorite.example/?a=%22' },
      code: ATTACK,
      notes: [ATTACK],
    });
    expect(html).not.toMatch(/<script|alert\(1\)<\//);
    expect(html.split('&lt;script&gt;alert(1)')).toHaveLength(7);
    expect(html).toContain('&#39;&amp;<br>ligne');
  });

  test('a hundred hostile fragments wherever a letter has words: every tag is our own', () => {
    const tagsOf = (html: string) => html.match(/<[^>]*>/g)!.map((tag) => tag.replace(/\s.*/s, ''));
    const written = (texte: string) =>
      messageOf({
        sujet: texte,
        salutation: `Bonjour ${texte},`,
        paragraphes: [texte, `Le chapitre «\u00a0${texte}\u00a0» t’attend.`],
        bouton: { libelle: texte, adresse: 'https://priorite.example/' },
        code: texte,
        notes: [texte],
      });
    const calm = tagsOf(written('mots').html).filter((tag) => tag !== '<br>');
    for (const fragment of FRAGMENTS) {
      const { html, sujet } = written(fragment);
      expect(
        tagsOf(html).filter((tag) => tag !== '<br>'),
        fragment,
      ).toEqual(calm);
      expect(
        html.match(/<[^>]*\son\w+=[^>]*>|<[^>]*(href|src)="(?!https:\/\/priorite|mailto:)/i),
      ).toBe(null);
      expect(sujet).not.toMatch(/[\r\n\0]/);
    }
  });

  test.each(['Bonjour\r\nBcc: moi@evil.be', 'Bonjour\u0000\u2028Bcc: moi@evil.be'])(
    'a line break in a subject is a space: %j',
    (sujet) => {
      expect(messageOf(lettre({ sujet })).sujet).toBe('Bonjour Bcc: moi@evil.be');
    },
  );

  test('nothing turns the writing around', () => {
    const { texte, html } = messageOf(lettre({ paragraphes: ['a\u202eb'], code: 'c\u2066d' }));
    expect(texte + html).not.toMatch(/[\u202e\u2066]/);
  });

  test.each(['evil.be', 'https://evil.be', 'moi@evil.be'])(
    'a name like %s is not greeted: clients would make a link of it',
    (prenom) => {
      const { texte, html } = messageOf(lettre({ salutation: `Bonjour ${prenom},` }));
      expect(texte + html).not.toContain('evil');
      expect(texte).toMatch(/^Bonjour,\n/);
    },
  );

  test.each(['Jean-Rémi', 'J.-P.', 'O’Brien', 'M. Dupont'])('%s is greeted', (prenom) => {
    expect(messageOf(lettre({ salutation: `Bonjour ${prenom},` })).texte).toContain(prenom);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'https://a.be/" onclick="x'])(
    'a button does not lead to %s',
    (adresse) => {
      expect(() => messageOf(lettre({ bouton: { libelle: 'Aller', adresse } }))).toThrow();
    },
  );
});
