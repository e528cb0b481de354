import { expect, test } from 'vitest';
import { beginDay, finishRdv, newEleve } from '../../testing/attestation.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { sealRegistre } from '../../socle/securite/registre.ts';
import { sealContenu } from './contenu.ts';

const OTHER = { APP_SECRET: 'another secret, of another year and long enough' };

const school = await openSchoolForFile();

test('an attestation that stays closed is listed, exported, sent, taken back and replaced', async () => {
  const chef = await beginDay(school);
  const eleve = await newEleve(school, chef);
  const { attestation, acces_user_id } = await finishRdv(school, eleve);
  const contenu = sealContenu(OTHER, {
    prenom: 'Chloé',
    nom: 'Lejeune',
    dateNaissance: '1985-07-30',
    registreNational: '85073003328',
    cours: 'Cours',
    guides: [],
  });
  const { id } = attestation!;
  await school.database.write((trx) =>
    trx.updateTable('attestation').set({ contenu }).where('id', '=', id).execute(),
  );
  const seen = async () => {
    const { cours } = await chef.call('getAttestationsExtranet', { id: eleve.id });
    return cours[0]!.attestations;
  };
  expect(await seen()).toMatchObject([{ id, fermee: 1, depassee: 0, guides: [] }]);
  const { acces } = await eleve.call('getDonnees', {});
  const exported = acces.flatMap((each) => each.attestations);
  expect(exported).toMatchObject([{ numero: attestation!.numero, contenu: null }]);
  await chef.call('sendAttestation', { id });
  const guides = [{ prenom: 'Anne', nom: 'Vander', email: '' }];
  await chef.call('deliverAttestation', { acces_user_id, remplace: id, guides });
  const [next] = await seen();
  expect(next).toMatchObject({ fermee: 0, guides: [{ prenom: 'Anne' }] });
  await school.database.write((trx) =>
    trx.updateTable('attestation').set({ contenu }).where('id', '=', next!.id).execute(),
  );
  await chef.call('withdrawAttestation', { id: next!.id, motif: 'Une erreur de nom.' });
  expect((await seen())[0]).toMatchObject({ etat: 'retirée', fermee: 1 });
});

test('a register number that stays closed is missing: no paper is issued without it', async () => {
  const chef = await beginDay(school);
  const eleve = await newEleve(school, chef);
  const { attestation, acces_user_id } = await finishRdv(school, eleve);
  const registreNational = sealRegistre(OTHER, '85073003328');
  await school.database.write((trx) =>
    trx.updateTable('eleve').set({ registreNational }).where('id', '=', eleve.id).execute(),
  );
  const read = await chef.call('getRegistre', { id: eleve.id });
  expect(read).toMatchObject({ registreNational: null });
  expect(read.message).toContain('ressaisissez-le');
  const replace = chef.call('deliverAttestation', {
    acces_user_id,
    remplace: attestation!.id,
    guides: [{ prenom: 'Anne', nom: 'Vander', email: '' }],
  });
  expect(await replace).toMatchObject({ status: 409 });
});
