import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { REGLES_MOT_DE_PASSE } from '../../../regles/motDePasse.ts';
import { motDePasseEnvoye } from '../../eleve/compte/motDePasse.ts';
import { motDePasseFacile } from './motDePasseFacile.ts';

const chloe = { prenom: 'Chloé', nom: 'De Smet', email: 'c.lambert92@exemple.be' };
/** Mailed passwords have no vowels, so they never contain a name. */
const lea = { prenom: 'Léa', nom: 'Odoo', email: 'io@exemple.be' };
const words = (text: string) => text.trim().split(/\s+/);

const COURANTS = words(`
  Password1! Azerty123! Motdepasse1! Bonjour2024! Soleil123! Belgique1! Azertyuiop1! P@ssw0rd
  Qwerty123! Welcome1! Summer2025! Liverpool1! Jetaime123! Doudou123! Été-2026-! Aa123456! Aaaaaaa1!
  Priorite2026$ P@ssw0rd2026! !!Bonjour2026 Coucou123! Marseille13! Namur5000! Permis2026! PermisB1!
  Autoecole1! Auto-Ecole1! Chocolat1! Loulou123! Vacances2025! Septembre2026! Lundi123! Samsung1!
  Nicolas123! Camille2006! Thomas1998! Juventus1! Anderlecht1! Standard1898! Football1! Pokemon25!
  Minecraft1! Fortnite2020! Superman1! Iloveyou1! Letmein1! Admin123! Changeme1! Test1234! Abcd1234!
  Abc123!! Qwertyuiop1! Azer1234! Aqwzsx123! 1234Azer! A1b2c3d4! Zxcvbnm1! Nutella1! Papillon1!
  Princesse1! Toulouse31! Mercedes1! Tweety123! Hello123! Maman123! Monamour1! Motdepasse2026!
  Passw0rd! M0tdepasse! Aze123456! Azerty12! Azertyuiop123$ Bienvenue1! Starwars1! Dragon12!
  Winter2024! Automne2025! Janvier2026! Dimanche1! Charlotte1! Alexandre1! Matthieu1! Bruxelles1!
  Charleroi1! Liege4000! Wallonie1! Conduire1! Voiture1! Ferrari1! Peugeot206! Clio2004! Kevin2003!
  Chouchou1! Patate123! Banane123! Licorne1! Naruto123! Naruto77! Pikachu1! Batman123! Facebook1!
  Instagram1! Google123! Internet1! Ordinateur1! Secret123! Trustno1! Monkey123! Sunshine1! Shadow123!
  Michael1! Jordan23! Ronaldo7! Mbappe10! Eden2018! Hazard10! Diablesrouges1! Red-devils1
  Mot-de-passe1 Jet@ime1! J3t@ime! Azerty2026! Nicolas12052006! 1Soleil! 2026Bonjour! S0le1l2026!
  Ch0c0lat! Doudoudoudou1! Qsdfghjk1! Qsdfgh12! Wxcvbn12! Azeqsd123! Je-t-aime1 Code-de-la-route1
  Bruxelles-1000 Juillet.2026 Salut123! Demo-2026!`);

const BONS = words(`
  Trois-tramways-7 Kfqz-mwpt-4729 Le2chatsurlemur! Деревня-19 Rond-Point-42 Un-autre-mot-8
  Mot-de-voleur-8 Wq-7hhk!pp Rue-Haute-77 Bcdf-ghjk-2345 vX9#kLm2qR Gt7$wPz!3n xK4!mmQz9t
  Cheval-batterie-9-agrafe! Ma-Tortue-mange-3-fraises! Jaime7NainsEtLeurChien? Pluie.Velours.Canal.38
  7Girafes&1Tracteur Orage+Lampe+Tuile+5 Nuage_Vert_Piano_88 Hq2@vTyz0L bW8%nDfe3K Soleil83920471!
  Zébulon-range-ses-4-skis K7%29@4#18b Moi-non-plus-31 J'aiPerdu2Gants Vélo-sous-la-pluie-6
  Rxv4-Tpq8 Xo9!vbNn tR5_kkWq Cheval-sous-la-pluie-4`);

describe('a password that is easy to guess', () => {
  test('all of these could be chosen, as far as the rules of composition go', () => {
    expect(COURANTS.length).toBeGreaterThanOrEqual(100);
    expect(BONS.length).toBeGreaterThanOrEqual(30);
    for (const password of [...COURANTS, ...BONS])
      for (const [regle] of REGLES_MOT_DE_PASSE) expect(password).toMatch(regle);
  });

  test.each(COURANTS)('%s is among the first to be tried', (password) => {
    expect(motDePasseFacile(password, chloe)).toMatch(/premiers/);
  });

  test('and so are the 3000 that are used most, with a capital, a figure and a sign', () => {
    const within = dictionary['passwords-common']
      .map((p) => `${p[0]!.toUpperCase()}${p.slice(1)}${/\d/.test(p) ? '!' : '1!'}`)
      .filter((password) => REGLES_MOT_DE_PASSE.every(([regle]) => regle.test(password)));
    const accepted = within
      .slice(0, 3000)
      .filter((password) => motDePasseFacile(password, lea) === undefined);
    expect(accepted).toEqual([]);
  });

  test.each(BONS)('%s will do', (password) => {
    expect(motDePasseFacile(password, chloe)).toBeUndefined();
  });

  test('and so will what we mail', () => {
    for (let n = 0; n < 200; n++) {
      const password = motDePasseEnvoye();
      expect(motDePasseFacile(password, lea), password).toBeUndefined();
    }
  });

  test.each(['Chloe-2008!', 'CHLOÉ-a-17-ans!', 'Smet&Cie-44', 'mon-L@mbert-9', 'X-lambert92-Y'])(
    '%s says who one is',
    (password) => {
      expect(motDePasseFacile(password, chloe)).toMatch(/ton nom/);
    },
  );

  test('a name of three letters is not looked for', () => {
    expect(motDePasseFacile('Rue-Haute-77', { prenom: 'Léa', nom: 'Rue', email: 'r@x.be' })).toBe(
      undefined,
    );
  });
});
